import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Logger } from 'pino'
import type { Row, Sql } from 'postgres'
import type { Line } from '#server/platform/postgres/pool/pipelined-connection.ts'
import { Pool, type PoolLimits, type PoolLoad } from '#server/platform/postgres/pool/pool.ts'
import { seconds } from '#shared/time.ts'
import { type Connection, openDriver } from './driver.ts'
import * as schema from './schema.ts'
import { hadNoEffect } from './unavailable.ts'

type Schema = typeof schema

export type { PoolLoad }

export type Database = PostgresJsDatabase<Schema>
export type Transaction = PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** A database or a transaction, for functions that work in both. */
export type Queries = Database | Transaction

/** Connections of one process; PostgreSQL is fastest with few backends. */
const DEFAULT_MAX = 16

/**
 * Of these, the connections for pipelined reads and for short pipelined statements. Beyond `atOnce` on each, work
 * queues here, where it can be refused. With fewer connections nothing is pipelined.
 */
const READS = { connections: 3, atOnce: 32, joins: true }
const BRIEF = { connections: 4, atOnce: 8, lockTimeout: seconds(0.1) }

/** And the connections for reading a whole account. */
const APART = { connections: 2, atOnce: 1 }

/** Connects with the first query. `sql` is a separate driver for `listen` only: it has none of the limits of `db`. */
export function openDatabase(options: { connection: Connection; log?: Logger; max?: number }): {
  db: Database
  sql: Sql
  /** The current load of each of its pools. */
  load(): Record<string, PoolLoad>
  close(): Promise<void>
} {
  const { connection, log, max = DEFAULT_MAX } = options
  const codecs = { parsers: {}, serializers: {} }
  const shared = READS.connections + BRIEF.connections + APART.connections
  const isShared = max > shared
  const pool = (limits: PoolLimits) => new Pool({ connection, log, codecs, ...limits })
  // A statement that waits for a row lock would block all statements pipelined behind it.
  const own = pool({ connections: isShared ? max - shared : max, atOnce: 1 })
  const reads = isShared ? pool({ ...READS, onPooler: stopPipelining }) : own
  const brief = isShared ? pool({ ...BRIEF, onPooler: stopPipelining }) : own
  const separate = isShared ? pool(APART) : own
  const pools = { reads, brief }
  const sql = openDriver(connection, { max: 1 })
  const database = (pool: Pool) => {
    const client = { ...poolClient(pool), options: codecs }
    return withAfterCommit(drizzle(asDriver(client), { schema, casing: 'snake_case' }))
  }
  const db = database(own)
  separateOnes.set(db, database(separate))
  sharedOnes.set(db, {
    reads: (statement, parameters) => askShared(pools.reads, own, statement, parameters),
    brief: (statement, parameters) => askShared(pools.brief, own, statement, parameters),
  })

  async function close() {
    const all = [own, reads, brief, separate]
    await Promise.all([...all.map((one) => one.close()), sql.end({ timeout: 1 }).catch(() => {})])
  }
  const load = () => ({
    own: own.load,
    ...(isShared && { reads: reads.load, brief: brief.load, apart: separate.load }),
  })
  /**
   * One statement at a time on each connection: behind a pooler. When we cut a connection, PgBouncer 1.18 gives its
   * server half to the next client, together with answers still under way.
   */
  function stopPipelining() {
    Object.assign(pools, { reads: own, brief: own })
  }
  return { db, sql, load, close }
}

const separateOnes = new WeakMap<Queries, Database>()

/**
 * The same database for large reads: on a few separate connections, so that nobody else waits behind them. Waiting
 * too long for one is refused as everywhere.
 */
export function apart(db: Database): Database {
  return separateOnes.get(db) ?? db
}

export type SharedKind = 'reads' | 'brief'
type AskShared = (statement: string, parameters: unknown[]) => Promise<Row[]>
const sharedOnes = new WeakMap<Queries, Record<SharedKind, AskShared>>()

/** The connections that declared statements share; undefined in a transaction, which has its own. */
export function sharedConnections(db: Queries): Record<SharedKind, AskShared> | undefined {
  return sharedOnes.get(db)
}

/** The query builder needs only these parts of the driver. */
function asDriver(client: BuilderClient & { options: object }) {
  return client as unknown as Sql
}

