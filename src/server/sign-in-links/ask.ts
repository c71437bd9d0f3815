import { signInLinkLetter } from '#server/account-protection/notices/letters.ts'
import { shownKey } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { requireLiveSession } from '#server/account-store/browsers/refuse-ended.ts'
import type { Deps } from '#server/deps.ts'
import { letterColumns } from '#server/outbox/outbox.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { links } from '#server/platform/postgres/schema.ts'
import {
  bytes,
  integer,
  onlyRow,
  pipelined,
  seconds,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'
import { newSecret } from '#server/platform/random.ts'
import { LIMITS } from '#server/rate-limits/limit-kinds.ts'
import { mailLimits, refuseIfFull, takeBack } from '#server/rate-limits/limits.ts'
import { shownSession, visitor, visitorOf } from './queries.ts'

/**
 * Mails a sign-in link. The answer is the same for every address, known or not. `session` is read from the token only,
 * and checked by the statement.
 */
export async function askSignInLink(
  deps: Deps,
  facts: { email: string; session: Session | null; clientAddress: string },
) {
  const { email: address, session, clientAddress } = facts
  const limits = mailLimits(deps, { clientAddress, address })
  const { secret: token, hash } = newSecret(deps.random)
  const letter = signInLinkLetter(deps.config, { to: address, token })
  const [network] = limits
  const made = onlyRow(
    await makeLink(deps.db, {
      ...letterColumns(deps, letter, { expiresInSeconds: deps.config.lifetimes.link }),
      ...shownKey({ session }),
      network: network.subject,
      mostFromNetwork: network.most,
      hash,
      address,
    }),
  )
  const upid = session ? requireLiveSession(session, visitorOf(made)) : undefined
  if (made.counted < limits.length) {
    // When one limit refuses, the others must not count the mail.
    await takeBack(deps.db, limits.slice(0, made.counted))
    await refuseIfFull(deps.db, limits, made.counted)
  }
  deps.wakeUp.wake()
  return { message: 'Check your email for a sign-in link.', upid }
}

/**
 * Makes the one link of an address, for a letter whose mail is counted already, in the caller's transaction. Returns its
 * token. It was asked for by no account, so that a click never gives the address to the account that asked: it opens the
 * account of the address. Call it after the limits: `makeLink` locks them in that order, and another could deadlock.
 */
export async function replaceLink(
  tx: Transaction,
  { config, random }: Pick<Deps, 'config' | 'random'>,
  address: string,
): Promise<string> {
  const { secret, hash } = newSecret(random)
  const link = { hash, address, askedByAccountId: null, expiresAt: fromNow(config.lifetimes.link) }
  await tx.insert(links).values(link).onConflictDoUpdate({ target: links.address, set: link })
  return secret
}

/**
 * Counts a mail on its limits, one after the other. If all have room, creates the one link of the address and the letter
 * that carries it: `sealed` has the link inside. A call with a session that has ended, or is not allowed, is not even
 * counted. The letter names the owner of the address to the operator, or else the account that asked.
 */
const makeLink = pipelined({
  takes: {
    ...shownSession,
    network: text,
    mostFromNetwork: integer,
    address: text,
    hash: bytes,
    expiresInSeconds: seconds,
    id: uuid,
    sealed: text,
    sealedBy: text,
    fingerprint: text,
    kind: text,
  },
  gives: { ...visitor, counted: integer },
  sql: (p) => `
    with visitor as (
      select accounts.id as visitor_id, upid as visitor_upid, restricted_at, rests_until,
        coalesce(due_at <= clock_timestamp(), false) as is_due
      from browser_secrets
        join keys on keys.id = browser_secrets.key_id
        join accounts on accounts.id = keys.account_id
      where browser_secrets.id = ${p.shownSecretId} and keys.id = ${p.shownBrowserKeyId}
        and accounts.id = ${p.shownAccountId} and keys.type = 'browser' and keys.revoked_at is null
        and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())
    ), from_network as (
      insert into limits (kind, subject, address, count, expires_at)
      select 'mails_from_network_an_hour', ${p.network}, '', 1,
        now() + interval '${LIMITS.mails_from_network_an_hour.window} ms'
      where ${p.shownSecretId} is null or exists (
        select from visitor where restricted_at is null and rests_until is null and not is_due
      )
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${p.mostFromNetwork}
      returning kind
    ), an_hour as (
      insert into limits (kind, subject, address, count, expires_at)
      select 'mails_to_address_an_hour', ${p.address}, '', 1,
        now() + interval '${LIMITS.mails_to_address_an_hour.window} ms'
      from from_network
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${LIMITS.mails_to_address_an_hour.most}
      returning kind
    ), a_day as (
      insert into limits (kind, subject, address, count, expires_at)
      select 'mails_to_address_a_day', ${p.address}, '', 1,
        now() + interval '${LIMITS.mails_to_address_a_day.window} ms'
      from an_hour
      on conflict (subject, kind, address) do update set
        count = case when limits.expires_at <= now() then 1 else limits.count + 1 end,
        expires_at = case when limits.expires_at <= now() then excluded.expires_at else limits.expires_at end
      where limits.expires_at <= now() or limits.count < ${LIMITS.mails_to_address_a_day.most}
      returning kind
    ), link as (
      insert into links (hash, address, asked_by_account_id, expires_at)
      select ${p.hash}, ${p.address}, ${p.shownAccountId}, now() + make_interval(secs => ${p.expiresInSeconds})
      from a_day
      on conflict (address) do update set
        hash = excluded.hash, asked_by_account_id = excluded.asked_by_account_id, expires_at = excluded.expires_at
    ), letter as (
      insert into outbox (id, sealed, sealed_by, fingerprint, kind, account_id, expires_at)
      select ${p.id}, ${p.sealed}, ${p.sealedBy}, ${p.fingerprint}, ${p.kind},
        coalesce((select account_id from addresses where address = ${p.address}), ${p.shownAccountId}),
        now() + make_interval(secs => ${p.expiresInSeconds})
      from a_day
    )
    select
      ((select count(*) from from_network) + (select count(*) from an_hour) + (select count(*) from a_day))::integer
        as counted,
      visitor.*
    from (select) as one_row left join visitor on true`,
})
