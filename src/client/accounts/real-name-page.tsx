import { TextField } from '#client/ui/text-field.tsx'
import type { Account } from '#shared/accounts.ts'
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, nameProblemOf, normalizeName } from '#shared/real-name.ts'
import { EditForm } from './edit-form.tsx'
import { EditPage } from './edit-page.tsx'
import { useEditForm } from './use-edit-form.ts'
import { useSetRealName } from './use-set-real-name.ts'

const problemOf = {
  first: (text: string) => nameProblemOf(text, FIRST_NAME_REQUIRED),
  last: (text: string) => nameProblemOf(text, LAST_NAME_REQUIRED),
}

export default function RealNamePage() {
  return (
    <EditPage title="Real Name" lead="The name on your door. Only you see it.">
      {(account) => <RealNameForm key={account.id} account={account} />}
    </EditPage>
  )
}

function RealNameForm({ account }: { account: Account }) {
  const { mutateAsync: save } = useSetRealName(account)
  const form = useEditForm({
    saved: { first: account.first ?? '', last: account.last ?? '' },
    clean: normalizeName,
    problemOf,
    done: 'Real name saved.',
    save,
  })

  return (
    <EditForm form={form}>
      <TextField label="First Name" autoComplete="given-name" {...form.field('first')} />
      <TextField label="Last Name" autoComplete="family-name" {...form.field('last')} />
    </EditForm>
  )
}
