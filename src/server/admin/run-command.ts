import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { endWith, StartProblem } from '#server/start-problem.ts'
import { readArguments } from './read-arguments.ts'

type Call = {
  args: string[]
  env: Record<string, string | undefined>
  /** The folder of the running program. */
  home: string
}

/** Runs one command of the operator and ends the process. */
export async function runCommand(call: Call): Promise<never> {
  try {
    process.exit(await execute(call))
  } catch (error) {
    endWith(error)
  }
}

async function execute({ args, env, home }: Call): Promise<number> {
  const asked = readArguments(args)
  if ('help' in asked) {
    await say(process.stdout, asked.help)
    return 0
  }
  const settings = readConfig(env)
  const stop = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(new StartProblem(1, 'Stopped before it was done.')))
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  // Standard output carries the answer alone.
  const log = createLog({ level: settings.logLevel, destination: process.stderr })
  const place = { settings, home, log, signal: stop.signal }
  const done = asked.command.run(place, asked.words, asked.flags)
  // A database that was started for this goes with the process.
  const { lines, json, exitCode = 0 } = await Promise.race([done, stopped])
  const text = asked.flags.json === true ? JSON.stringify(json, null, 2) : lines.join('\n')
  // A backup that goes to standard output leaves no room there for words.
  const isDataThere = asked.name === 'backup' && asked.words[0] === '-'
  await say(isDataThere ? process.stderr : process.stdout, `${text}\n`)
  return exitCode
}

/** A pipe takes its time; the process must not end before. */
function say(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()))
}
