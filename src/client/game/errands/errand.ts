/** One thing that somebody wants, told as a riddle. */
export type Want = {
  /** What the name of a drawn thing must contain, in any case. */
  word: string
  riddle: string
  /** The pictures it may be found in, by their file names: 'attic-1'. */
  pictures: readonly [string, ...string[]]
}

export type Errand = {
  id: string
  /** The post that asks, where one does. */
  postId: string | null
  who: string
  title: string
  asks: string
  thanks: string
  /** The level that it leads to; or, of the famous, the one that it needs. */
  level: number
  reward: number
  /** Done for the job at the top, and not on the way there. */
  isForFamous: boolean
  wants: readonly [Want, ...Want[]]
}

/** What is kept of them. `found` are wants, as `wantId` names them. */
export type Errands = { current: string | null; found: readonly string[]; done: readonly string[] }

export const NO_ERRANDS: Errands = { current: null, found: [], done: [] }

export function wantId(errand: Errand, want: Want) {
  return `${errand.id}/${want.word}`
}
