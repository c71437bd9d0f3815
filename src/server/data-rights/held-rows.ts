import { and, arrayOverlaps, desc, eq, getTableColumns, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TableName } from '#server/data-rights/inventory/register.ts'
import type { Deps } from '#server/deps.ts'
import { inTurn, type Turns } from '#server/lib/in-turn.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import {
  accounts,
  addresses,
  brings,
  browserSecrets,
  challenges,
  changes,
  codes,
  deletionUndos,
  heldNotices,
  journal,
  keys,
  limits,
  links,
  outbox,
  proofs,
  stopTokens,
} from '#server/platform/postgres/schema.ts'
import { fingerprintsOf } from '#server/platform/secrets.ts'
import { MOST_ENTRIES } from '#shared/audit-log.ts'

const reading: Turns = new Map()

/**
 * Runs reads of all rows of one account one after the other. They may be many rows, and a batch of ten calls would hold
 * them ten times at once.
 */
export async function readInTurn<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
  return await inTurn(reading, accountId, work)
}

/** Rows of one table that are read at most, except the audit log. No honest account has more. */
export const MOST_ROWS = 1000

/**
 * The rows that hold something on an account, table by table, oldest first. They contain hashes, which must not leave
 * the service. Only the newest rows of each table are read, and the newest `entries` of the audit log, so that a full
 * table cannot hold up others. Tables in `cut` have more rows.
 */
export async function readHeldRows(
  db: Queries,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  { entries = MOST_ROWS } = {},
) {
  const ofAccount = (table: { accountId: PgColumn }) => eq(table.accountId, accountId)
  const [
    account,
    owned,
    credentials,
    secrets,
    auditRows,
    proofRows,
    codeRows,
    changeRows,
    stopRows,
    undoRows,
    linkRows,
    noticeRows,
  ] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    db
      .select()
      .from(addresses)
      .where(ofAccount(addresses))
      .orderBy(desc(addresses.verifiedAt))
      .limit(ONE_MORE),
    // Live keys first: they are always fewer than the limit.
    db
      .select()
      .from(keys)
      .where(ofAccount(keys))
      .orderBy(sql`${keys.revokedAt} is not null`, desc(keys.createdAt), desc(keys.id))
      .limit(ONE_MORE),
    db
      .select(getTableColumns(browserSecrets))
      .from(browserSecrets)
      .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
      .where(ofAccount(keys))
      .orderBy(desc(browserSecrets.createdAt))
      .limit(ONE_MORE),
    newestEntries(db, accountId, entries + 1),
    db
      .select(getTableColumns(proofs))
      .from(proofs)
      .innerJoin(browserSecrets, eq(browserSecrets.id, proofs.secretId))
      .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
      .where(ofAccount(keys))
      .orderBy(desc(proofs.expiresAt))
      .limit(ONE_MORE),
    db.select().from(codes).where(ofAccount(codes)).orderBy(desc(codes.expiresAt)).limit(ONE_MORE),
    db.select().from(changes).where(ofAccount(changes)).orderBy(desc(changes.at)).limit(ONE_MORE),
    db
      .select(getTableColumns(stopTokens))
      .from(stopTokens)
      .innerJoin(changes, eq(changes.id, stopTokens.changeId))
      .where(ofAccount(changes))
      .orderBy(desc(changes.at))
      .limit(ONE_MORE),
    db.select().from(deletionUndos).where(ofAccount(deletionUndos)).limit(ONE_MORE),
    readLinks(db, accountId),
    db
      .select()
      .from(heldNotices)
      .where(ofAccount(heldNotices))
      .orderBy(desc(heldNotices.dueAt))
      .limit(ONE_MORE),
  ])
  const passkeys = credentials.flatMap(({ credentialId }) => credentialId?.toString('base64url') ?? [])
  const addressesOwned = owned.map(({ address }) => address)
  const [ceremonies, counts, broughtAlong, letterRows] = await Promise.all([
    db
      .select()
      .from(challenges)
      .where(
        or(
          eq(challenges.accountId, accountId),
          passkeys.length === 0
            ? undefined
            : and(isNull(challenges.accountId), arrayOverlaps(challenges.offered, passkeys)),
        ),
      )
      .orderBy(desc(challenges.expiresAt))
      .limit(ONE_MORE),
    db
      .select()
      .from(limits)
      .where(inArray(limits.subject, [accountId, ...addressesOwned]))
      .orderBy(desc(limits.expiresAt))
      .limit(ONE_MORE),
    db.select().from(brings).where(ofAccount(brings)).orderBy(desc(brings.expiresAt)).limit(ONE_MORE),
    readLetters(db, accountId, fingerprintsOf(config.secrets, addressesOwned)),
  ])

  const cut: TableName[] = []
  function oldestFirst<Row>(table: TableName, newestFirst: Row[], most = MOST_ROWS): Row[] {
    if (newestFirst.length > most) cut.push(table)
    return newestFirst.slice(0, most).reverse()
  }
  const rows = {
    accounts: account,
    addresses: oldestFirst('addresses', owned),
    keys: oldestFirst('keys', credentials).sort(byAge),
    browserSecrets: oldestFirst('browserSecrets', secrets),
    journal: oldestFirst('journal', auditRows, entries),
    proofs: oldestFirst('proofs', proofRows),
    challenges: oldestFirst('challenges', ceremonies),
    links: oldestFirst('links', linkRows),
    codes: oldestFirst('codes', codeRows),
    changes: oldestFirst('changes', changeRows),
    stopTokens: oldestFirst('stopTokens', stopRows),
    deletionUndos: oldestFirst('deletionUndos', undoRows),
    brings: oldestFirst('brings', broughtAlong),
    outbox: oldestFirst('outbox', letterRows),
    heldNotices: oldestFirst('heldNotices', noticeRows),
    limits: oldestFirst('limits', counts),
  } satisfies Partial<Record<TableName, object[]>>
  return { rows, cut }
}

