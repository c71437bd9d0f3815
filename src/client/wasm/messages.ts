import { fieldsOf } from '#client/lib/fields.ts'

/** An error of the compiler: line and column count from 1, the column in characters of the editor. */
export type Problem = { line: number; column: number; message: string }

/** The page's orders to the sandbox. A job has a number, so that a late answer can be recognised. */
export type Order =
  | { order: 'prepare' }
  | { order: 'compile' | 'run'; job: number; source: string }
  | { order: 'stop' }

/** The results of a job. The runner sends them, and the frame adds the job's number. */
export type JobNews =
  | { news: 'said'; line: string }
  | { news: 'cut' }
  | { news: 'compiled'; binary: ArrayBuffer }
  | { news: 'finished'; result: string | null }
  | { news: 'refused'; problems: Problem[] }
  | { news: 'failed'; reason: string }

/** `ready`: the frame is listening. `taken`: it has received a job and works on it. */
export type News = { news: 'ready' } | (({ news: 'taken' } | JobNews) & { job: number })

/** The number of output lines that are kept: a program may print for ever. */
export const MOST_LINES = 1_000
export const MOST_CHARACTERS = 100_000

const MOST_PROBLEMS = 20

/** The maximum length of a message. A name in a program, and so an error about it, may be of any length. */
const LONGEST_SENTENCE = 2_000

/** Reads an order of the page; null for anything else that was posted here. */
export function readOrder(message: unknown): Order | null {
  const { order, job, source } = fieldsOf(message)
  if (order === 'prepare' || order === 'stop') return { order }
  const isJob = (order === 'compile' || order === 'run') && isNumber(job) && typeof source === 'string'
  return isJob ? { order, job, source } : null
}

/** Reads a message of the sandbox; null if it is invalid. The code in the sandbox is not trusted. */
export function readNews(message: unknown): News | null {
  const { news, job, line, binary, result, problems, reason } = fieldsOf(message)
  if (news === 'ready') return { news }
  if (!isNumber(job)) return null
  if (news === 'taken' || news === 'cut') return { news, job }
  if (news === 'said' && typeof line === 'string') return { news, job, line }
  if (news === 'compiled' && binary instanceof ArrayBuffer) return { news, job, binary }
  if (news === 'finished' && result === null) return { news, job, result }
  if (news === 'finished' && typeof result === 'string') return { news, job, result: sentence(result) }
  if (news === 'failed' && typeof reason === 'string') return { news, job, reason: sentence(reason) }
  if (news === 'refused' && Array.isArray(problems)) return { news, job, problems: readProblems(problems) }
  return null
}

function readProblems(problems: unknown[]): Problem[] {
  return problems.slice(0, MOST_PROBLEMS).flatMap((problem) => {
    const { line, column, message } = fieldsOf(problem)
    return isNumber(line) && isNumber(column) && typeof message === 'string'
      ? [{ line, column, message: sentence(message) }]
      : []
  })
}

function sentence(text: string) {
  return text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)}…` : text
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
