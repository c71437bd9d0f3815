import type { Logger } from 'pino'
import type { readConfig } from '#server/config.ts'
import { type OperatorDatabase, withOperatorDatabase } from '#server/lifecycle/operator-database.ts'

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
export type Report = { lines: string[]; json: unknown; exitCode?: 0 | 1 | 2 }

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
