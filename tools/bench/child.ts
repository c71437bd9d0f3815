import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../tests/support/until.ts'

const READY_WITHIN_MS = 30_000

export type Child = { pid: number; child: ChildProcess; said(): string; stop(): Promise<void> }

type Facts = { says: string; env?: Record<string, string>; canBeTold?: boolean }

/**
 * A node process that reports when it is ready. Its output goes to a file: reading it line by line would use the
 * processors that it is measured on.
 */
export async function startChild(
  args: string[],
  { says, env = {}, canBeTold = false }: Facts,
): Promise<Child> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-child-'))
  const file = join(folder, 'output')
  const output = openSync(file, 'w')
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output, ...(canBeTold ? (['ipc'] as const) : [])],
    serialization: 'advanced',
    env: { ...process.env, ...env },
  })
  const said = () => readFileSync(file, 'utf8')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  function cleanUp() {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)

  await until(`"${says}"`, () => said().includes(says) || hasEnded(), READY_WITHIN_MS)
  if (hasEnded()) throw new Error(`${args.at(-1)} ended at once:\n${said()}`)
  return {
    pid: child.pid ?? 0,
    child,
    said,
    async stop() {
      process.removeListener('exit', cleanUp)
      if (!hasEnded()) {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }
      cleanUp()
    },
  }
}
