import type { Elements } from '#client/lib/elements.ts'
import { PAGE_TITLE } from '#client/lib/use-field-focus.ts'
import styles from './field.module.css'

export type FieldWords = {
  label: string
  hint?: string | undefined
  error?: string | null | undefined
}

type FieldProps = FieldWords & {
  /** The id of its input, and the start of the ids of its texts. */
  id: string
  children: Elements
}

/** The frame of an input: its purpose, and what is wrong with its content. */
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
      {/* Always in the document: a live region that appears together with its text is often not read. */}
      <p className={styles.error} id={`${id}-error`} role="status">
        {error}
      </p>
    </div>
  )
}

type Described = Omit<FieldWords, 'label'> & {
  /** The page's title is read first. */
  isTitled: boolean
}

/** The texts that are read with the input, as ids. */
export function describedBy(id: string, { hint, error, isTitled }: Described) {
  const texts = [isTitled && PAGE_TITLE, hint && `${id}-hint`, error && `${id}-error`]
  return texts.filter(Boolean).join(' ') || undefined
}
