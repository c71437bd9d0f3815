import { recordOf } from './record-of.ts'

/** How a text is checked, shown and described: what a person is called, or a birthday. */
export type PersonalKind = 'name' | 'day'

/**
 * What holders tell about themselves. Each has one form and one call that changes it, one audit event, and may be
 * merged from a guest. `noun` is its name in sentences, `title` the one on the account page.
 */
export const personalChanges = {
  name: { kind: 'name', noun: 'name', title: 'real name' },
  birthday: { kind: 'day', noun: 'birthday', title: 'birthday' },
} as const satisfies Record<string, { kind: PersonalKind; noun: string; title: string }>

export type PersonalChange = keyof typeof personalChanges

/**
 * Where that is stored: columns of the account, which are fields of its answers. All code for personal data derives
 * from these two tables. A field that is not asked for is only shown.
 */
export const personalFields = {
  first: { of: 'name', noun: 'first name', isAsked: true },
  middle: { of: 'name', noun: 'middle name', isAsked: false },
  last: { of: 'name', noun: 'last name', isAsked: true },
  bornOn: { of: 'birthday', noun: 'birthday', isAsked: true },
} as const satisfies Record<string, { of: PersonalChange; noun: string; isAsked: boolean }>

type Fields = typeof personalFields

export type PersonalField = keyof Fields

/** The fields that this call changes. */
export type AskedOf<Change extends PersonalChange> = {
  [Field in PersonalField]: Fields[Field] extends { of: Change; isAsked: true } ? Field : never
}[PersonalField]

/** The fields that holders tell. */
export type AskedField = AskedOf<PersonalChange>

/** What a holder has told; null while unknown. */
export type PersonalData = Record<AskedField, string | null>

// TypeScript knows the keys of an object only as strings.
export const PERSONAL_CHANGES = Object.keys(personalChanges) as [PersonalChange, ...PersonalChange[]]
export const PERSONAL_FIELDS = Object.keys(personalFields) as PersonalField[]
export const ASKED_FIELDS = PERSONAL_FIELDS.filter(isAsked)

function isAsked(field: PersonalField): field is AskedField {
  return personalFields[field].isAsked
}

/** The fields that this call changes, in the order of the form. */
export function askedOf<Change extends PersonalChange>(change: Change): AskedOf<Change>[] {
  return ASKED_FIELDS.filter((field): field is AskedOf<Change> => personalFields[field].of === change)
}

export function kindOf(field: PersonalField): PersonalKind {
  return personalChanges[personalFields[field].of].kind
}

/** The fields of an account whose holder has told nothing. */
export const nothingTold = recordOf(PERSONAL_FIELDS, () => null)

/** 'First name' */
export function capitalized(noun: string) {
  return noun.slice(0, 1).toUpperCase() + noun.slice(1)
}

/** 'your name', 'your birthday' */
export const yourPersonalData = PERSONAL_CHANGES.map((change) => `your ${personalChanges[change].noun}`)
