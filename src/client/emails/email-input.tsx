import type { ComponentProps } from 'react'
import { TextField } from '#client/ui/text-field.tsx'
import styles from './form.module.css'

type EmailInputProps = Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'readOnly' | 'onBlur'> & {
  onEmail: (email: string) => void
}

export function EmailInput({ onEmail, ...field }: EmailInputProps) {
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        label="Email"
        isPurpose
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onEmail(event.target.value)}
      />
    </div>
  )
}
