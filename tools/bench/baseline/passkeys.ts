import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { counted, sql } from './database.ts'
import { entryAfter, noted } from './journal.ts'
import { hashOf, newSecret, sign } from './tokens.ts'

export async function beginLogin(client: string) {
  const challenge = randomBytes(32)
  const [row] = await sql`
    with client as (${counted('ceremonies_a_minute', client, 60_000_000, 60)})
    insert into challenges (hash, purpose, expires_at)
    select ${hashOf(challenge)}, 'login', now() + interval '5 minutes' from client
    returning expires_at`
  if (!row) return null
  return {
    success: true,
    challenge: challenge.toString('base64url'),
    timeout: 300_000,
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'required',
    extensions: {},
  }
}

type Credential = {
  id: string
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

/** Two statements: the challenge is used up whether the signature is valid or not. */
export async function completeLogin({ credential }: { credential: Credential }) {
  const { response } = credential
  const clientData = Buffer.from(response.clientDataJSON, 'base64url')
  const { challenge } = JSON.parse(clientData.toString())
  const [passkey] = await sql`
    with challenge as (
      delete from challenges where hash = ${hashOf(Buffer.from(challenge, 'base64url'))} and purpose = 'login'
      returning expires_at
    )
    select keys.id, keys.name, keys.public_key, keys.counter, keys.account_id
    from challenge, keys
    where keys.credential_id = ${Buffer.from(credential.id, 'base64url')} and keys.revoked_at is null
      and challenge.expires_at > now()`
  if (!passkey) return null
  const authenticatorData = Buffer.from(response.authenticatorData, 'base64url')
  const signed = Buffer.concat([authenticatorData, hashOf(clientData)])
  const signature = Buffer.from(response.signature, 'base64url')
  if (!verify('sha256', signed, publicKeyOf(passkey.public_key), signature)) return null

  const [key, secretId] = [newId(), newId()]
  const { secret, hash } = newSecret()
  const [row] = await sql`
    with account as (
      select id, email, last_used_at, journal_seq, journal_hash from accounts where id = ${passkey.account_id} for no key update
    ),
    passkey as (
      update keys set counter = ${authenticatorData.readUInt32BE(33)}, backed_up = true, last_used_at = now()
      from account
      where keys.id = ${passkey.id} and keys.counter = ${passkey.counter} and keys.revoked_at is null
      returning keys.account_id
    ),
    key as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${key}, account_id, 'browser', 'Chrome on Linux', ${randomBytes(8).toString('hex')} from passkey
      returning id
    ),
    secret as (
      insert into browser_secrets (id, hash, key_id, signed_in_by, signed_in_with_key_id)
      select ${secretId}, ${hash}, id, 'passkey', ${passkey.id} from key
    ),
    told as (
      ${entryAfter(sql`(select account.id as account_id, journal_seq as seq, journal_hash as hash from account, key)`, { event: 'signed_in', passkey: sql`${passkey.name}` })}
    ),
    noted as (${noted(sql`told`)}),
    stamped as (
      update accounts set
        last_used_at = case when account.last_used_at < now() - interval '1 hour' then now() else account.last_used_at end,
        journal_seq = told.seq, journal_hash = told.hash
      from account, told
      where accounts.id = account.id
    )
    select account.id, account.email from account, key`
  if (!row) return null
  return {
    success: true,
    user: { id: row.id, email: row.email, displayName: 'User' },
    ...sign({ sub: row.id, key, secret: secretId }),
    browserKey: secret,
  }
}

/** COSE_Key of ES256 (RFC 9053 7.1.1) as every passkey encodes it: the coordinates are always at the same offsets. */
function publicKeyOf(cose: Uint8Array) {
  const bytes = Buffer.from(cose)
  const x = bytes.subarray(10, 42).toString('base64url')
  const y = bytes.subarray(45, 77).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}
