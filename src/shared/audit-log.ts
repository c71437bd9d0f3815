import { z } from 'zod'
import { AUDIT_EVENTS } from './audit-events.ts'
import { success } from './envelope.ts'
import { text } from './text.ts'

/** The maximum of the database's integer; no journal reaches it. */
export const MOST_ENTRIES = 2_147_483_647

/** An event, linked to the one before by its hash. */
const auditEntry = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  event: z.enum(AUDIT_EVENTS),
  browser: z.string().nullable(),
  key: z.object({ type: z.enum(['browser', 'passkey', 'email', 'feature']), name: z.string() }).nullable(),
  detail: z.string().nullable(),
  previous: z.string().nullable(),
  hash: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntry>

/** The newest entry, signed. An account from before journals has none yet: 0 and null. */
export const auditLogHead = z.object({
  seq: z.int().nonnegative(),
  hash: z.string().nullable(),
  kid: z.string(),
  signature: z.string(),
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
  before: z.union([place, text(LONGEST_NUMBER).transform(Number).pipe(place)]).optional(),
})

/** Newest first. */
export const auditLogOutput = z.object({ success, entries: z.array(auditEntry), head: auditLogHead })
