import { useMutation } from '@tanstack/react-query'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { TextField } from '#client/ui/text-field.tsx'
import type { Account } from '#shared/accounts.ts'
import { birthdayProblemOf } from '#shared/birthday.ts'
import { birthdayRange, localToday } from './birthday-range.ts'
import { EditForm } from './edit-form.tsx'
import { EditPage } from './edit-page.tsx'
import { savesAccount } from './saves-account.ts'
import { useEditForm } from './use-edit-form.ts'

export default function BirthdayPage() {
  return (
    <EditPage title="Birthday" lead="The day you first came through a door.">
      {(account) => <BirthdayForm key={account.id} account={account} />}
    </EditPage>
  )
}

function BirthdayForm({ account }: { account: Account }) {
  const today = localToday()
  const { mutateAsync: save } = useSetBirthday()
  const form = useEditForm({
    saved: { bornOn: account.bornOn ?? '' },
    clean: (text) => text,
    problemOf: { bornOn: (text) => birthdayProblemOf(text, today) },
    // A year on its way through 0001, 0019 and 0199.
    isUnfinished: (text) => text.startsWith('0'),
    done: 'Birthday saved.',
    save,
  })

  return (
    <EditForm form={form}>
      <TextField
        label="Birthday"
        type="date"
        autoComplete="bday"
        {...birthdayRange(today)}
        {...form.field('bornOn')}
      />
    </EditForm>
  )
}

function useSetBirthday() {
  const procedures = useProcedures()
  return useMutation(
    procedures.account.setBornOn.mutationOptions(savesAccount(procedures, (birthday) => birthday)),
  )
}
