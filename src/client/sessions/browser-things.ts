import { fieldsOf } from '#client/lib/fields.ts'
import { readJson } from '#client/lib/storage.ts'

/** Storage names of what only this browser holds for an account, by kind. */
export const placesOf = {
  likes: (accountId: string) => `likes:${accountId}`,
  game: (accountId: string) => `rummage_world:${accountId}`,
}

export type BrowserThing = keyof typeof placesOf

/** The number of posts that the account has liked in this browser. */
export function likesOf(accountId: string): number {
  const { likes } = fieldsOf(readJson(placesOf.likes(accountId)))
  return Array.isArray(likes) ? likes.length : 0
}

/** The progress of a game. */
export type GameStand = { cash: number; bought: number; done: number }

/** The account's game in this browser; null when none has been started. */
export function gameOf(accountId: string): GameStand | null {
  const { game } = fieldsOf(readJson(placesOf.game(accountId)))
  const { currentJob, cashBalance, objectsBought, projectsCompleted, errands } = fieldsOf(game)
  const { current, found, done } = fieldsOf(errands)
  const isUnderWay =
    (currentJob ?? null) !== null ||
    (current ?? null) !== null ||
    countOf(objectsBought) + countOf(projectsCompleted) + lengthOf(found) + lengthOf(done) > 0
  if (!isUnderWay) return null
  return { cash: countOf(cashBalance), bought: countOf(objectsBought), done: countOf(projectsCompleted) }
}

/** Stored values are untrusted input. */
function countOf(value: unknown) {
  return Number.isSafeInteger(value) ? Number(value) : 0
}

function lengthOf(value: unknown) {
  return Array.isArray(value) ? value.length : 0
}
