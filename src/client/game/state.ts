import { type Errands, NO_ERRANDS } from './errands/errand.ts'
import { type Job, startingJobs } from './jobs.ts'

/** The thing being negotiated: the facts that the rules need, and its seller. */
export type NegotiatedItem = {
  id: string
  name: string
  price: number
  quality: number
  quantity: number
  sellerId: string
  sellerName: string
  /** The room's own drawing of it; older stored games have none. */
  drawing?: string | undefined
}

/** A bought thing, with its price and its project. */
export type InventoryItem = NegotiatedItem & { finalPrice: number; projectId: string }

/** Numbered, so that the same words said twice are two messages. */
type Message = { id: number; text: string }

export type GameState = {
  playerName: string
  level: number
  jobRating: number
  jobRank: string
  salary: number
  earnings: number
  cashBalance: number
  daysOnJob: number
  projectsCompleted: number
  objectsFound: number
  objectsBought: number
  objectsSold: number
  /** The names of those something was bought from. */
  friendships: string[]
  /** Ids. The jobs and projects themselves are only in `availableJobs`. */
  currentJob: string | null
  currentProject: string | null
  availableJobs: Job[]
  inventory: InventoryItem[]
  showNegotiation: boolean
  negotiatingItem: NegotiatedItem | null
  managerMessage: string

  /** By object, fixed at its first negotiation: coming back does not roll again. */
  finalPrices: Record<string, number>
  /** The last of the manager's messages, the newest at the end. */
  talk: Message[]
  /** The neighbours' errands; they do not belong to any job. */
  errands: Errands
  /** The ids of what was bought for the window behind our door, from what errands paid. */
  furnishings: readonly string[]
}

const GREETING = 'Welcome! Choose a job and a project, and I tell you what to look for.'

export const startingState: GameState = {
  playerName: 'Rummager',
  level: 1,
  jobRating: 5,
  jobRank: 'Rookie',
  salary: 0,
  earnings: 0,
  cashBalance: 500,
  daysOnJob: 0,
  projectsCompleted: 0,
  objectsFound: 0,
  objectsBought: 0,
  objectsSold: 0,
  friendships: [],
  currentJob: null,
  currentProject: null,
  availableJobs: startingJobs,
  inventory: [],
  showNegotiation: false,
  negotiatingItem: null,
  managerMessage: GREETING,
  finalPrices: {},
  talk: [{ id: 1, text: GREETING }],
  errands: NO_ERRANDS,
  furnishings: [],
}

/** The number of messages kept. */
const LONGEST_TALK = 6

/** The manager says these texts. Where there is space for one only, it is the last. */
export function withMessage(state: GameState, ...texts: [string, ...string[]]): GameState {
  const last = state.talk.at(-1)?.id ?? 0
  const said = texts.map((text, at) => ({ id: last + 1 + at, text }))
  return {
    ...state,
    managerMessage: texts.at(-1) ?? state.managerMessage,
    talk: [...state.talk, ...said].slice(-LONGEST_TALK),
  }
}

export function jobOf(state: GameState) {
  return state.availableJobs.find(({ id }) => id === state.currentJob) ?? null
}

export function projectOf(state: GameState) {
  return jobOf(state)?.projects.find(({ id }) => id === state.currentProject) ?? null
}

export function isBought(state: GameState, objectId: string) {
  return state.inventory.some(({ id }) => id === objectId)
}
