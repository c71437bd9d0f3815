import type { Elements } from '#client/lib/elements.ts'
import styles from './field.module.css'

export type FieldWords = {
  label: string
  hint?: string | undefined
  error?: string | null | undefined
}

type FieldProps = FieldWords & {
  /** Of the input in it, and the beginning of the ids of its words. */
  id: string
  children: Elements
}

/** Around an input: what it is for, and what is wrong with what is in it. */
export function Field({ id, label, hint, error, children }: FieldProps) {
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
      {children satisfies Elements}
      {/* Always in the document: a live region that arrives together with its text is often not read. */}
      <p className={styles.error} id={`${id}-error`} role="status">
        {error}
      </p>
    </div>
  )
}

/** What is read with the input, as the ids of its words. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
