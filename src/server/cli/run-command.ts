import type { Writable } from 'node:stream'
import { readConfig } from '#server/config.ts'
import { endWith, StartProblem } from '#server/lib/start-problem.ts'
import { createLog } from '#server/platform/log.ts'
import { STOP_SIGNALS } from '#server/platform/process-state.ts'
import { readArguments } from './read-arguments.ts'

type Call = {
  args: string[]
  env: Record<string, string | undefined>
  /** The folder of the running program. */
  home: string
}

/** Where a command writes. */
type Streams = { stdout: Writable; stderr: Writable }

/** Runs one command of the operator and ends the process. */
export async function runCommand(call: Call): Promise<never> {
  const stop = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(new StartProblem(1, 'Stopped before it was done.')))
  })
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop.abort())
  try {
    // A database that was started for this command ends with the process.
    process.exit(await Promise.race([execute({ ...call, signal: stop.signal }, process), stopped]))
  } catch (error) {
    endWith(error)
  }
}

/** Runs one command of the operator. Resolves to its exit code; rejects with a failure that the caller reports. */
export async function execute(
  { args, env, home, signal }: Call & { signal: AbortSignal },
  { stdout, stderr }: Streams,
): Promise<number> {
  const asked = readArguments(args)
  if ('help' in asked) {
    await say(stdout, asked.help)
    return 0
  }
  const settings = readConfig(env)
  // Standard output carries the answer alone, so the log goes to stderr.
  const log = createLog({ level: settings.logLevel, destination: stderr })
  const place = { settings, env, home, log, signal }
  const {
    lines,
    json,
    exitCode = 0,
    isBesideFile = false,
  } = await asked.command.run(place, asked.words, asked.flags)
  const text = asked.flags.json === true ? JSON.stringify(json, null, 2) : lines.join('\n')
  await say(isBesideFile ? stderr : stdout, `${text}\n`)
  return exitCode
}

/** Waits until a pipe has taken the text; the process must not end before. */
function say(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()))
}
