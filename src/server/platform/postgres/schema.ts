import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { AUDIT_EVENTS } from '#shared/audit-events.ts'
import { PERSONAL_CHANGES } from '#shared/personal-fields.ts'
import type { Effect } from './change-effect.ts'

/** Raw bytes. The driver uses Uint8Array; the application compares and prints Buffers. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value) => value,
})

function moment() {
  return timestamp({ withTimezone: true, mode: 'date' })
}

/**
 * An account, from the first visit on. A ghost is an account with no row in `addresses`. Written by account-store/,
 * the head of its log by audit-log/.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** Public id: 10 characters of Crockford base32. */
    upid: text().notNull().unique(),
    first: text(),
    middle: text(),
    last: text(),
    bornOn: date({ mode: 'string' }),
    /** The verified recovery address; `addresses` holds the claim to it. */
    email: text(),
    /** An address that waits for its code. It reserves nothing and identifies nobody. */
    pendingEmail: text(),
    /** WebAuthn user handle: 64 random bytes that reveal nothing about the account. */
    userHandle: bytes().notNull().unique('accounts_user_handle_unique'),
    createdAt: moment().notNull().defaultNow(),
    /** Last sign-in or refresh; decides when an abandoned ghost is purged. */
    lastUsedAt: moment().notNull().defaultNow(),
    /** When its holder restricted it: stored, but not used. */
    restrictedAt: moment(),
    /** The browser key that restricted it: lifting the restriction signs that browser out. */
    restrictedByKeyId: uuid().references((): AnyPgColumn => keys.id, { onDelete: 'set null' }),
    /** When it will be deleted; until then its holder may cancel the deletion. */
    restsUntil: moment(),
    /** When the deletion was requested. */
    restsSince: moment(),
    /** When the next pending change takes effect; null when there is none. Every query of the account reads it. */
    dueAt: moment(),
    /** The newest audit event: their number so far, and the hash that the next one continues. */
    journalSeq: integer().notNull().default(0),
    journalHash: text(),
  },
  (table) => [
    index('accounts_resting').on(table.restsUntil).where(sql`rests_until is not null`),
    index('accounts_due').on(table.dueAt).where(sql`due_at is not null`),
    index().on(table.restrictedByKeyId),
  ],
)

/**
 * Verified ownership. A row exists while the address is an account's recovery e-mail or activated e-mail key, or was
 * and is pending removal. The primary key makes two owners impossible, whatever runs in parallel.
 * Written by account-store/.
 */
export const addresses = pgTable(
  'addresses',
  {
    address: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    verifiedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.accountId)],
)

/** Every key of every account, all four types. A revoked row never becomes valid again. Written by account-store/. */
export const keys = pgTable(
  'keys',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text({ enum: ['browser', 'passkey', 'email', 'feature'] }).notNull(),
    /** What we call it: a browser and its system, who keeps a passkey, an address. Letters and the journal say this. */
    name: text().notNull(),
    /** What its holder calls it. Anybody with a session may change it, so it is never part of a warning. */
    label: text(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
    revokedAt: moment(),
    /**
     * Passkeys and e-mail keys: the secret whose session added this one. The lineage decides which keys a first
     * verification keeps.
     */
    madeBySecretId: uuid().references((): AnyPgColumn => browserSecrets.id, { onDelete: 'set null' }),

    /**
     * Names the browser for people and proves nothing: several rows may have the same. Of a passkey: the browser that it
     * was made in; null if it is carried elsewhere.
     */
    browserId: text(),

    credentialId: bytes(),
    publicKey: bytes(),
    counter: bigint({ mode: 'number' }),
    transports: text().array(),
    backupEligible: boolean(),
    backedUp: boolean(),
    aaguid: uuid(),
    provider: text(),

    email: text(),
    activatedAt: moment(),

    featureName: text(),
  },
  (table) => [
    index().on(table.accountId),
    index('keys_live').on(table.accountId, table.createdAt, table.id).where(sql`revoked_at is null`),
    index('keys_awaiting_activation')
      .on(table.createdAt)
      .where(sql`type = 'email' and activated_at is null and revoked_at is null`),
    index().on(table.madeBySecretId),
    uniqueIndex('keys_credential_id').on(table.credentialId),
    uniqueIndex('keys_one_per_email')
      .on(table.accountId, table.email)
      .where(sql`type = 'email' and revoked_at is null`),
    uniqueIndex('keys_one_per_feature')
      .on(table.accountId, table.featureName)
      .where(sql`type = 'feature' and revoked_at is null`),
    check(
      'keys_columns_of_type',
      sql`case type
        when 'browser' then browser_id is not null
        when 'passkey' then credential_id is not null and public_key is not null and counter is not null
          and backup_eligible is not null and backed_up is not null
        when 'email' then email is not null
        when 'feature' then feature_name is not null
        else false end`,
    ),
  ],
)

