import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { queries } from '#client/cache/queries.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { toast } from '#client/lib/toasts.ts'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/details.tsx'
import styles from '#client/ui/edit-form.module.css'
import { Problem } from '#client/ui/problem.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Key } from '#shared/credentials.ts'
import { nameProblemOf, nameRequired, normalizeName } from '#shared/real-name.ts'

/** Gives a key a name of one's own, for the list. */
export function NameKey({ of: key }: { of: Key }) {
  const [text, setText] = useState(key.name)
  const [isEdited, setEdited] = useState(false)
  const { keys } = useProcedures()
  const { mutateAsync: rename } = useMutation(keys.rename.mutationOptions())
  const { doing, problem, attempt } = useAttempt<'rename'>()
  const error = nameProblemOf(text, nameRequired('name'))

  function save(event: FormEvent) {
    event.preventDefault()
    if (error !== null || doing !== null) return
    void attempt(
      'rename',
      async () => {
        await rename({ keyId: key.id, name: normalizeName(text) })
        await queries.invalidateQueries()
        toast('Name saved.')
      },
      failures.update,
    )
  }

  return (
    <Details summary="Give it a name">
      <form className={styles.form} noValidate onSubmit={save}>
        <Problem says={problem} />
        <TextField
          label="Name"
          hint="Only your list of keys shows it. Letters go on saying what the key is."
          value={text}
          error={isEdited ? error : null}
          onChange={({ target }) => {
            setText(target.value)
            setEdited(true)
          }}
        />
        <Button type="submit" disabled={error !== null} isBusy={doing === 'rename'}>
          Save
        </Button>
      </form>
    </Details>
  )
}
