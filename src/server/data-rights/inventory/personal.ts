import { columnBefore } from '#server/accounts/merge-guest/merges.ts'
import type { accounts, brings } from '#server/platform/postgres/schema.ts'
import { ASKED_FIELDS, PERSONAL_FIELDS, personalFields } from '#shared/personal-fields.ts'
import { fromEntries, recordOf } from '#shared/record-of.ts'
import type { TableEntry } from './inventory-entry.ts'

const untilChanged = () => 'Until you change it, or as long as the account'

/** The personal columns of an account. */
export const personalColumns = recordOf(PERSONAL_FIELDS, (field) => {
  const { noun, isAsked } = personalFields[field]
  return {
    purpose: isAsked ? `Your ${noun}, if you tell us` : `Your ${noun}. Nobody asks for it yet`,
    kept: untilChanged,
  }
}) satisfies Partial<TableEntry<typeof accounts>['columns']>

/** What was merged from a guest, and what was there before. */
export const mergedColumns = {
  ...recordOf(ASKED_FIELDS, (field) => ({
    purpose: `The ${personalFields[field].noun} that you brought along. If you change it later, the change stays`,
  })),
  ...fromEntries(
    ASKED_FIELDS.map((field) => [
      columnBefore(field),
      { purpose: `Your ${personalFields[field].noun} before that, so that you can have it back` },
    ]),
  ),
} satisfies Partial<TableEntry<typeof brings>['columns']>
