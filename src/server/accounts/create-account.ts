import { newAccountIds } from '#server/account-store/accounts/account-row.ts'
import { type Browser, newBrowserKey } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { publishGuestMade } from '#server/lib/telemetry.ts'
import {
  bytes,
  integer,
  moment,
  onlyRow,
  orNull,
  pipelined,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'
import { LIMITS } from '#server/rate-limits/limit-kinds.ts'
import { newAccountLimits, refuseIfFull } from '#server/rate-limits/limits.ts'
import { newSession } from '#server/sessions/session-token.ts'
import { nobody, presentAccount } from './present.ts'

/**
 * Creates a guest account and signs its browser in. A known `browserId` gives a new account as well, because it only
 * names a browser and signs nobody in.
 */
export async function createAccount(deps: Deps, facts: Browser & { clientAddress: string }) {
  const limits = newAccountLimits(deps, facts.clientAddress)
  const ghost = newAccountIds(deps.random)
  const key = newBrowserKey(deps, { ...facts, accountId: ghost.id, wayIn: null })
  const { upid, userHandle } = ghost
  const [minute, hour] = limits
  const counts = { network: minute.subject, mostAMinute: minute.most, mostAnHour: hour.most }
  const made = onlyRow(await makeGuest(deps.db, { ...counts, ...key.values, upid, userHandle }))
  await refuseIfFull(deps.db, limits, made.counted)
  const { createdAt, signedInAt } = made
  if (!createdAt || !signedInAt) throw new Error('A counted account was not made')
  publishGuestMade()

  const { browserKeyId, browserName, browserId } = key.values
  const account = presentAccount({ ...nobody, ...ghost, createdAt }, [
    {
      id: browserKeyId,
      type: 'browser',
      name: browserName,
      browserId,
      current: true,
      createdAt: createdAt.toISOString(),
      lastUsed: null,
      leavesAt: null,
    },
  ])
  const holder = { isGhost: true, signedInAt, method: null, features: [] }
  return { ...newSession(deps, key, holder), ...account }
}

/**
 * Counts a new account on its two limits, one after the other. If both have room, creates it with its browser key and
 * its first audit event. A refused call is counted as well.
 */
const makeGuest = pipelined({
  takes: {
    network: text,
    mostAMinute: integer,
    mostAnHour: integer,
    accountId: uuid,
    upid: text,
    userHandle: bytes,
    browserKeyId: uuid,
    browserId: text,
    browserName: text,
    secretId: uuid,
    hash: bytes,
  },
  gives: { counted: integer, createdAt: orNull(moment), signedInAt: orNull(moment) },
  sql: (p) => `
    with a_minute as (
      insert into limits (kind, subject, address, count, expires_at)
      values ('accounts_a_minute', ${p.network}, '', 1, now() + interval '${LIMITS.accounts_a_minute.window} ms')
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${p.mostAMinute}
      returning kind
    ), an_hour as (
      insert into limits (kind, subject, address, count, expires_at)
      select 'accounts_an_hour', ${p.network}, '', 1, now() + interval '${LIMITS.accounts_an_hour.window} ms'
      from a_minute
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${p.mostAnHour}
      returning kind
    ), entry as (
      select date_trunc('milliseconds', clock_timestamp()) as at from an_hour
    ), audited as (
      insert into journal (account_id, seq, at, event, browser, hash)
      select ${p.accountId}, 1, at, 'guest_made', ${p.browserName},
        journal_hash(at, ${p.browserName}, null, 'guest_made', null, null, null, 1)
      from entry
      returning seq, hash
    ), account as (
      insert into accounts (id, upid, user_handle, journal_seq, journal_hash)
      select ${p.accountId}, ${p.upid}, ${p.userHandle}, seq, hash from audited
      returning created_at
    ), key as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${p.browserKeyId}, ${p.accountId}, 'browser', ${p.browserName}, ${p.browserId} from account
      returning id
    ), secret as (
      insert into browser_secrets (id, key_id, hash, created_at)
      select ${p.secretId}, id, ${p.hash}, clock_timestamp() from key
      returning created_at
    )
    select
      ((select count(*) from a_minute) + (select count(*) from an_hour))::integer as counted,
      (select created_at from account) as created_at,
      (select created_at from secret) as signed_in_at`,
})
