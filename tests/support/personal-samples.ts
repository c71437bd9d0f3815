import type { AskedOf, PersonalChange } from '#shared/personal-fields.ts'

type Sample<Change extends PersonalChange> = {
  /** The call that changes it, and the published address of that. */
  call: `account.${string}`
  at: `POST /api/account/${string}`
  input: Record<AskedOf<Change>, string>
  refused: object
  /** The heading of its form, the label of each field, and how pages show the input. */
  heading: string
  labels: Record<AskedOf<Change>, string>
  shown: string
}

/** Each of the personal data, with a valid input and a refused one. The tests of all of them are driven by this table. */
export const personalSamples: { [Change in PersonalChange]: Sample<Change> } = {
  name: {
    call: 'account.setRealName',
    at: 'POST /api/account/real-name',
    input: { first: 'Ada', last: 'Lovelace' },
    refused: { first: 'Ada' },
    heading: 'Real Name',
    labels: { first: 'First Name', last: 'Last Name' },
    shown: 'Ada Lovelace',
  },
  birthday: {
    call: 'account.setBornOn',
    at: 'POST /api/account/born-on',
    input: { bornOn: '1990-12-10' },
    refused: { bornOn: '1990-02-30' },
    heading: 'Birthday',
    labels: { bornOn: 'Birthday' },
    shown: 'December 10, 1990',
  },
}
