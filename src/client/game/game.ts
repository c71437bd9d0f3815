import { bringThing, leaveErrand, takeErrand } from './errands/errands.ts'
import { furnish } from './furnish.ts'
import type { Project } from './jobs.ts'
import {
  cannotAsk,
  cannotPay,
  DONE_BEFORE,
  dealDone,
  dealRefused,
  findThese,
  GREAT_JOB,
  jobAccepted,
  jobIsLocked,
  jobLeft,
  NOT_YET,
} from './manager-words.ts'
import { finalPriceOf, isComplete, objectionTo, rollPrice, taskFor } from './rules.ts'
import { type GameState, jobOf, type NegotiatedItem, projectOf, startingState, withMessage } from './state.ts'

export type GameAction =
  | { type: 'selectJob'; jobId: string }
  /** Afterwards any job can be taken, even the same one. Things found for its projects are kept. */
  | { type: 'leaveJob' }
  | { type: 'selectProject'; projectId: string }
  /** A click on a hidden object. `roll` is a random number from 0 to 1, from the caller. */
  | { type: 'ask'; item: NegotiatedItem; roll: number }
  | { type: 'accept' }
  | { type: 'reject' }
  | { type: 'completeProject' }
  /** The manager says something that changes nothing. */
  | { type: 'say'; text: string }
  | { type: 'takeErrand'; errandId: string }
  | { type: 'leaveErrand' }
  /** A click on a drawn thing of a picture. */
  | { type: 'bringThing'; picture: string; name: string }
  /** Buys something for the window behind our door. */
  | { type: 'furnish'; furnishingId: string }
  | { type: 'reset' }

/** The whole game. A forbidden move changes nothing, but the manager says why. */
export function game(state: GameState, action: GameAction): GameState {
  switch (action.type) {
    case 'selectJob':
      return selectJob(state, action.jobId)
    case 'leaveJob':
      return leaveJob(state)
    case 'selectProject':
      return selectProject(state, action.projectId)
    case 'ask':
      return ask(state, action.item, action.roll)
    case 'accept':
      return accept(state)
    case 'reject':
      return reject(state)
    case 'completeProject':
      return completeProject(state)
    case 'say':
      return withMessage(state, action.text)
    case 'takeErrand':
      return takeErrand(state, action.errandId)
    case 'leaveErrand':
      return leaveErrand(state)
    case 'bringThing':
      return bringThing(state, action.picture, action.name)
    case 'furnish':
      return furnish(state, action.furnishingId)
    case 'reset':
      return startingState
  }
}

function selectJob(state: GameState, jobId: string) {
  const job = state.availableJobs.find(({ id }) => id === jobId)
  if (job === undefined || job.id === state.currentJob || state.showNegotiation) return state
  if (!job.unlocked) return withMessage(state, jobIsLocked(job.title, job.level))

  return withMessage(
    { ...state, currentJob: job.id, currentProject: null, daysOnJob: state.daysOnJob + 1 },
    jobAccepted(job.title),
  )
}

function leaveJob(state: GameState) {
  const job = jobOf(state)
  if (job === null || state.showNegotiation) return state
  return withMessage({ ...state, currentJob: null, currentProject: null }, jobLeft(job.title))
}

function selectProject(state: GameState, projectId: string) {
  const project = jobOf(state)?.projects.find(({ id }) => id === projectId)
  if (project === undefined || state.showNegotiation) return state
  if (project.completed) return withMessage(state, DONE_BEFORE)

  return withMessage({ ...state, currentProject: project.id }, findThese(project))
}

function ask(state: GameState, item: NegotiatedItem, roll: number) {
  const objection = objectionTo(state, item)
  if (objection) return withMessage(state, cannotAsk(objection, item))

  const known = state.finalPrices[item.id]
  return {
    ...state,
    showNegotiation: true,
    negotiatingItem: item,
    objectsFound: known === undefined ? state.objectsFound + 1 : state.objectsFound,
    finalPrices: { ...state.finalPrices, [item.id]: known ?? rollPrice(item.price, roll) },
  }
}

function accept(state: GameState) {
  const { negotiatingItem: item, cashBalance } = state
  const project = projectOf(state)
  const finalPrice = finalPriceOf(state)
  if (item === null || project === null || finalPrice === null) return state
  const task = taskFor(project, item)
  if (task === null) return state
  if (cashBalance < finalPrice) return withMessage(state, cannotPay(finalPrice, cashBalance))

  const foundCount = task.foundCount + 1
  const grown = { ...task, foundCount, completed: foundCount >= task.requiredQuantity }
  const changed = { ...project, tasks: project.tasks.map((other) => (other.id === task.id ? grown : other)) }
  const bought = {
    ...withProject(closed(state), changed),
    cashBalance: cashBalance - finalPrice,
    objectsBought: state.objectsBought + 1,
    inventory: [...state.inventory, { ...item, finalPrice, projectId: project.id }],
    friendships: [...new Set([...state.friendships, item.sellerName])],
  }
  return withMessage(bought, dealDone(item.name, finalPrice, changed))
}

function reject(state: GameState) {
  const { negotiatingItem: item } = state
  const finalPrice = finalPriceOf(state)
  if (item === null || finalPrice === null) return state
  return withMessage(closed(state), dealRefused(item.name, finalPrice))
}

function completeProject(state: GameState) {
  const project = projectOf(state)
  if (project === null || state.showNegotiation) return state
  if (!isComplete(project)) return withMessage(state, NOT_YET)

  const paid = {
    ...withProject(state, { ...project, completed: true }),
    currentProject: null,
    cashBalance: state.cashBalance + project.reward,
    earnings: state.earnings + project.reward,
    projectsCompleted: state.projectsCompleted + 1,
  }
  return withMessage(paid, GREAT_JOB)
}

/** A reload closes a negotiation in the same way: its price stays stored. */
export function closed(state: GameState): GameState {
  return { ...state, showNegotiation: false, negotiatingItem: null }
}

function withProject(state: GameState, project: Project): GameState {
  const availableJobs = state.availableJobs.map((job) => ({
    ...job,
    projects: job.projects.map((other) => (other.id === project.id ? project : other)),
  }))
  return { ...state, availableJobs }
}
