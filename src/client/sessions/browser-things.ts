import { fieldsOf } from '#client/lib/fields.ts'
import { readJson } from '#client/lib/storage.ts'

/** Where what lives in this browser alone is kept for an account, by what it is. */
export const placesOf = {
  likes: (accountId: string) => `likes:${accountId}`,
  game: (accountId: string) => `rummage_world:${accountId}`,
}

export type BrowserThing = keyof typeof placesOf

/** How many posts an account has liked here. */
export function likesOf(accountId: string): number {
  const { likes } = fieldsOf(readJson(placesOf.likes(accountId)))
  return Array.isArray(likes) ? likes.length : 0
}

/** How far a game is. */
export type GameStand = { cash: number; bought: number; done: number }

/** The game of an account in this browser; null where none is under way. */
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

/** What is stored is input. */
function countOf(value: unknown) {
  return Number.isSafeInteger(value) ? Number(value) : 0
}

function lengthOf(value: unknown) {
  return Array.isArray(value) ? value.length : 0
}
