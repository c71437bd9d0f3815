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

/** Ends a program that could not go on: a foreseen problem by its line and its code, everything else by where it came from. */
export function endWith(error: unknown): never {
  const isForeseen = error instanceof StartProblem
  const line =
    error instanceof Error ? (isForeseen ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${line}\n`)
  process.exit(isForeseen ? error.exitCode : 1)
}