/** In parts, because thousands of rows at once would block other requests. */
async function newestEntries(db: Queries, accountId: string, most: number) {
  const found: (typeof journal.$inferSelect)[] = []
  for (let isAll = false; !isAll && found.length < most; ) {
    const limit = Math.min(ONE_MORE, most - found.length)
    const before = found.at(-1)?.seq ?? MOST_ENTRIES
    const part = await db
      .select()
      .from(journal)
      .where(and(eq(journal.accountId, accountId), lt(journal.seq, before)))
      .orderBy(desc(journal.seq))
      .limit(limit)
    found.push(...part)
    isAll = part.length < limit
  }
  return found
}

/** The extra row shows that there are more. */
const ONE_MORE = MOST_ROWS + 1

type Born = { id: string; createdAt: Date }

function byAge(one: Born, other: Born) {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)
}

/** Links to addresses of the account, and those it requested. Another account that requested one is not shown. */
function readLinks(db: Queries, accountId: string) {
  const owned = sql`array(select address from ${addresses} where account_id = ${accountId})`
  return db
    .select({
      ...getTableColumns(links),
      askedByAccountId: sql<
        string | null
      >`case when ${links.askedByAccountId} = ${accountId} then ${links.askedByAccountId} end`,
    })
    .from(links)
    .where(or(sql`${links.address} = any(${owned})`, eq(links.askedByAccountId, accountId)))
    .orderBy(desc(links.expiresAt))
    .limit(ONE_MORE)
}

/**
 * Letters about the account. A letter with a sign-in link names the owner of its address or, without one, the account
 * that asked. If the asker saw it, they would learn whether the address has an owner. So such letters are included by
 * the fingerprint of the account's own addresses, also those from before it had the address, which name nobody.
 */
function readLetters(db: Queries, accountId: string, fingerprints: string[]) {
  const isLink = eq(outbox.kind, 'signInLink')
  const isToOwn = inArray(outbox.fingerprint, fingerprints)
  const isAnothers = sql`coalesce(${outbox.accountId} <> ${accountId}, false)`
  return db
    .select()
    .from(outbox)
    .where(or(and(eq(outbox.accountId, accountId), not(isLink)), and(isToOwn, isLink, not(isAnothers))))
    .orderBy(desc(outbox.createdAt))
    .limit(ONE_MORE)
}
