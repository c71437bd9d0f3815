import { useMutation } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { useLocation } from '#client/lib/navigation.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Account } from '#shared/accounts.ts'
import { birthdayProblemOf } from '#shared/birthday.ts'
import { canonicalPath, personalPages } from '#shared/page-paths.ts'
import {
  type AskedField,
  PERSONAL_CHANGES,
  type PersonalChange,
  personalFields,
} from '#shared/personal-fields.ts'
import { nameProblemOf, nameRequired, normalizeName } from '#shared/real-name.ts'
import { birthdayRange, localToday } from './birthday-range.ts'
import { EditForm } from './edit-form.tsx'
import { EditPage } from './edit-page.tsx'
import { savesAccount } from './saves-account.ts'
import { useEditForm } from './use-edit-form.ts'
import { useSetRealName } from './use-set-real-name.ts'

type Form = { title: string; lead: string; Fields: FunctionComponent<{ account: Account }> }

const forms: Record<PersonalChange, Form> = {
  name: { title: 'Real Name', lead: 'The name on your door. Only you see it.', Fields: RealNameForm },
  birthday: { title: 'Birthday', lead: 'The day you first came through a door.', Fields: BirthdayForm },
}

/** The page of each form about what the holder tells. */
export default function PersonalPage() {
  const path = canonicalPath(useLocation().pathname)
  const change = PERSONAL_CHANGES.find((known) => personalPages[known] === path)
  // The router shows this page at these paths alone. An address that is being left is no form.
  if (change === undefined) return null
  const { title, lead, Fields } = forms[change]

  return (
    <EditPage key={change} title={title} lead={lead}>
      {(account) => <Fields key={account.id} account={account} />}
    </EditPage>
  )
}

function RealNameForm({ account }: { account: Account }) {
  const { mutateAsync: save } = useSetRealName(account)
  const form = useEditForm({
    saved: { first: account.first ?? '', last: account.last ?? '' },
    clean: normalizeName,
    problemOf: { first: problemOf('first'), last: problemOf('last') },
    done: 'Real name saved.',
    save,
  })

  return (
    <EditForm form={form}>
      <TextField isPurpose label="First Name" autoComplete="given-name" {...form.field('first')} />
      <TextField label="Last Name" autoComplete="family-name" {...form.field('last')} />
    </EditForm>
  )
}

/** Why a name is not accepted. */
function problemOf(field: AskedField) {
  return (text: string) => nameProblemOf(text, nameRequired(personalFields[field].noun))
}

function BirthdayForm({ account }: { account: Account }) {
  const today = localToday()
  const procedures = useProcedures()
  const { mutateAsync: save } = useMutation(
    procedures.account.setBornOn.mutationOptions(savesAccount(procedures, (birthday) => birthday)),
  )
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
        isPurpose
        label="Birthday"
        type="date"
        autoComplete="bday"
        {...birthdayRange(today)}
        {...form.field('bornOn')}
      />
    </EditForm>
  )
}
