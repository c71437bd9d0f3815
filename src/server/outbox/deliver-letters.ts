import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { publishLetterTried } from '#server/lib/telemetry.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import { type LetterState, outbox } from '#server/platform/postgres/schema.ts'
import { flag, integer, oneOf, orNull, pipelined, text, uuid } from '#server/platform/postgres/statement.ts'
import { secretName } from '#server/platform/secrets.ts'
import { type Mailer, SEND_LIMIT } from '#server/platform/smtp/mailer.ts'
import { type SendingFault, sendingFault } from '#server/platform/smtp/smtp-fault.ts'
import { acceptanceWords, replyWords } from '#server/platform/smtp/smtp-words.ts'
import { days, minutes, seconds } from '#shared/time.ts'
import type { Letter } from './letter.ts'
import { unseal } from './seal.ts'

/** Longer than one sending can take, so only the mail of a crashed process is claimed twice. */
const LEASE = SEND_LIMIT + seconds(30)

/** Waiting times after the first, second, ... failure. Short, because a person waits for the link. */
const BACK_OFF = [seconds(1), seconds(2), seconds(5), seconds(10), seconds(30)]
const NOTICE_BACK_OFF = [...BACK_OFF, minutes(2), minutes(10), minutes(30)]

/** While the mail server seems away, a mail waits no longer than this. So all go out within seconds of its return. */
const LONGEST_WAIT_WHILE_AWAY = seconds(5)

/** Mails with a link or code are dropped when that expires; a notice is tried for this long. */
export const NOTICE_LIFE = days(2)

/** How often recording a sent mail is tried while the database is away. After that it is sent again. */
const RECORD_TRIES = 15

type Claimed = Awaited<ReturnType<typeof claimLetters>>[number]

/**
 * The result for a mail: `dropped` without contacting the mail server, `failed` because of this mail, `away` because
 * of the server.
 */
export type Outcome = 'sent' | 'dropped' | 'failed' | 'away'

/**
 * Mails with the fewest attempts come first, so that mails which no server accepts never delay a new one. Mails
 * sealed by a secret of another process are left to it. The order is that of an index. Of a mail that is not claimed
 * only its row is read: its content is stored elsewhere.
 */
export const claimStatement = pipelined({
  takes: { secretNames: text, count: integer },
  gives: {
    id: uuid,
    sealed: text,
    attempts: integer,
    isNotice: flag,
    isTooLate: flag,
    kind: text,
    fingerprint: orNull(text),
    upid: orNull(text),
  },
  sql: (p) => `
    with due as (
      select id from outbox
      where dead_at is null and next_try_at <= now() and (
        sealed_by = any(string_to_array(${p.secretNames}, ','))
        or coalesce(expires_at, created_at + interval '${NOTICE_LIFE} ms') <= now()
      )
      order by attempts, next_try_at limit ${p.count}
      for update skip locked
    )
    -- With a join, the plan for any number of mails (generic plan) would read the whole table.
    update outbox set attempts = attempts + 1, next_try_at = now() + interval '${LEASE} ms'
    where id = any(array(select id from due))
    returning id, sealed, attempts, expires_at is null as is_notice,
      coalesce(expires_at, created_at + interval '${NOTICE_LIFE} ms') <= now() as is_too_late, kind, fingerprint,
      (select upid from accounts where accounts.id = outbox.account_id) as upid`,
})

/** Claims up to `count` due mails for this process, in one statement that commits by itself. */
export function claimLetters({ config, db }: Pick<Deps, 'config' | 'db'>, count: number) {
  return claimStatement(db, { count, secretNames: config.secrets.map(secretName).join() })
}

/**
 * Sends one claimed mail, outside any transaction, and stores the result. `isServerAway`: the mail server did not
 * accept the last one either.
 */
