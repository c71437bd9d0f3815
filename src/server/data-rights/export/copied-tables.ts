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

/** A table as a copy of it is called, and what tells its rows apart for people. */
type CopiedTable = { name: string; of: PgTable; titleOf?: (row: Record<string, unknown>) => unknown }

/**
 * What each table is called in `account.json`. Not those that hold nothing on a person, and not the journal: that has a
 * file of its own.
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
