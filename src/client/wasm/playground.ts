import { type JobNews, MOST_LINES, type Problem } from './messages.ts'

/** The purpose of a button: run and show here, run and show in a dialog, or save. */
export type Kind = 'log' | 'alert' | 'download'

type Speech = { lines: readonly string[]; isCut: boolean }

export type Playground = {
  doing: Kind | null
  /** The output of the last program of each kind. */
  log: Speech
  alert: Speech
  isAlertOpen: boolean
  /** The result, in a sentence. */
  status: string
  problems: readonly Problem[]
  failure: string | null
}

/** The last message of a job. */
type Ending = Exclude<JobNews, { news: 'said' | 'cut' }>

export type AuditFacts =
  | { is: 'begun'; kind: Kind }
  | { is: 'said'; lines: readonly string[] }
  | { is: 'stopped' }
  | { is: 'alertClosed' }
  | { is: 'news'; news: Ending | { news: 'cut' } }

const SILENCE: Speech = { lines: [], isCut: false }

export const quietPlayground: Playground = {
  doing: null,
  log: SILENCE,
  alert: SILENCE,
  isAlertOpen: false,
  status: '',
  problems: [],
  failure: null,
}

export function playground(state: Playground, event: AuditFacts): Playground {
  switch (event.is) {
    case 'begun': {
      const { kind } = event
      const status = kind === 'download' ? 'Compiling.' : 'Running.'
      const fresh = { ...state, doing: kind, status, problems: [], failure: null, isAlertOpen: false }
      return kind === 'download' ? fresh : { ...fresh, [kind]: SILENCE }
    }
    case 'said':
      return addOutput(state, (speech) => ({
        ...speech,
        lines: [...speech.lines, ...event.lines].slice(0, MOST_LINES),
      }))
    case 'stopped':
      return state.doing === null ? state : breakOff(state, { status: 'Stopped before it was done.' })
    case 'alertClosed':
      return { ...state, isAlertOpen: false }
    case 'news':
      return receive(state, event.news)
  }
}

function receive(state: Playground, news: Ending | { news: 'cut' }): Playground {
  switch (news.news) {
    case 'cut':
      return addOutput(state, (speech) => ({ ...speech, isCut: true }))
    case 'finished': {
      const status = news.result === null ? 'Done.' : `Done. main returned ${news.result}.`
      return { ...state, doing: null, status, isAlertOpen: state.doing === 'alert' }
    }
    case 'compiled':
      return { ...state, doing: null, status: `Saved as program.wasm, ${news.binary.byteLength} bytes.` }
    case 'refused':
      return { ...state, doing: null, status: '', problems: news.problems }
    case 'failed':
      return breakOff(state, { status: '', failure: news.reason })
  }
}

/** Stopped before its end: the output so far is still worth a dialog. */
function breakOff(state: Playground, how: Partial<Playground>): Playground {
  const isAlertOpen = state.doing === 'alert' && state.alert.lines.length > 0
  return { ...state, ...how, doing: null, isAlertOpen }
}

/** Output belongs to the running program. */
function addOutput(state: Playground, change: (speech: Speech) => Speech): Playground {
  if (state.doing !== 'log' && state.doing !== 'alert') return state
  return { ...state, [state.doing]: change(state[state.doing]) }
}
