import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { newSessionToken } from '#server/sessions/session-token.ts'
import { testConfig } from '../../../tests/support/test-config.ts'

/**
 * The accounts of a large database. Every value derives from the account's number. So the database can make a million
 * by itself, and each is known without a query.
 */
export type Person = {
  accountId: string
  browserKeyId: string
  secretId: string
  secret: string
  passkeyId: string
  emailKeyId: string
  featureKeyId: string
  address: string
}

/** They were created one a millisecond, as their UUIDv7 say. */
const FIRST_BIRTH = 1_750_000_000_000

export function person(number: number): Person {
  return {
    accountId: idOf('account', number),
    browserKeyId: idOf('browser', number),
    secretId: idOf('secret', number),
    secret: secretOf('secret', number),
    passkeyId: idOf('passkey', number),
    emailKeyId: idOf('email', number),
    featureKeyId: idOf('feature', number),
    address: `person-${number}@scale.example`,
  }
}

/** This many different ones, at random among all. */
export function somePeople(size: number, count: number): Person[] {
  const numbers = new Set<number>()
  while (numbers.size < Math.min(size, count)) numbers.add(1 + Math.floor(Math.random() * size))
  return [...numbers].map(person)
}

/** As the measured service signs them: it has the same secret and the same address. */
const config = testConfig({ dataDir: '' })

export function tokenFor({ accountId, browserKeyId, secretId }: Person): string {
  const holder = { isGhost: false, signedInAt: new Date(), method: 'email' as const, features: [] }
  const { jwt } = newSessionToken({ config }, { accountId, browserKeyId, secretId }, holder)
  return jwt
}

function idOf(kind: string, number: number) {
  const time = (FIRST_BIRTH + number).toString(16).padStart(12, '0')
  const rest = createHash('md5').update(`${kind} ${number}`).digest('hex')
  const groups = [
    time.slice(0, 8),
    time.slice(8),
    `7${rest.slice(0, 3)}`,
    `8${rest.slice(3, 6)}`,
    rest.slice(6, 18),
  ]
  return groups.join('-')
}

/** A secret that a browser stores or a mail contained, of which the database has only the SHA-256. */
export function secretOf(kind: string, number: number): string {
  return createHash('sha256').update(`${kind} of ${number}`).digest('base64url')
}

/** The same in SQL, for the session that fills the tables. */
export async function teachPeople(sql: Sql) {
  await sql.unsafe(`
    create function pg_temp.id_of(kind text, number bigint) returns uuid immutable language sql as $$
      select (lpad(to_hex(${FIRST_BIRTH} + number), 12, '0') || '7' || substr(md5(kind || ' ' || number), 1, 3)
        || '8' || substr(md5(kind || ' ' || number), 4, 15))::uuid $$`)
  await sql.unsafe(`
    create function pg_temp.secret_of(kind text, number bigint) returns text immutable language sql as $$
      select rtrim(translate(encode(sha256(convert_to(kind || ' of ' || number, 'UTF8')), 'base64'), '+/', '-_'), '=')
    $$`)
  await sql.unsafe(`
    create function pg_temp.hash_of(kind text, number bigint) returns bytea immutable language sql as $$
      select sha256(convert_to(pg_temp.secret_of(kind, number), 'UTF8')) $$`)
}
