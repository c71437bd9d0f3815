import { type ComponentProps, useId } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string
  error?: string | null
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {/* Always in the document: a live region that arrives together with its text is often not read. */}
      <p className={styles.error} id={`${id}-error`} role="status">
        {error}
      </p>
    </div>
  )
}
