import { Writable } from 'node:stream'
import { execute } from '#server/cli/run-command.ts'
import { endingOf } from '#server/lib/start-problem.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { urlOf } from './cluster.ts'
import { start } from './processes.ts'
import { ROOT } from './started.ts'
import { SECRET } from './test-config.ts'

type Environment = Record<string, string>

/** Runs an admin command in this process until it ends. Returns its output and its exit code. */
export async function admin(args: string[], env: Environment = {}) {
  const [stdout, stderr] = [new Heard(), new Heard()]
  const call = {
    args,
    env: environment(env),
    home: `${ROOT}/src/server`,
    signal: new AbortController().signal,
  }
  const code = await execute(call, { stdout, stderr }).catch((error) => {
    const { line, exitCode } = endingOf(error)
    stderr.text += `${line}\n`
    return exitCode
  })
  return { code, stdout: stdout.text, stderr: stderr.text }
}

/** The same with the built program, in a process of its own. */
export async function adminProcess(args: string[], env: Environment = {}) {
  const { exited, output } = start(['dist/admin.js', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment(env) },
  })
  const { code } = await exited
  return { code, ...output }
}

/** A command on an external database, with the parsed answer of `--json`. */
export function adminOn(connection: Connection) {
  const env = { DATABASE_URL: urlOf(connection), SECRET }
  return async (...args: string[]) => {
    const ended = await admin([...args, '--json'], env)
    // biome-ignore lint/suspicious/noExplicitAny: tests read single fields of the answer.
    const json: any = ended.stdout === '' ? null : JSON.parse(ended.stdout)
    return { ...ended, json }
  }
}

function environment(env: Environment) {
  return { DATA_DIR: '/dev/null/none', LOG_LEVEL: 'warn', ...env }
}

/** A stream that keeps what is written to it. */
class Heard extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}
