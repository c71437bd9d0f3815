/** Why the server cannot run, as one line for the operator. */
export class StartProblem extends Error {
  /** 2: the configuration is wrong; 3: another process holds the data folder; 1: anything else. */
  readonly exitCode: 1 | 2 | 3

  constructor(exitCode: 1 | 2 | 3, line: string, cause?: unknown) {
    super(line, { cause })
    this.name = 'StartProblem'
    this.exitCode = exitCode
  }
}

/** Ends a program after an error. */
export function endWith(error: unknown): never {
  const { line, exitCode } = endingOf(error)
  process.stderr.write(`${line}\n`)
  process.exit(exitCode)
}

/** The output of a program's end: a foreseen problem by its line and exit code, anything else by its stack. */
export function endingOf(error: unknown): { line: string; exitCode: number } {
  // One line, even if a variable or a file name contains line breaks.
  if (error instanceof StartProblem) {
    return { line: error.message.replace(/[\s\p{Cc}]+/gu, ' '), exitCode: error.exitCode }
  }
  return { line: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 }
}