export async function deliverLetter(
  deps: Pick<Deps, 'config' | 'db' | 'log'>,
  mailer: Mailer,
  claimed: Claimed,
  { isServerAway = false }: { isServerAway?: boolean } = {},
): Promise<Outcome> {
  const { id, kind, upid, fingerprint, attempts } = claimed
  const log = deps.log.child({ letter: id, kind, account: upid, fingerprint, attempt: attempts })
  if (claimed.isTooLate && !claimed.isNotice) {
    await end(deps, claimed, 'expired', null)
    log.warn('mail dropped: its link or code expired before it could be sent')
    return 'dropped'
  }

  const result = await trySending(deps.config, mailer, claimed)
  if (result.fault === null) {
    await recordSent(deps, claimed, result.reply)
    log.info({ reply: result.reply }, 'mail sent')
    return 'sent'
  }
  const { fault, reason } = result
  if (fault === 'letter' || claimed.isTooLate) {
    await end(deps, claimed, 'dead', reason.reply ?? reason.code)
    log.error(reason, 'mail given up')
    return result.wasTried ? 'failed' : 'dropped'
  }
  await postpone(deps, claimed, { fault, reply: reason.reply ?? reason.code, isServerAway })
  // Already logged, and the same for every mail.
  log[isServerAway ? 'debug' : 'warn'](reason, 'mail not sent, will be tried again')
  // A server that hangs up in the middle of a mail may do so because of that mail, so others do not wait for it.
  return fault === 'server' ? 'away' : 'failed'
}

/** A failure that is certainly the server's does not lengthen the mail's waiting time. */
function longestWait(fault: SendingFault, isServerAway: boolean) {
  if (fault === 'server') return 0
  return fault === 'connection' && isServerAway ? LONGEST_WAIT_WHILE_AWAY : Number.POSITIVE_INFINITY
}

/** `fault` is null when it was sent. Reasons and replies go to the log, so they contain no address. */
async function trySending({ secrets, smtpUrl }: Deps['config'], mailer: Mailer, { id, sealed }: Claimed) {
  let letter: Letter
  try {
    letter = unseal(secrets, sealed)
  } catch {
    return { fault: 'letter', wasTried: false, reason: { code: 'unreadable seal', reply: null } } as const
  }

  try {
    const response = await mailer.send({ ...letter, id })
    return { fault: null, reply: acceptanceWords(response, letter) } as const
  } catch (error) {
    // Never the message: mail servers quote the recipient in it.
    const { code = null, command } = Object(error)
    const reply = replyWords(error, { smtpUrl, to: letter.to })
    return { fault: sendingFault(error), wasTried: true, reason: { code, command, reply } }
  }
}

/** A mail that was sent has ended whoever claimed it meanwhile. */
const endStatement = pipelined({
  takes: { id: uuid, attempts: integer, state: oneOf<LetterState>(), reply: orNull(text) },
  gives: {},
  sql: (p) => `
    update outbox set dead_at = now(), state = ${p.state}, reply = coalesce(${p.reply}, reply), sealed = ''
    where id = ${p.id} and (${p.state} = 'sent' or (attempts = ${p.attempts} and dead_at is null))`,
})

/** Keeps the mail for the operator, without its content. */
async function end(
  { db }: Pick<Deps, 'db'>,
  { id, kind, attempts }: Claimed,
  state: 'sent' | 'expired' | 'dead',
  reply: string | null,
) {
  await endStatement(db, { id, attempts, state, reply })
  publishLetterTried({ kind, outcome: state, reply })
}

/** The mail is sent. If the database is away for a moment, it must not be sent twice. */
async function recordSent(deps: Pick<Deps, 'db'>, claimed: Claimed, reply: string | null) {
  for (let tries = 1; ; tries++) {
    try {
      return await end(deps, claimed, 'sent', reply)
    } catch (error) {
      if (tries === RECORD_TRIES) throw error
      await sleep(seconds(1))
    }
  }
}

async function postpone(
  { db }: Pick<Deps, 'db'>,
  claimed: Claimed,
  { fault, reply, isServerAway }: { fault: SendingFault; reply: string | null; isServerAway: boolean },
) {
  const waits = claimed.isNotice ? NOTICE_BACK_OFF : BACK_OFF
  // Random, because mails refused together by a rate limit would otherwise retry together and be refused again.
  const spread = 0.5 + Math.random()
  const wait = Math.min(
    longestWait(fault, isServerAway),
    spread * (waits[Math.min(claimed.attempts, waits.length) - 1] ?? seconds(30)),
  )
  const state = fault === 'server' ? 'away' : 'refused'
  await db
    .update(outbox)
    .set({ nextTryAt: fromNow(wait / 1000), state, reply })
    .where(isOurLease(claimed))
  publishLetterTried({ kind: claimed.kind, outcome: state, reply })
}

/**
 * Every claim adds one attempt, so the number shows whether our lease expired and another process claimed the mail.
 */
function isOurLease({ id, attempts }: Claimed) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.deadAt))
}
