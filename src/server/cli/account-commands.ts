import { and, count, eq, isNull, or } from 'drizzle-orm'
import { addressesOf, ownerOf } from '#server/account-store/addresses/claim-address.ts'
import { findAccountId } from '#server/account-store/keys/add-feature-key.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, keys, outbox } from '#server/platform/postgres/schema.ts'
import { emailAddress } from '#shared/emails.ts'
import { type Command, inDatabase } from './command.ts'
import { facts, table } from './table.ts'

/** The account's id for an id or a public id; throws a clear line when there is none. */
export async function requireAccount(db: Queries, account: string): Promise<string> {
  const id = await findAccountId(db, account)
  if (id === null) throw new StartProblem(1, `There is no account ${account}.`)
  return id
}

/** By id, by public id, or by an address of the account, verified or not. */
async function findAccounts(db: Queries, text: string) {
  const columns = { id: accounts.id, upid: accounts.upid, createdAt: accounts.createdAt }
  const address = emailAddress.safeParse(text)
  if (!address.success) {
    const id = await findAccountId(db, text)
    const rows = id === null ? [] : await db.select(columns).from(accounts).where(eq(accounts.id, id))
    return rows.map((row) => ({ ...row, foundBy: 'id' }))
  }
  const owner = await ownerOf(db, address.data)
  const pendingKey = and(eq(keys.email, address.data), isNull(keys.activatedAt), isNull(keys.revokedAt))
  const owners = owner === null ? [] : await db.select(columns).from(accounts).where(eq(accounts.id, owner))
  const hopeful = await db
    .selectDistinct(columns)
    .from(accounts)
    .leftJoin(keys, and(eq(keys.accountId, accounts.id), pendingKey))
    .where(or(eq(accounts.pendingEmail, address.data), eq(keys.email, address.data)))
    .limit(100)
  return [
    ...owners.map((row) => ({ ...row, foundBy: 'its address' })),
    ...hopeful.filter(({ id }) => id !== owner).map((row) => ({ ...row, foundBy: 'an unverified address' })),
  ]
}

async function readFacts(db: Queries, id: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (!row) throw new StartProblem(1, `There is no account ${id}.`)
  const owned = await addressesOf(db, id)
  const ring = await db
    .select({ type: keys.type, count: count() })
    .from(keys)
    .where(and(eq(keys.accountId, id), isNull(keys.revokedAt)))
    .groupBy(keys.type)
  const waiting = await db.$count(outbox, and(eq(outbox.accountId, id), isNull(outbox.deadAt)))
  return {
    id,
    upid: row.upid,
    isGuest: owned.length === 0,
    name: [row.first, row.middle, row.last].filter(Boolean).join(' ') || null,
    email: row.email,
    pendingEmail: row.pendingEmail,
    addresses: owned,
    keys: Object.fromEntries(ring.map((line) => [line.type, line.count])),
    lettersWaiting: waiting,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
  }
}

export const accountFind: Command = {
  words: ['<address, id or upid>'],
  summary: 'Find accounts by an address, verified or not, or by id or public id',
  run: inDatabase(async ({ db }, [text = '']) => {
    const found = await findAccounts(db, text)
    return {
      json: found,
      lines: found.length === 0 ? ['No account is known by that.'] : table(found),
      exitCode: found.length === 0 ? 1 : 0,
    }
  }),
}

export const accountShow: Command = {
  words: ['<id or upid>'],
  summary: 'Show an account: its holder, its addresses, how many keys of each type, its letters',
  run: inDatabase(async ({ db }, [account = '']) => {
    const known = await readFacts(db, await requireAccount(db, account))
    const ring = Object.entries(known.keys).map(([type, many]) => `${many} ${type}`)
    return {
      json: known,
      lines: facts({
        ...known,
        addresses: known.addresses.join(', ') || null,
        keys: ring.join(', ') || null,
      }),
    }
  }),
}
