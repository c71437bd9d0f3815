import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import { outbox } from '#server/db/schema.ts'
import { statement } from '#server/db/statement.ts'
import type { Deps } from '#server/deps.ts'
import { isPermanentRefusal, type Mailer, SEND_LIMIT } from '#server/ports/mailer.ts'
import { secretName } from '#server/secrets.ts'
import { days, minutes, seconds } from '#shared/time.ts'
import type { Letter } from './letter.ts'
import { unseal } from './seal.ts'

/** Longer than one sending can take: only the letter of a process that died is ever claimed twice. */
const LEASE = SEND_LIMIT + seconds(30)

/** Waiting times after the first, second, ... failure. Somebody sits before the screen waiting for a link. */
const BACK_OFF = [seconds(1), seconds(2), seconds(5), seconds(10), seconds(30)]
const NOTICE_BACK_OFF = [...BACK_OFF, minutes(2), minutes(10), minutes(30)]

/** Letters with a link or code are dropped when that expires; a notice is worth trying for this long. */
const NOTICE_LIFE = days(2)

/** How often the removal of a sent letter is tried while the database is away: giving up sends it again. */
const REMOVAL_TRIES = 15

type Claimed = Awaited<ReturnType<typeof claimLetters>>[number]

/**
 * Those that were tried least come first, so that letters nobody accepts never delay a fresh one. What another process
 * must have sealed is left to it. The order is that of an index, and of a letter that is not taken nobody reads more than
 * its row: the letter itself is stored elsewhere.
 */
export const claimStatement = statement('claim_letters', (db) => {
  const ours = sql`any(string_to_array(${sql.placeholder('secretNames')}, ','))`
  const canBeOpened = sql`(${outbox.sealedBy} = ${ours} or ${outbox.sealedBy} is null and split_part(${outbox.sealed}, ':', 1) = ${ours})`
  const isTooLate = sql<boolean>`coalesce(${outbox.expiresAt}, ${outbox.createdAt} + make_interval(secs => ${sql.raw(String(NOTICE_LIFE / 1000))})) <= now()`
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.deadAt), lte(outbox.nextTryAt, sql`now()`), or(canBeOpened, isTooLate)))
      .orderBy(asc(outbox.attempts), asc(outbox.nextTryAt))
      .limit(sql.placeholder('count'))
      .for('update', { skipLocked: true }),
  )
  return (
    db
      .with(due)
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextTryAt: fromNow(LEASE / 1000) })
      // Joined with them, the plan for any number of letters would read the whole table.
      .where(sql`${outbox.id} = any(array(select ${due.id} from ${due}))`)
      .returning({
        id: outbox.id,
        sealed: outbox.sealed,
        attempts: outbox.attempts,
        isNotice: sql<boolean>`${outbox.expiresAt} is null`,
        isTooLate,
      })
  )
})

/** Takes up to `count` due letters for this process, in one statement that commits by itself. */
export function claimLetters({ config, db }: Pick<Deps, 'config' | 'db'>, count: number) {
  return claimStatement(db).execute({ count, secretNames: config.secrets.map(secretName).join() })
}

/** Sends one claimed letter, outside any transaction, and writes down what became of it. */
export async function deliverLetter(
  deps: Pick<Deps, 'config' | 'db' | 'log'>,
  mailer: Mailer,
  claimed: Claimed,
) {
  const log = deps.log.child({ letter: claimed.id, attempt: claimed.attempts })
  if (claimed.isTooLate && !claimed.isNotice) {
    await remove(deps, claimed.id)
    log.warn('mail dropped: its link or code expired before it could be sent')
    return
  }

  const failure = await trySending(deps.config.secrets, mailer, claimed)
  if (failure === null) {
    await removeSent(deps, claimed.id)
    log.info('mail sent')
  } else if (failure.isPermanent || claimed.isTooLate) {
    await bury(deps, claimed)
    log.error(failure.reason, 'mail given up')
  } else {
    await postpone(deps, claimed)
    log.warn(failure.reason, 'mail not sent, will be tried again')
  }
}

/** Null when it went out. Reasons are for the log, so they hold no address. */
async function trySending(secrets: string[], mailer: Mailer, { id, sealed }: Claimed) {
  let letter: Letter
  try {
    letter = unseal(secrets, sealed)
  } catch {
    return { isPermanent: true, reason: { code: 'unreadable seal' } }
  }

  try {
    await mailer.send({ ...letter, id })
    return null
  } catch (error) {
    // Never the message: mail servers quote the recipient in theirs.
    const { code, responseCode, command } = Object(error)
    return {
      isPermanent: isPermanentRefusal(error),
      reason: { code, responseCode, command },
    }
  }
}

const removeStatement = statement('remove_letter', (db) =>
  db.delete(outbox).where(eq(outbox.id, sql.placeholder('id'))),
)

async function remove({ db }: Pick<Deps, 'db'>, id: string) {
  await removeStatement(db).execute({ id })
}

/** It is out of the house; a database that is away for a moment must not make it go out twice. */
async function removeSent(deps: Pick<Deps, 'db'>, id: string) {
  for (let tries = 1; ; tries++) {
    try {
      return await remove(deps, id)
    } catch (error) {
      if (tries === REMOVAL_TRIES) throw error
      await sleep(seconds(1))
    }
  }
}

/** Kept for the operator, without its content. */
async function bury({ db }: Pick<Deps, 'db'>, claimed: Claimed) {
  await db.update(outbox).set({ deadAt: sql`now()`, sealed: '' }).where(stillOurs(claimed))
}

async function postpone({ db }: Pick<Deps, 'db'>, claimed: Claimed) {
  const waits = claimed.isNotice ? NOTICE_BACK_OFF : BACK_OFF
  const wait = waits[Math.min(claimed.attempts, waits.length) - 1] ?? seconds(30)
  await db
    .update(outbox)
    .set({ nextTryAt: fromNow(wait / 1000) })
    .where(stillOurs(claimed))
}

/** Every claim counts one attempt more, so the number tells whether the lease ran out under us. */
function stillOurs({ id, attempts }: Claimed) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts))
}
