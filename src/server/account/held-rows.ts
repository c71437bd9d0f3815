import { and, arrayOverlaps, asc, eq, exists, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm'
import type { TableName } from '#server/db/footprint/register.ts'
import type { Queries } from '#server/db/open.ts'
import {
  accounts,
  addresses,
  brings,
  browserSecrets,
  challenges,
  changes,
  changeUndos,
  codes,
  deletionUndos,
  heldNotices,
  journal,
  keys,
  limits,
  links,
  outbox,
  proofs,
} from '#server/db/schema.ts'
import { inTurn, type Turns } from '#server/in-turn.ts'
import { isCountOf } from '#server/limits/limits.ts'

const reading: Turns = new Map()

/** For whatever needs all the rows of an account, which may be many: a batch of calls would have them ten times at once. */
export async function readingAlone<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
  return await inTurn(reading, accountId, work)
}

/** The rows that hold something on an account, table by table. They hold hashes too: nothing of them leaves as it is. */
export async function readHeldRows(db: Queries, accountId: string) {
  const [account, owned, ring, secrets, told, shown, asked, changed, undos, waysBack, known, waiting, held] =
    await Promise.all([
      db.select().from(accounts).where(eq(accounts.id, accountId)),
      db
        .select()
        .from(addresses)
        .where(eq(addresses.accountId, accountId))
        .orderBy(asc(addresses.verifiedAt)),
      db.select().from(keys).where(eq(keys.accountId, accountId)).orderBy(asc(keys.createdAt), asc(keys.id)),
      db
        .select(getTableColumns(browserSecrets))
        .from(browserSecrets)
        .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
        .where(eq(keys.accountId, accountId)),
      db.select().from(journal).where(eq(journal.accountId, accountId)).orderBy(asc(journal.seq)),
      db
        .select(getTableColumns(proofs))
        .from(proofs)
        .innerJoin(browserSecrets, eq(browserSecrets.id, proofs.secretId))
        .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
        .where(eq(keys.accountId, accountId)),
      db.select().from(codes).where(eq(codes.accountId, accountId)),
      db.select().from(changes).where(eq(changes.accountId, accountId)).orderBy(asc(changes.at)),
      db
        .select(getTableColumns(changeUndos))
        .from(changeUndos)
        .innerJoin(changes, eq(changes.id, changeUndos.changeId))
        .where(eq(changes.accountId, accountId)),
      db.select().from(deletionUndos).where(eq(deletionUndos.accountId, accountId)),
      readLinks(db, accountId),
      readLetters(db, accountId),
      db.select().from(heldNotices).where(eq(heldNotices.accountId, accountId)),
    ])
  const passkeys = ring.flatMap(({ credentialId }) => credentialId?.toString('base64url') ?? [])
  const [ceremonies, counts, broughtAlong] = await Promise.all([
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
      ),
    db
      .select()
      .from(limits)
      .where(isCountOf({ accountId, addresses: owned.map(({ address }) => address) }))
      .orderBy(asc(limits.bucket)),
    db.select().from(brings).where(eq(brings.accountId, accountId)).orderBy(asc(brings.expiresAt)),
  ])
  return {
    accounts: account,
    addresses: owned,
    keys: ring,
    browserSecrets: secrets,
    journal: told,
    proofs: shown,
    challenges: ceremonies,
    links: known,
    codes: asked,
    changes: changed,
    changeUndos: undos,
    deletionUndos: waysBack,
    brings: broughtAlong,
    outbox: waiting,
    heldNotices: held,
    limits: counts,
  } satisfies Partial<Record<TableName, object[]>>
}

/** Links to addresses of the account, and those that it asked for. Who else asked for one is not its business. */
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
}

/**
 * Letters about the account. One with a sign-in link is about whoever owns its address or, when nobody does, about who
 * asked: if the asker saw it, they would know whether somebody does. So of these only the ones to its own addresses, which
 * were made in one statement with a link, and end with it.
 */
function readLetters(db: Queries, accountId: string) {
  const ownLink = db
    .select({ hash: links.hash })
    .from(links)
    .innerJoin(addresses, eq(addresses.address, links.address))
    .where(and(eq(addresses.accountId, accountId), eq(links.expiresAt, outbox.expiresAt)))
  return db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.accountId, accountId),
        or(isNull(outbox.kind), ne(outbox.kind, 'signInLink'), exists(ownLink)),
      ),
    )
    .orderBy(asc(outbox.createdAt))
}
