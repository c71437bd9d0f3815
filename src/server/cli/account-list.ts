import { validate as isUuid } from 'uuid'
import { StartProblem } from '#server/lib/start-problem.ts'
import { openOperatorDriver } from '#server/lifecycle/operator-database.ts'
import { type Command, inDatabase } from './command.ts'
import { table } from './table.ts'

const USUAL_PAGE = 100
const LONGEST_PAGE = 10_000

type Listed = {
  id: string
  upid: string
  ghost: boolean
  verified: number
  passkeys: number
  restrictedAt: Date | null
  restsUntil: Date | null
  createdAt: Date
  lastUsedAt: Date
}

export const accountList: Command = {
  words: [],
  flags: {
    ghost: { type: 'boolean', meaning: 'Only accounts without a verified address' },
    verified: { type: 'boolean', meaning: 'Only accounts with a verified address' },
    restricted: { type: 'boolean', meaning: 'Only restricted accounts' },
    'idle-since': {
      type: 'string',
      meaning: 'Only accounts that were not used since this date (2026-01-31)',
    },
    limit: { type: 'string', meaning: `How many at most: ${USUAL_PAGE}, if you do not say` },
    after: { type: 'string', meaning: 'The next page: the id that the page before ended with' },
  },
  summary: 'List accounts, oldest first, page by page',
  async run(place, words, flags) {
    if (flags.ghost && flags.verified)
      throw new StartProblem(2, 'A ghost has no verified address: give --ghost or --verified, not both.')
    const wanted = {
      isGhost: flags.ghost ? true : flags.verified ? false : null,
      isRestricted: flags.restricted === true,
      idleSince: readDay(flags['idle-since']),
      limit: readLimit(flags.limit),
      after: readCursor(flags.after),
    }
    return await listAccounts(wanted)(place, words, flags)
  },
}

type Wanted = {
  isGhost: boolean | null
  isRestricted: boolean
  idleSince: string | null
  limit: number
  after: string | null
}

function listAccounts({ isGhost, isRestricted, idleSince, limit, after }: Wanted) {
  return inDatabase(async ({ connection }) => {
    // Where few of a million accounts match, this takes longer than the time limit of a call.
    const sql = openOperatorDriver(connection)
    try {
      // Ids are UUIDv7 (RFC 9562 5.7), so their index has the accounts by age.
      const found = await sql<Listed[]>`
        select id, upid,
          not exists (select from addresses where account_id = accounts.id) as ghost,
          (select count(*) from addresses where account_id = accounts.id)::int as verified,
          (select count(*) from keys
            where account_id = accounts.id and type = 'passkey' and revoked_at is null)::int as passkeys,
          restricted_at as "restrictedAt", rests_until as "restsUntil",
          created_at as "createdAt", last_used_at as "lastUsedAt"
        from accounts
        where true
          ${after === null ? sql`` : sql`and id > ${after}`}
          ${isRestricted ? sql`and restricted_at is not null` : sql``}
          ${idleSince === null ? sql`` : sql`and last_used_at < ${idleSince}`}
          ${isGhost === true ? sql`and not exists (select from addresses where account_id = accounts.id)` : sql``}
          ${isGhost === false ? sql`and exists (select from addresses where account_id = accounts.id)` : sql``}
        order by id limit ${limit + 1}`
      const page = found.slice(0, limit)
      const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
      return {
        json: { accounts: page, next },
        lines: [
          ...(page.length === 0 ? ['No account is like that.'] : table(page.map(({ id: _, ...row }) => row))),
          ...(next === null ? [] : [`There are more: --after ${next}`]),
        ],
      }
    } finally {
      await sql.end({ timeout: 1 })
    }
  })
}

/** A calendar date, or a moment, in ISO 8601. Without a time zone it is UTC, wherever this runs. */
function readDay(text: string | boolean | undefined): string | null {
  if (typeof text !== 'string') return null
  const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(text)
  const at = isIso ? new Date(text) : null
  // 2026-02-30 is no day, and JavaScript makes it March 2.
  if (!at || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text.slice(0, 10)))
    throw new StartProblem(2, `${text} is no date: write --idle-since 2026-01-31.`)
  return at.toISOString()
}

function readLimit(text: string | boolean | undefined): number {
  if (typeof text !== 'string') return USUAL_PAGE
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > LONGEST_PAGE)
    throw new StartProblem(2, `--limit is a number from 1 to ${LONGEST_PAGE}.`)
  return limit
}

function readCursor(text: string | boolean | undefined): string | null {
  if (typeof text !== 'string') return null
  if (!isUuid(text))
    throw new StartProblem(2, `${text} is no id of an account: take the one that the list ended with.`)
  return text
}
