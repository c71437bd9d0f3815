import { stepsOf } from './spec/specification.ts'
import { type Made, type Memo, Unexplained } from './spec/step.ts'
import { copyOf, fingerprint, type State } from './state.ts'

/** Far more than any sequence needs; beyond it, something in the model is wrong. */
const MOST_WORLDS = 500

/** An intermediate point: a state, and the progress of each call in it. */
type Moment = { state: State; calls: { at: number; memo: Memo }[] }

const OVER = Number.POSITIVE_INFINITY

/**
 * The states the service may be in after these parallel calls: those of every order of their steps in which all answers
 * are correct. Throws, with the objection to each order, when there is none.
 */
export function explain(worlds: State[], calls: Made[]): State[] {
  const [call] = calls
  if (call && calls.length === 1) return explainAlone(worlds, call)
  const reasons = new Set<string>()
  const after = new Map<string, State>()
  let moments: Moment[] = worlds.map((state) => ({ state, calls: calls.map(() => ({ at: 0, memo: {} })) }))
  while (moments.length > 0) {
    const next = new Map<string, Moment>()
    for (const moment of moments) {
      if (moment.calls.every(({ at }) => at === OVER)) {
        after.set(fingerprint(moment.state), moment.state)
        continue
      }
      for (const [index, call] of calls.entries()) {
        if (moment.calls[index]?.at === OVER) continue
        try {
          const later = advance(moment, index, call)
          next.set(`${JSON.stringify(later.calls)} ${fingerprint(later.state)}`, later)
        } catch (error) {
          if (!(error instanceof Unexplained)) throw error
          reasons.add(error.message)
        }
      }
    }
    moments = [...next.values()]
  }
  return explained(after, reasons)
}

/** Nearly all calls are alone, and in one world: then there is one order, and nothing to compare. */
function explainAlone(worlds: State[], call: Made): State[] {
  const reasons = new Set<string>()
  const after = new Map<string, State>()
  for (const world of worlds) {
    const state = copyOf(world)
    const memo = {}
    try {
      for (const step of stepsOf(call.procedure)) if (step(state, call, memo) === 'over') break
      after.set(worlds.length === 1 ? '' : fingerprint(state), state)
    } catch (error) {
      if (!(error instanceof Unexplained)) throw error
      reasons.add(error.message)
    }
  }
  return explained(after, reasons)
}

function explained(after: Map<string, State>, reasons: Set<string>): State[] {
  if (after.size === 0) throw new Unexplained([...reasons].join('\n'))
  if (after.size > MOST_WORLDS) throw new Error(`The model has ${after.size} explanations`)
  return [...after.values()]
}

/** One call takes its next step, in a copy. */
function advance(moment: Moment, index: number, call: Made): Moment {
  const later = {
    state: copyOf(moment.state),
    calls: moment.calls.map((call) => ({ ...call, memo: { ...call.memo } })),
  }
  const progress = later.calls[index]
  const steps = stepsOf(call.procedure)
  const step = progress && steps[progress.at]
  if (!step) throw new Error(`${call.procedure} has no step left`)
  const isOver = step(later.state, call, progress.memo) === 'over' || progress.at + 1 === steps.length
  progress.at = isOver ? OVER : progress.at + 1
  // What a finished call remembers no longer matters, and must not make two equal points differ.
  if (isOver) progress.memo = {}
  return later
}