/**
 * Secrets of browser keys, as SHA-256. A session belongs to one of them, and each remembers the one it came from.
 * Renewing a key adds one. The older ones stay valid until the new one is first used, plus a grace period, so that a
 * lost answer locks nobody out. An ended one stays as long as its key: lineages may run through it.
 * Written by account-store/.
 */
export const browserSecrets = pgTable(
  'browser_secrets',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: bytes().notNull().unique('browser_secrets_hash_unique'),
    keyId: uuid()
      .notNull()
      .references((): AnyPgColumn => keys.id, { onDelete: 'cascade' }),
    /** The secret of the same key that was presented to get this one; null for the first. */
    renewedFrom: uuid().references((): AnyPgColumn => browserSecrets.id, { onDelete: 'set null' }),
    /** How its holder signed in: null for a guest. */
    signedInBy: text({ enum: ['passkey', 'email'] }),
    /** The passkey or e-mail key used; null for a guest, and for a link to the recovery address. */
    signedInWithKeyId: uuid().references((): AnyPgColumn => keys.id, { onDelete: 'set null' }),
    /** The address whose link or code was used; null for every other sign-in. */
    signedInWithAddress: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When the sign-in that created it proved more than a browser key; null for any other. */
    provedAt: moment(),
    /** The `proved_at` of the sign-in, for a secret that a later proof renewed; null for any other. */
    signedInAt: moment(),
    usedAt: moment(),
    expiresAt: moment(),
  },
  (table) => [index().on(table.keyId), index().on(table.renewedFrom), index().on(table.signedInWithKeyId)],
)

/** A running passkey ceremony. Deleted by the first `complete` that names it. Written by passkeys/. */
export const challenges = pgTable(
  'challenges',
  {
    hash: bytes().primaryKey(),
    purpose: text({ enum: ['register', 'login', 'prove'] }).notNull(),
    /** The bearer's account at `begin`; null for a new account and for a sign-in. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Registration: values of a new account. */
    upid: text(),
    userHandle: bytes(),
    pendingEmail: text(),
    /** Sign-in: the offered credential ids in base64url; null when the ceremony is discoverable. */
    offered: text().array(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index('challenges_offered').using('gin', table.offered).where(sql`offered is not null`),
    index().on(table.expiresAt),
  ],
)

/**
 * Tokens that cancel a deletion, as SHA-256: one for each notified address, valid until the account is kept or
 * deleted. Written by account-store/.
 */
export const deletionUndos = pgTable(
  'deletion_undos',
  {
    hash: bytes().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.accountId)],
)

/** Sign-in links, one per address: a newer one replaces the older. Written by sign-in-links/. */
export const links = pgTable(
  'links',
  {
    hash: bytes().primaryKey(),
    address: text().notNull().unique(),
    /** The account that asked, if signed in. It gains nothing unless it redeems the link itself. */
    askedByAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.askedByAccountId), index().on(table.expiresAt)],
)

/**
 * Six-digit codes, one per account, address and purpose, as HMAC with a pepper stored elsewhere.
 * Written by account-store/.
 */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    purpose: text({ enum: ['recovery', 'conflict', 'email_key', 'proof'] }).notNull(),
    keyId: uuid().references(() => keys.id, { onDelete: 'cascade' }),
    hmac: bytes().notNull(),
    /** E-mail keys: the token of the mailed link. Step-up: the session that asked. */
    tokenHash: bytes().unique('codes_token_hash_unique'),
    /** The browser key whose session asked. The code is deleted together with that key. */
    askedByKeyId: uuid().references(() => keys.id, { onDelete: 'cascade' }),
    /** Whether step-up was given or not needed. A request without step-up must not replace such a code. */
    isProven: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('codes_one_per_purpose').on(table.accountId, table.address, table.purpose),
    index().on(table.keyId),
    index().on(table.askedByKeyId),
    index().on(table.expiresAt),
  ],
)

/**
 * Step-up proofs: the browser's user has shown more than its key. For one call of the session that got it, as
 * SHA-256. Written by account-protection/.
 */
export const proofs = pgTable(
  'proofs',
  {
    hash: bytes().primaryKey(),
    secretId: uuid()
      .notNull()
      .references(() => browserSecrets.id, { onDelete: 'cascade' }),
    /**
     * The passkey used. Exactly one of the two is set, and it must still belong to the account when the proof is
     * used.
     */
    keyId: uuid().references(() => keys.id, { onDelete: 'cascade' }),
    /** The address used. */
    address: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.secretId), index().on(table.keyId), index().on(table.expiresAt)],
)

/**
 * Changes to an account's sign-in methods, for `SENIORITY_S` seconds, and every pending change.
 * Written by account-store/.
 */
