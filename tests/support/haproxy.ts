import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { whyNot } from './apt.ts'

const HAPROXY = '/usr/sbin/haproxy'

/** Why HAProxy cannot be tested here; null when it is installed or can be. */
export function whyNoHaproxy(): string | null {
  return whyNot(HAPROXY, 'haproxy')
}

/** A HAProxy for one test with this configuration, which HAProxy has checked before. */
export async function startHaproxy(folder: string, config: string) {
  const home = join(folder, 'haproxy')
  mkdirSync(home, { recursive: true })
  const file = join(home, 'haproxy.cfg')
  writeFileSync(file, config)
  const { status, stderr } = spawnSync(HAPROXY, ['-c', '-f', file], { encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' })
  return {
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
