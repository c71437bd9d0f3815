import type { Logger } from 'pino'
import type { readConfig } from '#server/config.ts'
import { type OperatorDatabase, withOperatorDatabase } from '#server/lifecycle/operator-database.ts'

type Settings = ReturnType<typeof readConfig>

/** What every command is given besides its words. */
export type Place = {
  settings: Settings
  /** The folder of the running program. */
  home: string
  log: Logger
  signal: AbortSignal
}

/** What a command has to say: lines for people, a value for `--json`. Neither ever holds a secret. */
export type Report = { lines: string[]; json: unknown; exitCode?: 0 | 1 | 2 }

type Flags = Record<string, string | boolean | undefined>

/** One command of the operator. */
export type Command = {
  /** Its words after the name: `<needed>`, `[may be left out]`. */
  words: string[]
  /** Flags besides `--json` and `--help`, with what they mean. */
  flags?: Record<string, { type: 'boolean' | 'string'; meaning: string }>
  summary: string
  /** `words` are as many as are needed, or more. */
  run(place: Place, words: string[], flags: Flags): Promise<Report>
}

/** A command that asks the database, beside a running server or without one. */
export function inDatabase(
  work: (database: OperatorDatabase, words: string[], flags: Flags, place: Place) => Promise<Report>,
): Command['run'] {
  return (place, words, flags) =>
    withOperatorDatabase(place, (database) => work(database, words, flags, place))
}
