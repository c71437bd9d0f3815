import type { Sql } from 'postgres'
import { Broken } from './broken.ts'
import type { Tally } from './tally.ts'

/** Moves everything of these accounts and addresses into the past. */
export async function age(sql: Sql, seconds: number, accounts: string[], addresses: string[]) {
  const past = `${seconds} seconds`
  await sql`update links set expires_at = expires_at - ${past}::interval where address in ${sql(addresses)}`
  // The mails of an hour, and with them those of a day, because no sequence is that long.
  if (seconds >= 3600) {
    await sql`delete from limits
      where (subject in ${sql(addresses)} and kind like 'mails%') or address in ${sql(addresses)}`
  }
  if (accounts.length === 0) return
  await sql`update keys set revoked_at = revoked_at - ${past}::interval where account_id in ${sql(accounts)}`
  await sql`update codes set expires_at = expires_at - ${past}::interval where account_id in ${sql(accounts)}`
  await sql`update browser_secrets
    set created_at = created_at - ${past}::interval, expires_at = expires_at - ${past}::interval
    where key_id in (select id from keys where account_id in ${sql(accounts)})`
}

/**
 * Decision 4: one verified address, one account. Checked in the rows that give an address to an account, and in the
 * table that is to prevent a second owner.
 */
export async function checkOwners(sql: Sql, addresses: string[], tally: Tally) {
  const claims = await sql`
    select address, array_to_string(array_agg(distinct account_id), ' ') as claimed,
      (select account_id::text from addresses where addresses.address = claims.address) as owner
    from (
      select email as address, id as account_id from accounts where email in ${sql(addresses)}
      union select email, account_id from keys
        where email in ${sql(addresses)} and type = 'email' and activated_at is not null and revoked_at is null
    ) claims group by address`
  tally.exercised('oneOwner', claims.length)
  for (const { address, claimed, owner } of claims) {
    if (claimed !== owner)
      throw new Broken('oneOwner', `${address} is claimed by ${claimed} and owned by ${owner}`)
  }
  const owned = await sql`select address from addresses where address in ${sql(addresses)}`
  const unclaimed = owned.filter(({ address }) => !claims.some((claim) => claim.address === address))
  if (unclaimed.length > 0)
    throw new Broken('oneOwner', `${unclaimed[0]?.address} is owned and held by no account`)
}

/**
 * Decision 6: deleting the last sign-in method is refused. Checked after a deletion or a sign-out by a verification; an
 * ordinary sign-out is never refused, and may leave a guest without any.
 */
export async function checkWaysIn(sql: Sql, accountId: string, tally: Tally) {
  const [way] = await sql`
    select from accounts where id = ${accountId} and (
      email is not null or exists (
        select from keys where account_id = ${accountId} and revoked_at is null and (
          type = 'passkey' or (type = 'email' and activated_at is not null) or (type = 'browser' and exists (
            select from browser_secrets where key_id = keys.id and expires_at is null
          ))
        )
      )
    )`
  tally.exercised('waysIn')
  if (!way) throw new Broken('waysIn', `account ${accountId} has none left`)
}
