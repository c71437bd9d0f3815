import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNot } from './apt.ts'

const CADDY = '/usr/bin/caddy'

/** Why Caddy cannot be tested here; null when it is installed or can be. */
export function whyNoCaddy(): string | null {
  return whyNot(CADDY, 'caddy')
}

/** A Caddy for one test, with these sites and with all its files in the folder. */
export async function startCaddy(folder: string, sites: string) {
  const home = join(folder, 'caddy')
  mkdirSync(home, { recursive: true })
  const file = join(home, 'Caddyfile')
  // No admin port, and no certificates.
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`)
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: homeIn(home),
  })
  return {
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The last line of `caddy validate` on a file. */
export function validateCaddyfile(file: string) {
  const args = ['validate', '--config', file, '--adapter', 'caddyfile']
  const { stdout, stderr } = spawnSync(CADDY, args, {
    encoding: 'utf8',
    timeout: 30_000,
    env: homeIn(tmpdir()),
  })
  return (stdout.trim() || stderr.trim()).split('\n').at(-1)
}

function homeIn(folder: string) {
  return { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
}
