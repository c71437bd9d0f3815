import { type ComponentProps, useId, useRef } from 'react'
import { useFieldFocus } from '#client/lib/use-field-focus.ts'
import { describedBy, Field, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'ref'> &
  FieldWords & {
    /** The page is for this field: it has the focus on arrival. */
    isPurpose?: boolean
  }

export function TextField({ label, hint, error, isPurpose = false, ...input }: TextFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isTitled = useFieldFocus(field, isPurpose)

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        ref={field}
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, isTitled })}
      />
    </Field>
  )
}
