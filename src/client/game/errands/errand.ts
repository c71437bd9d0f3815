/** One thing that somebody wants, described by a riddle. */
export type Want = {
  /** A word in the name of the drawn thing, in any case. */
  word: string
  riddle: string
  /** The pictures it may be in, by their file names: 'attic-1'. */
  pictures: readonly [string, ...string[]]
}

export type Errand = {
  id: string
  /** The post that asks for it, if there is one. */
  postId: string | null
  who: string
  title: string
  asks: string
  thanks: string
  /** The level that it leads to; for the famous, the level that it needs. */
  level: number
  reward: number
  /** Belongs to the top job, and not to the levels below it. */
  isForFamous: boolean
  wants: readonly [Want, ...Want[]]
}

/**
 * What is stored of them. `found` holds wants, as `wantId` names them. `brought` has the name of the thing that was brought
 * for a want; older stored games have none.
 */
export type Errands = {
  current: string | null
  found: readonly string[]
  done: readonly string[]
  brought?: Readonly<Record<string, string>> | undefined
}

export const NO_ERRANDS: Errands = { current: null, found: [], done: [] }

export function wantId(errand: Errand, want: Want) {
  return `${errand.id}/${want.word}`
}
