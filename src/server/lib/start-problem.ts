/** Why the server cannot run, as one line for the person who started it. */
export class StartProblem extends Error {
  /** 2: the configuration is wrong; 3: the data folder is held by another process; 1: anything else. */
  readonly exitCode: 1 | 2 | 3

  constructor(exitCode: 1 | 2 | 3, line: string, cause?: unknown) {
    super(line, { cause })
    this.name = 'StartProblem'
    this.exitCode = exitCode
  }
}

/** Ends a program that could not go on. */
export function endWith(error: unknown): never {
  const { line, exitCode } = endingOf(error)
  process.stderr.write(`${line}\n`)
  process.exit(exitCode)
}

/** What ends a program: a foreseen problem by its line and its code, everything else by where it came from. */
export function endingOf(error: unknown): { line: string; exitCode: number } {
  // One line, whatever a variable or a file name has in it.
  if (error instanceof StartProblem) {
    return { line: error.message.replace(/[\s\p{Cc}]+/gu, ' '), exitCode: error.exitCode }
  }
  return { line: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 }
}
