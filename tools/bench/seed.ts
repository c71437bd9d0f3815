import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { v7 as newId } from 'uuid'

/**
 * The rows that calls need are written straight into the tables, the same for every compared server. So no measured
 * process has had less work than another.
 */
type Account = { id: string; upid: string; handle: string; email: string | null }

type NewKey = { id: string; account: string; secret: string }

function newAccounts(count: number, emailOf: (turn: number) => string | null = () => null): Account[] {
  return Array.from({ length: count }, (_, turn) => ({
    id: newId(),
    upid: randomBytes(5).toString('hex').toUpperCase(),
    handle: randomBytes(64).toString('hex'),
    email: emailOf(turn),
  }))
}

async function insertAccounts(sql: Sql, accounts: Account[]) {
  await sql`
    insert into accounts (id, upid, user_handle, email)
    select id, upid, decode(handle, 'hex'), email
    from jsonb_to_recordset(${asJson(accounts)}::text::jsonb) as its(id uuid, upid text, handle text, email text)`
  await sql`
    insert into addresses (address, account_id)
    select email, id from jsonb_to_recordset(${asJson(accounts)}::text::jsonb) as its(id uuid, email text)
    where email is not null`
}

/** Guests, and the secret that the browser of each stores. */
export async function seedGuests(sql: Sql, count: number): Promise<string[]> {
  const accounts = newAccounts(count)
  await insertAccounts(sql, accounts)
  const keys = accounts.map(({ id }): NewKey => ({ id: newId(), account: id, secret: newSecret() }))
  await sql`
    insert into keys (id, account_id, type, name, browser_id)
    select id, account, 'browser', 'Chrome on Linux', substr(md5(id::text), 1, 16)
    from jsonb_to_recordset(${asJson(keys)}::text::jsonb) as its(id uuid, account uuid)`
  const hashes = keys.map(({ id, secret }) => ({ key: id, hash: sha256(secret) }))
  await sql`
    insert into browser_secrets (key_id, hash)
    select key, decode(hash, 'hex')
    from jsonb_to_recordset(${asJson(hashes)}::text::jsonb) as its(key uuid, hash text)`
  return keys.map(({ secret }) => secret)
}

/** Accounts with a verified address each. */
export async function seedOwners(sql: Sql, count: number): Promise<string[]> {
  const accounts = newAccounts(count, newAddress)
  await insertAccounts(sql, accounts)
  return accounts.map(({ email }) => email ?? '')
}

/** Sign-in links that were mailed to these addresses, as their tokens. */
export async function seedLinks(sql: Sql, addresses: string[]): Promise<string[]> {
  const links = addresses.map((address) => ({ address, token: newSecret() }))
  const rows = links.map(({ address, token }) => ({ address, hash: sha256(token) }))
  await sql`
    insert into links (hash, address, expires_at)
    select decode(hash, 'hex'), address, now() + interval '15 minutes'
    from jsonb_to_recordset(${asJson(rows)}::text::jsonb) as its(hash text, address text)`
  return links.map(({ token }) => token)
}

/** Accounts with a passkey each, all with one key pair, which makes no difference to the verification. */
export async function seedPasskeys(sql: Sql, count: number, publicKey: Buffer) {
  const accounts = newAccounts(count)
  await insertAccounts(sql, accounts)
  const keys = accounts.map(({ id, handle }) => ({
    id: newId(),
    account: id,
    handle,
    credential: randomBytes(32).toString('hex'),
  }))
  await sql`
    insert into keys (id, account_id, type, name, credential_id, public_key, counter, backup_eligible, backed_up)
    select id, account, 'passkey', 'Passkey', decode(credential, 'hex'), ${publicKey}, 0, true, true
    from jsonb_to_recordset(${asJson(keys)}::text::jsonb) as its(id uuid, account uuid, credential text)`
  return keys.map(({ credential, handle }) => ({
    credentialId: spelled(credential),
    userHandle: spelled(handle),
  }))
}

/** Pending sign-ins by passkey, as their challenges. */
export async function seedChallenges(sql: Sql, count: number): Promise<string[]> {
  const challenges = Array.from({ length: count }, () => randomBytes(32))
  const rows = challenges.map((challenge) => ({ hash: sha256(challenge) }))
  await sql`
    insert into challenges (hash, purpose, expires_at)
    select decode(hash, 'hex'), 'login', now() + interval '5 minutes'
    from jsonb_to_recordset(${asJson(rows)}::text::jsonb) as its(hash text)`
  return challenges.map((challenge) => challenge.toString('base64url'))
}

const SHORT_LIVED = ['links', 'challenges', 'outbox', 'limits']
const LASTING = ['accounts', 'addresses', 'keys', 'browser_secrets']

/** Deletes short-lived rows, and updates the planner's statistics of every table as in a busy database. */
export async function tidy(sql: Sql) {
  for (const table of SHORT_LIVED) await sql.unsafe(`delete from ${table}`)
  await sql.unsafe(`vacuum (analyze) ${[...SHORT_LIVED, ...LASTING].join(', ')}`)
}

export function newAddress() {
  return `${randomBytes(8).toString('hex')}@mail.example`
}

function newSecret() {
  return randomBytes(32).toString('base64url')
}

function sha256(bytes: string | Buffer) {
  return createHash('sha256').update(bytes).digest('hex')
}

function spelled(hex: string) {
  return Buffer.from(hex, 'hex').toString('base64url')
}

function asJson(rows: object[]) {
  return JSON.stringify(rows)
}
