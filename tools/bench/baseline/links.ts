import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { counted, sql } from './database.ts'
import { newUpid } from './guests.ts'
import { entryAfter, noted } from './journal.ts'
import { hashOf, newSecret, type Standing, sign } from './tokens.ts'

/** As long as a sealed letter of the service. */
const LETTER = randomBytes(1800).toString('base64url')

/** A row while the session of a guest is active. */
function standing({ secret, key }: Standing) {
  return sql`
    select keys.account_id from browser_secrets join keys on keys.id = browser_secrets.key_id
    where browser_secrets.id = ${secret} and keys.id = ${key} and keys.revoked_at is null
      and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())`
}

/** Writes the letter and sends nothing. */
export async function askForLink(client: string, session: Standing, { email }: { email: string }) {
  const { hash, secret } = newSecret()
  const [row] = await sql`
    with session as (${standing(session)}),
    client as (${counted('mails_from_network_an_hour', client, 60_000_000, 3600)}),
    hour as (${counted('mails_to_address_an_hour', email, 5, 3600)}),
    day as (${counted('mails_to_address_a_day', email, 20, 86_400)}),
    link as (
      insert into links (hash, address, asked_by_account_id, expires_at)
      select ${hash}, ${email}, account_id, now() + interval '15 minutes' from session, client, hour, day
      on conflict (address) do update set
        hash = excluded.hash, asked_by_account_id = excluded.asked_by_account_id, expires_at = excluded.expires_at
      returning address, expires_at
    )
    insert into outbox (id, sealed, sealed_by, kind, expires_at)
    select ${newId()}, ${`${secret}${LETTER}`}, 'baseline', 'signInLink', expires_at from link
    returning id`
  return row ? { success: true, message: 'Check your email for a sign-in link.' } : null
}

export async function redeemLink(session: Standing, { token }: { token: string }) {
  const [account, key, secretId] = [newId(), newId(), newId()]
  const { secret, hash } = newSecret()
  const [row] = await sql`
    with session as (${standing(session)}),
    link as (
      delete from links using session where hash = ${hashOf(token)} and expires_at > now() returning address
    ),
    owner as (
      select accounts.id, accounts.last_used_at, accounts.journal_seq, accounts.journal_hash, link.address from link
      join addresses on addresses.address = link.address
      join accounts on accounts.id = addresses.account_id
      for no key update of accounts
    ),
    verified as (
      ${entryAfter(sql`(select ${account}::uuid as account_id, 0 as seq, null::text as hash from link where not exists (select from owner))`, { event: 'address_verified', detail: sql`(select address from link)` })}
    ),
    told as (
      ${entryAfter(
        sql`(
          select id as account_id, journal_seq as seq, journal_hash as hash from owner
          union all select account_id, seq, hash from verified
        )`,
        { event: 'signed_in', detail: sql`(select address from link)` },
      )}
    ),
    noted as (${noted(sql`(select * from verified union all select * from told)`)}),
    stamped as (
      update accounts set
        last_used_at = case when owner.last_used_at < now() - interval '1 hour' then now() else owner.last_used_at end,
        journal_seq = told.seq, journal_hash = told.hash
      from owner, told
      where accounts.id = owner.id
    ),
    account as (
      insert into accounts (id, upid, user_handle, email, journal_seq, journal_hash)
      select ${account}, ${newUpid()}, ${randomBytes(64)}, detail, seq, hash from told where not exists (select from owner)
      returning id
    ),
    claim as (
      insert into addresses (address, account_id) select link.address, account.id from link, account
    ),
    key as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${key}, id, 'browser', 'Chrome on Linux', ${randomBytes(8).toString('hex')}
      from (select id from owner union all select id from account) as either
      returning id, account_id
    ),
    secret as (
      insert into browser_secrets (id, hash, key_id, signed_in_by) select ${secretId}, ${hash}, id, 'email' from key
    )
    select key.account_id, link.address from key, link`
  if (!row) return null
  const { jwt, expiresIn } = sign({ sub: row.account_id, key, secret: secretId })
  return {
    success: true,
    email: row.address,
    user: { id: row.account_id, email: row.address, displayName: 'User' },
    accessToken: jwt,
    browserKey: secret,
    expiresIn,
    message: 'Email verified successfully!',
  }
}
