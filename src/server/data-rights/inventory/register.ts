import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from '#server/platform/postgres/schema.ts'
import type { TableEntry } from './inventory-entry.ts'
import { accountsEntry, addressesEntry, auditEntry, browserSecretsEntry, keysEntry } from './lasting.ts'
import { mergesEntry } from './merging.ts'
import {
  challengesEntry,
  changesEntry,
  codesEntry,
  deletionUndosEntry,
  heldNoticesEntry,
  limitsEntry,
  linksEntry,
  outboxEntry,
  proofsEntry,
  stopTokensEntry,
} from './passing.ts'

type Schema = typeof schema

/** Every table of the schema. */
export type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never
}[keyof Schema]

/** What every column of the schema holds on a person, in the order shown to people. */
export const dataInventoryRegister: { [Name in TableName]: TableEntry<Schema[Name]> } = {
  accounts: accountsEntry,
  addresses: addressesEntry,
  keys: keysEntry,
  browserSecrets: browserSecretsEntry,
  journal: auditEntry,
  proofs: proofsEntry,
  challenges: challengesEntry,
  links: linksEntry,
  codes: codesEntry,
  changes: changesEntry,
  stopTokens: stopTokensEntry,
  deletionUndos: deletionUndosEntry,
  brings: mergesEntry,
  outbox: outboxEntry,
  heldNotices: heldNoticesEntry,
  limits: limitsEntry,
}
