import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { counted, sql } from './database.ts'
import { entryAfter, noted } from './journal.ts'
import { hashOf, newSecret, type Standing, sign } from './tokens.ts'

/** Each of these is one prepared statement with the same reads and writes as in the service. */
export async function createGuest(client: string, { browserId }: { browserId: string }) {
  const [account, key, secretId] = [newId(), newId(), newId()]
  const { secret, hash } = newSecret()
  const [row] = await sql`
    with minute as (${counted('accounts_a_minute', client, 30_000_000, 60)}),
    hour as (${counted('accounts_an_hour', client, 300_000_000, 3600)}),
    told as (
      ${entryAfter(sql`(select ${account}::uuid as account_id, 0 as seq, null::text as hash from minute, hour)`, { event: 'guest_made' })}
    ),
    account as (
      insert into accounts (id, upid, user_handle, journal_seq, journal_hash)
      select account_id, ${newUpid()}, ${randomBytes(64)}, seq, hash from told
      returning *
    ),
    noted as (${noted(sql`told`)}),
    key as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${key}, id, 'browser', 'Chrome on Linux', ${browserId} from account
      returning *
    ),
    secret as (
      insert into browser_secrets (id, hash, key_id) select ${secretId}, ${hash}, id from key
    )
    select account.*, key.id as key_id, key.name as key_name, key.browser_id, key.created_at as key_created_at
    from account, key`
  if (!row) return null
  return {
    success: true,
    ...sign({ sub: account, key, secret: secretId }),
    browserKey: secret,
    ...present([row], key),
  }
}

export async function readAccount({ sub, key, secret }: Standing) {
  const rows = await sql`
    select account.*, key.id as key_id, key.type as key_type, key.name as key_name, key.browser_id,
      key.created_at as key_created_at, key.last_used_at as key_last_used_at, secret.signed_in_by
    from accounts account
    join keys key on key.account_id = account.id and key.revoked_at is null
    left join lateral (
      select signed_in_by from browser_secrets
      where key_id = key.id and (expires_at is null or expires_at > now())
      order by created_at desc limit 1
    ) secret on key.type = 'browser'
    where account.id = ${sub} and exists (
      select from browser_secrets
      where id = ${secret} and key_id = ${key} and (expires_at is null or expires_at > now())
    )
    order by key.created_at, key.id`
  return rows.some((row) => row.key_id === key) ? present(rows, key) : null
}

export async function refresh({ refreshToken }: { refreshToken: string }) {
  const [row] = await sql`
    with found as (
      select secret.id as secret_id, secret.key_id, key.account_id
      from browser_secrets secret
      join keys key on key.id = secret.key_id and key.revoked_at is null
      where secret.hash = ${hashOf(refreshToken)} and (secret.expires_at is null or secret.expires_at > now())
    ),
    account as (
      update accounts set last_used_at = now() from found
      where accounts.id = found.account_id and accounts.last_used_at < now() - interval '1 hour'
    ),
    key as (
      update keys set last_used_at = now() from found
      where keys.id = found.key_id and keys.revoked_at is null
      returning keys.id
    )
    select found.* from found join key on key.id = found.key_id`
  if (!row) return null
  const { jwt, expiresIn } = sign({ sub: row.account_id, key: row.key_id, secret: row.secret_id })
  return { success: true, accessToken: jwt, expiresIn }
}

export function newUpid() {
  return randomBytes(5).toString('hex').toUpperCase()
}

type Row = Record<string, unknown>

function present(rows: Row[], current: string) {
  const [account = {}] = rows
  return {
    id: account.id,
    upid: account.upid,
    first: account.first,
    middle: account.middle,
    last: account.last,
    bornOn: account.born_on,
    email: account.email ?? account.pending_email,
    emailVerified: account.email !== null,
    pendingEmail: account.pending_email,
    emails: {},
    displayName: [account.first, account.last].filter(Boolean).join(' ') || 'User',
    ghost: account.email === null,
    createdAt: account.created_at,
    keys: rows.map((row) => ({
      id: row.key_id,
      type: 'browser',
      name: row.key_name,
      createdAt: row.key_created_at,
      lastUsed: row.key_last_used_at ?? null,
      browserId: row.browser_id,
      current: row.key_id === current,
      signedInWith: null,
    })),
  }
}
