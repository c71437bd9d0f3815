import { type FormEvent, useState } from 'react'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { isGuest } from '#client/sessions/use-session.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import styles from '#client/ui/edit-form.module.css'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Account } from '#shared/accounts.ts'
import { DELETE_WORD } from '#shared/delete-word.ts'
import { trimInvisible } from '#shared/hidden-characters.ts'
import { pages } from '#shared/page-paths.ts'
import { DeletedThings } from './deleted-things.tsx'
import { RestInWords } from './describe-grace-period.tsx'
import { useDeletion } from './use-deletion.ts'

/** What is deleted and when, with the figures of this account, and the word that confirms it. */
export function AskDeletion({ account }: { account: Account }) {
  const { doing, problem, step, remove } = useDeletion(account)
  const [word, setWord] = useState('')
  const isMeant = trimInvisible(word) === DELETE_WORD
  const isLasting = !isGuest(account)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isMeant && doing === null) void remove()
  }

  return (
    <GhostPage title="Delete Account" lead="Moving out, for good." pose="waving">
      {!isLasting && (
        <Notice kind="warning">
          <p>
            You are a guest without a passkey or a verified email, so nobody could let you back in. This
            account is deleted at once, and there is no way back.
          </p>
        </Notice>
      )}
      <Section title="What will be deleted">
        <DeletedThings account={account} />
      </Section>
      <Section title="When">
        <RestInWords account={account} />
      </Section>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Problem says={problem} />
        <TextField
          isPurpose
          label={`Type ${DELETE_WORD} to confirm`}
          value={word}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={doing !== null}
          onChange={(event) => setWord(event.target.value)}
        />
        <Actions>
          <Button look="danger" type="submit" disabled={!isMeant} isBusy={doing === 'delete'}>
            {isLasting ? 'Delete Account' : 'Delete Account at Once'}
          </Button>
          <ButtonLink to={pages.account}>Cancel</ButtonLink>
        </Actions>
      </form>
      {step satisfies Elements}
    </GhostPage>
  )
}
