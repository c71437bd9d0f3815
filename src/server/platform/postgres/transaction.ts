import { Asked, type BuilderClient, clientOf } from '#server/platform/postgres/pool/builder-client.ts'
import type { Line } from '#server/platform/postgres/pool/pipelined-connection.ts'
import type { Queries } from './open.ts'

/** Run after a transaction is committed, and never if it was not. */
type Afterwards = Array<() => void>

/** Runs `work` once the changes made on `db` are visible to all: after its transaction, or at once without one. */
export function afterCommit(db: Queries, work: () => void): void {
  const { afterwards } = clientOf(db)
  if (afterwards) afterwards.push(work)
  else work()
}

export async function inTransaction<T>(line: Line, work: (client: BuilderClient) => Promise<T>): Promise<T> {
  const afterwards: Afterwards = []
  const course = { isOver: false }
  await line.run('begin', [], false)
  let result: T
  try {
    result = await work(transactionClient(line, course, afterwards))
  } catch (error) {
    course.isOver = true
    await undo(line, 'rollback')
    throw error
  }
  course.isOver = true
  const { command } = await line.run('commit', [], false)
  // PostgreSQL answers a COMMIT after a failed statement with a rollback and no error.
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over in a transaction')
  for (const work of afterwards) work()
  return result
}

/** Queries on a finished transaction are refused: they would run outside of it. */
type Course = { isOver: boolean }

function transactionClient(line: Line, course: Course, afterwards: Afterwards, depth = 0): BuilderClient {
  return {
    afterwards,
    unsafe: (statement, parameters = []) =>
      new Asked(async (asArrays) => {
        if (course.isOver) throw new Error('The transaction is over')
        return await line.run(statement, parameters, asArrays)
      }),
    savepoint: (work) =>
      inSavepoint(line, depth + 1, () => work(transactionClient(line, course, afterwards, depth + 1))),
  }
}

async function inSavepoint<T>(line: Line, depth: number, work: () => Promise<T>) {
  await line.run(`savepoint s${depth}`, [], false)
  try {
    const result = await work()
    await line.run(`release savepoint s${depth}`, [], false)
    return result
  } catch (error) {
    await undo(line, `rollback to savepoint s${depth}`)
    throw error
  }
}

/** A connection that cannot even roll back is not used again. */
async function undo(line: Line, statement: string) {
  if (!line.isBroken) await line.run(statement, [], false).catch(() => line.cut())
}
