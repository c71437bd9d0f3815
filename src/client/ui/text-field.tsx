import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

type TextFieldProps = ComponentProps<'input'> & FieldWords

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId()

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  )
}
