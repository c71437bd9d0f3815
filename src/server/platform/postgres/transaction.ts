import { Asked, type BuilderClient } from '#server/platform/postgres/pool/builder-client.ts'
import type { Line } from '#server/platform/postgres/pool/pipelined-connection.ts'
import type { Database, Queries, Transaction } from './open.ts'

type Afterwards = Array<() => void>

const afterwardsOf = new WeakMap<Queries, Afterwards>()

/** Runs `work` once the changes made on `db` are visible to all: after its transaction, or at once without one. */
export function afterCommit(db: Queries, work: () => void): void {
  const afterwards = afterwardsOf.get(db)
  if (afterwards) afterwards.push(work)
  else work()
}

/** Lets `afterCommit` know the transactions of a database. */
export function withAfterCommit(db: Database): Database {
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

export async function inTransaction<T>(
  connection: Line,
  work: (client: BuilderClient) => Promise<T>,
): Promise<T> {
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
