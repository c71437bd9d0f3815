import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { minutes } from '#shared/time.ts'

/** For each step: a mirror that hangs must not take the whole run along. */
const LONGEST_STEP = minutes(8)

/** Whether packages of Debian can be installed here without asking anybody. */
export function canInstallFromDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Why a program of Debian cannot be tried here; null where it is there, or could be installed. */
export function whyNot(program: string, debianPackage: string): string | null {
  if (existsSync(program)) return null
  if (!canInstallFromDebian()) return 'there is none, and only root on Debian installs it by itself'
  const problem = installFromDebian([debianPackage])
  return problem ?? (existsSync(program) ? null : `there is no ${program} in ${debianPackage}`)
}

/** Installs packages of Debian; returns what went wrong, or null. */
export function installFromDebian(packages: string[]): string | null {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { status, error } = spawnSync('apt-get', args, {
      stdio: 'inherit',
      timeout: LONGEST_STEP,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return `apt-get ${args[0]} failed: ${error?.message ?? `status ${status}`}`
  }
  return null
}
