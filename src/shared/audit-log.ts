import { z } from 'zod'
import { AUDIT_EVENTS } from './audit-events.ts'
import { success } from './envelope.ts'
import { text } from './text.ts'

/** The maximum of the database's integer; no journal reaches it. */
export const MOST_ENTRIES = 2_147_483_647

const eventKey = z.object({
  type: z.enum(['browser', 'passkey', 'email', 'feature']).describe('Kind of the key.'),
  name: z.string().describe('Name of the key at that time.'),
})

/** What the journal and the list of changes tell of an event. */
export const eventFields = {
  at: z.iso.datetime().describe('When it happened.'),
  event: z.enum(AUDIT_EVENTS).describe('What happened.'),
  browser: z
    .string()
    .nullable()
    .describe('Name of the browser that did it; null: no browser of the account.'),
  key: eventKey.nullable().describe('The key that it concerns; null for none.'),
}

/** An event, linked to the one before by its hash. */
const auditEntry = z.object({
  seq: z.int().positive().describe('Its number in the journal: 1, 2, 3 and so on.'),
  ...eventFields,
  detail: z
    .string()
    .nullable()
    .describe("The address it concerns, masked unless the account's own; or null."),
  previous: z.string().nullable().describe('`hash` of the entry before; null in the first entry of all.'),
  hash: z.string().describe('SHA-256 (base64url) of the entry without `hash`, as RFC 8785 writes JSON.'),
})

export type AuditEntry = z.infer<typeof auditEntry>

/** The newest entry, signed. An account from before journals has none yet: 0 and null. */
export const auditLogHead = z.object({
  seq: z.int().nonnegative().describe('`seq` of the newest entry; 0 for none.'),
  hash: z.string().nullable().describe('`hash` of the newest entry; null for none.'),
  kid: z.string().describe('Name of the key that signed, one of `/.well-known/latchkey-journal.json`.'),
  signature: z.string().describe('Ed25519 signature over `upid.seq.hash`, in base64url.'),
})

export type AuditLogHead = z.infer<typeof auditLogHead>

/** The text that the head's signature covers. */
export function signedText(upid: string, { seq, hash }: Pick<AuditLogHead, 'seq' | 'hash'>) {
  return `${upid}.${seq}.${hash ?? ''}`
}

/** More digits than `MOST_ENTRIES` has. */
const LONGEST_NUMBER = 20

const place = z.int().min(1).max(MOST_ENTRIES)

/** In an address a number is a text. */
export const auditLogInput = z.object({
  before: z
    .union([place, text(LONGEST_NUMBER).transform(Number).pipe(place)])
    .optional()
    .describe('Only entries with a smaller `seq`: the smallest of the answer before.'),
})

/** Newest first. */
export const auditLogOutput = z.object({
  success,
  entries: z.array(auditEntry).describe('What happened, newest first.'),
  head: auditLogHead.describe('The newest entry, signed.'),
})
