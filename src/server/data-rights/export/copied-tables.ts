import type { PgTable } from 'drizzle-orm/pg-core'
import type { TableName } from '#server/data-rights/inventory/register.ts'
import {
  accounts,
  addresses,
  brings,
  browserSecrets,
  challenges,
  changes,
  codes,
  deletionUndos,
  heldNotices,
  keys,
  limits,
  links,
  outbox,
  proofs,
  stopTokens,
} from '#server/platform/postgres/schema.ts'

/** A table, its name in the export, and the title of a row for people. */
type CopiedTable = { name: string; of: PgTable; titleOf?: (row: Record<string, unknown>) => unknown }

/**
 * The name of each table in `account.json`. Tables without personal data are left out. So is the audit log, which has
 * its own file.
 */
export const copiedTables = {
  accounts: { name: 'account', of: accounts },
  addresses: { name: 'addresses', of: addresses, titleOf: ({ address }) => address },
  keys: { name: 'keys', of: keys, titleOf: ({ name }) => name },
  browserSecrets: { name: 'signIns', of: browserSecrets },
  proofs: { name: 'proofs', of: proofs },
  challenges: { name: 'passkeyQuestions', of: challenges },
  links: { name: 'signInLinks', of: links, titleOf: ({ address }) => address },
  codes: { name: 'codes', of: codes, titleOf: ({ address }) => address },
  changes: { name: 'changes', of: changes, titleOf: ({ event }) => event },
  stopTokens: { name: 'waysToStop', of: stopTokens },
  deletionUndos: { name: 'waysBack', of: deletionUndos },
  brings: { name: 'broughtAlong', of: brings },
  outbox: { name: 'waitingLetters', of: outbox },
  heldNotices: { name: 'heldNotices', of: heldNotices },
  limits: { name: 'counts', of: limits },
} satisfies Partial<Record<TableName, CopiedTable>>

export type CopiedTableName = keyof typeof copiedTables

export const copiedTableNames = Object.keys(copiedTables) as CopiedTableName[]

export function copiedTable(table: CopiedTableName): CopiedTable {
  return copiedTables[table]
}
