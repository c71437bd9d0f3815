import { Asked, type BuilderClient } from './builder-client.ts'
import type { Line } from './line.ts'

export async function inTransaction<T>(line: Line, work: (client: BuilderClient) => Promise<T>): Promise<T> {
  await line.run('begin', [], false)
  let result: T
  try {
    result = await work(clientOf(line))
  } catch (error) {
    await undo(line, 'rollback')
    throw error
  }
  const { command } = await line.run('commit', [], false)
  // PostgreSQL answers a COMMIT after a failed statement with a rollback and no error.
  if (command !== 'COMMIT') throw new Error('A failed statement was passed over in a transaction')
  return result
}

async function inSavepoint<T>(line: Line, work: (client: BuilderClient) => Promise<T>, depth: number) {
  await line.run(`savepoint s${depth}`, [], false)
  try {
    const result = await work(clientOf(line, depth))
    await line.run(`release savepoint s${depth}`, [], false)
    return result
  } catch (error) {
    await undo(line, `rollback to savepoint s${depth}`)
    throw error
  }
}

/** A line that cannot even roll back is not used again. */
async function undo(line: Line, statement: string) {
  if (!line.isBroken) await line.run(statement, [], false).catch(() => line.cut())
}

function clientOf(line: Line, depth = 0): BuilderClient {
  return {
    unsafe: (statement, parameters = []) =>
      new Asked((asArrays) => line.run(statement, parameters, asArrays)),
    savepoint: (work) => inSavepoint(line, work, depth + 1),
  }
}
