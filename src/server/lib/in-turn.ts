/** The last piece of work of each name that is still under way. */
export type Turns = Map<string, Promise<unknown>>

/**
 * Does pieces of work of one name one after the other, however each of them ends: what one of them holds in memory is
 * there once, however often it is asked for at the same moment. Those of another name go on beside them.
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
