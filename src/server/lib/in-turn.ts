/** The last task of each name that is still running. */
export type Turns = Map<string, Promise<unknown>>

/**
 * Runs tasks of one name one after the other, even after a failure. So a task's memory is used once, however many
 * callers ask at the same moment. Tasks of other names run in parallel.
 */
export async function inTurn<Result>(
  turns: Turns,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = turns.get(name) ?? Promise.resolve()
  const done = before.then(work, work)
  turns.set(name, done)
  try {
    return await done
  } finally {
    if (turns.get(name) === done) turns.delete(name)
  }
}