export const changes = pgTable(
  'changes',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    event: text({ enum: AUDIT_EVENTS }).notNull(),
    /** The browser key that made it; null when made by a mailed link. */
    byKeyId: uuid().references(() => keys.id, { onDelete: 'set null' }),
    /** Name of that browser. */
    browser: text(),
    /** The key it concerns, with its name at the time. */
    keyType: text({ enum: ['browser', 'passkey', 'email', 'feature'] }),
    keyName: text(),
    /** When it takes effect; null if it did so at once. */
    takesEffectAt: moment(),
    /** What is done then; for something added, what removes it again. Null once it is done or stopped. */
    effect: jsonb().$type<Effect>(),
    stoppedAt: moment(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.byKeyId),
    index().on(table.at),
    index('changes_waiting').on(table.accountId, table.takesEffectAt).where(sql`effect is not null`),
  ],
)

/** Links and tokens that stop a pending change, as SHA-256. Written by account-protection/. */
export const stopTokens = pgTable(
  'stop_tokens',
  {
    hash: bytes().primaryKey(),
    changeId: uuid()
      .notNull()
      .references(() => changes.id, { onDelete: 'cascade' }),
    /**
     * The mailbox it was mailed to, which must still belong to the account; null for a sign-in by a passkey pending
     * removal.
     */
    address: text(),
  },
  (table) => [index().on(table.changeId)],
)

/**
 * What was merged from a guest, while that can be undone: the values before, and the merged ones, because a value
 * changed since then stays. Written by accounts/.
 */
export const brings = pgTable(
  'brings',
  {
    hash: bytes().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brought: text({ enum: PERSONAL_CHANGES }).array().notNull(),
    first: text(),
    last: text(),
    bornOn: date({ mode: 'string' }),
    firstBefore: text(),
    lastBefore: text(),
    bornOnBefore: date({ mode: 'string' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
)

/**
 * Audit events of an account, in order. Each continues the one before by its hash, so none can be changed or left out
 * unnoticed. Written by audit-log/.
 */
export const journal = pgTable(
  'journal',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 ... */
    seq: integer().notNull(),
    /** To the millisecond, as in the hash. */
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    event: text({ enum: AUDIT_EVENTS }).notNull(),
    /** Name of the browser that did it, if one did. */
    browser: text(),
    /** The key it concerns, with its name at the time. */
    keyType: text({ enum: ['browser', 'passkey', 'email', 'feature'] }),
    keyName: text(),
    detail: text(),
    /** The hash of the previous entry; null in the first. */
    previous: text(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.seq] })],
)

export type LetterState = 'waiting' | 'away' | 'refused' | 'sent' | 'expired' | 'dead'

/**
 * Mails, written in the transaction that caused them. One that was sent, or expired unsent, stays two days without its
 * content, so that it can be traced. Written by outbox/.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** The mail, encrypted: a copy of the database must not reveal valid links and codes. Empty once it has ended. */
    sealed: text().notNull(),
    /** Name of the secret it is sealed with. */
    sealedBy: text().notNull(),
    /** Keyed fingerprint of the recipient's address. Null: written by a version that made none. */
    fingerprint: text(),
    /** The account it is about, if known. No foreign key, because the account may be deleted by now. */
    accountId: uuid(),
    kind: text().notNull(),
    /** When its link or code expires, so that sending is useless; null for notices. */
    expiresAt: moment(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due. Claiming a mail moves this into the future. */
    nextTryAt: moment().notNull().defaultNow(),
    /**
     * `waiting`: not tried yet. `away`: the mail server did not answer the last try. `refused`: it refused this mail for
     * now. Ended: `sent`, `expired` or `dead` (refused for good).
     */
    state: text().$type<LetterState>().notNull().default('waiting'),
    /** The mail server's last reply in its first words, without addresses and secrets. */
    reply: text(),
    /** When it ended, whether sent, expired or dead. The name is from the time when only dead mails stayed. */
    deadAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('outbox_waiting').on(table.attempts, table.nextTryAt).where(sql`dead_at is null`),
    index('outbox_account').on(table.accountId).where(sql`account_id is not null`),
    index('outbox_fingerprint').on(table.fingerprint).where(sql`fingerprint is not null`),
    index('outbox_ended').on(table.state, table.deadAt).where(sql`dead_at is not null`),
  ],
)

/**
 * Notices beyond the daily limit, counted by event: one digest reports them when the day is over.
 * Written by account-protection/.
 */
export const heldNotices = pgTable(
  'held_notices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    event: text().notNull(),
    count: integer().notNull(),
    /** When the digest is due. */
    dueAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.address, table.event] }),
    index().on(table.dueAt),
  ],
)

/** Counters of the rate limits: fixed windows that begin with their first use. Written by rate-limits/. */
export const limits = pgTable(
  'limits',
  {
    /** One of LIMITS in rate-limits/limit-kinds.ts. */
    kind: text().notNull(),
    /** A network, an address, or the id of an account: never two of them alike. */
    subject: text().notNull(),
    /** The address that a count of an account is about; empty in all other counts. */
    address: text().notNull(),
    count: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    // By subject first: a deletion finds everything that is counted on an account or address.
    primaryKey({ columns: [table.subject, table.kind, table.address] }),
    index().on(table.expiresAt),
  ],
)