/** Sends the builder's queries to a pool, each alone on its connection. */
function poolClient(pool: Pool): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      new Asked((asArrays) =>
        pool.withConnection((connection) => connection.run(statement, parameters, asArrays)),
      ),
    begin: (work) => pool.withConnection((connection) => inTransaction(connection, work)),
  }
}

/**
 * Asks on a connection that others share: the caller checks that the answer belongs to its query. A query that was not
 * executed there runs again on a connection of its own, where nobody waits behind it.
 */
async function askShared(shared: Pool, own: Pool, statement: string, parameters: unknown[]) {
  const ask = (pool: Pool) =>
    pool.withConnection((connection) => connection.run(statement, parameters, false))
  try {
    return await ask(shared)
  } catch (error) {
    if (shared === own || !hadNoEffect(error)) throw error
    return await ask(own)
  }
}

type Afterwards = Array<() => void>

const afterwardsOf = new WeakMap<Queries, Afterwards>()

/** Runs `work` once the changes made on `db` are visible to all: after its transaction, or at once without one. */
export function afterCommit(db: Queries, work: () => void): void {
  const afterwards = afterwardsOf.get(db)
  if (afterwards) afterwards.push(work)
  else work()
}

/** Lets `afterCommit` know the transactions of a database. */
function withAfterCommit(db: Database): Database {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const afterwards: Afterwards = []
    const result = await begin((tx) => work(knownTo(afterwards, tx)), config)
    for (const later of afterwards) later()
    return result
  }
  return db
}

/** Work named inside a savepoint waits for the commit of the whole transaction, even when the savepoint rolls back. */
function knownTo(afterwards: Afterwards, tx: Transaction): Transaction {
  afterwardsOf.set(tx, afterwards)
  const begin = tx.transaction.bind(tx)
  tx.transaction = (work) => begin((inner) => work(knownTo(afterwards, inner)))
  return tx
}

/** Runs `work` in a transaction on this connection: commits when it resolves, rolls back when it rejects. */
async function inTransaction<T>(connection: Line, work: (client: BuilderClient) => Promise<T>): Promise<T> {
  const state = { isOver: false }
  await connection.run('begin', [], false)
  let result: T
  try {
    result = await work(transactionClient(connection, state))
  } catch (error) {
    state.isOver = true
    await rollBack(connection, 'rollback')
    throw error
  }
  state.isOver = true
  const { command } = await connection.run('commit', [], false)
  // PostgreSQL answers a COMMIT after a failed statement with a rollback and no error.
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over in a transaction')
  return result
}

/** Queries on a finished transaction are refused: they would run outside of it. */
type State = { isOver: boolean }

function transactionClient(connection: Line, state: State, depth = 0): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      new Asked(async (asArrays) => {
        if (state.isOver) throw new Error('The transaction is over')
        return await connection.run(statement, parameters, asArrays)
      }),
    savepoint: (work) =>
      inSavepoint(connection, depth + 1, () => work(transactionClient(connection, state, depth + 1))),
  }
}

async function inSavepoint<T>(connection: Line, depth: number, work: () => Promise<T>) {
  await connection.run(`savepoint s${depth}`, [], false)
  try {
    const result = await work()
    await connection.run(`release savepoint s${depth}`, [], false)
    return result
  } catch (error) {
    await rollBack(connection, `rollback to savepoint s${depth}`)
    throw error
  }
}

/** A connection that cannot even roll back is not used again. */
async function rollBack(connection: Line, statement: string) {
  if (!connection.isBroken) await connection.run(statement, [], false).catch(() => connection.cut())
}

/** The parts of the driver that the query builder uses, for databases and transactions. */
type BuilderClient = {
  unsafe(statement: string, parameters?: unknown[]): Asked
  begin?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
  savepoint?<T>(work: (client: BuilderClient) => Promise<T>): Promise<T>
}

/** Starts, like the driver's queries, when the rows are wanted: as objects by `await`, as arrays by `.values()`. */
class Asked implements PromiseLike<unknown> {
  #run: (asArrays: boolean) => Promise<unknown>

  constructor(run: (asArrays: boolean) => Promise<unknown>) {
    this.#run = run
  }

  values() {
    return this.#run(true)
  }

  // biome-ignore lint/suspicious/noThenProperty: the builder awaits it.
  then: PromiseLike<unknown>['then'] = (onDone, onFailure) => this.#run(false).then(onDone, onFailure)
}
