import type { Logger } from 'pino'
import type { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { type OperatorDatabase, withOperatorDatabase } from '#server/lifecycle/operator-database.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { withSecrets } from '#server/platform/data-dir.ts'
import { systemRandom } from '#server/platform/random.ts'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { errorCatalogue } from '#shared/errors.ts'

type Settings = ReturnType<typeof readConfig>

/** What every command receives besides its arguments. */
export type Place = {
  settings: Settings
  /** The environment that the settings were read from. */
  env: Record<string, string | undefined>
  /** The folder of the running program. */
  home: string
  log: Logger
  signal: AbortSignal
}

/** A command's output: lines for people, a value for `--json`. Neither may contain a secret. */
export type Report = {
  lines: string[]
  json: unknown
  exitCode?: 0 | 1 | 2
  /** Standard output has a file already, so the report goes to stderr. */
  isBesideFile?: boolean
}

type Flags = Record<string, string | boolean | undefined>

/** One command of the operator. */
export type Command = {
  /** Its arguments after the name: `<required>`, `[optional]`. */
  words: string[]
  /** Flags besides `--json` and `--help`, with their meaning. */
  flags?: Record<string, { type: 'boolean' | 'string'; meaning: string }>
  summary: string
  /** `words` has at least the required arguments. */
  run(place: Place, words: string[], flags: Flags): Promise<Report>
}

/** A command that queries the database, whether a server runs or not. */
export function inDatabase(
  work: (database: OperatorDatabase, words: string[], flags: Flags, place: Place) => Promise<Report>,
): Command['run'] {
  return (place, words, flags) =>
    withOperatorDatabase(place, (database) => work(database, words, flags, place))
}

/** A command that runs a use case of the server. Its refusal is one line, and exit code 1. */
export function asOperator(
  work: (deps: Deps, words: string[], flags: Flags) => Promise<Report>,
): Command['run'] {
  return inDatabase(async ({ db }, words, flags, { settings, log }) => {
    const config = await withSecrets(settings)
    const refusals = new RefusalLimit(settings.rateLimitFactor)
    const lifecycle = { isReady: true, isDraining: false }
    // The running server finds a mail in the outbox by itself.
    const deps = { config, db, log, random: systemRandom, wakeUp: new WakeUp(), lifecycle, refusals }
    return await work(deps, words, flags).catch((error) => {
      throw error instanceof Refusal ? problemOf(error, words) : error
    })
  })
}

/** The sentence is the one that people read. To the operator, a session that is gone is an account that is gone. */
function problemOf(refusal: Refusal, [account = '']: string[]) {
  const isGone = refusal.reason === 'authenticationRequired'
  const line = isGone ? `There is no account ${account}.` : `${errorCatalogue[refusal.reason].sentence}.`
  return new StartProblem(1, line, refusal)
}
