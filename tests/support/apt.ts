import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { minutes } from '#shared/time.ts'

/** For each step: a mirror that hangs must not hold up the whole run. */
const LONGEST_STEP = minutes(8)

/** Whether Debian packages can be installed here without a prompt. */
export function canInstallFromDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Why a Debian program cannot be tested here; null when it is installed or can be. */
export function whyNot(program: string, debianPackage: string): string | null {
  if (existsSync(program)) return null
  if (!canInstallFromDebian()) return 'there is none, and only root on Debian installs it by itself'
  const problem = installFromDebian([debianPackage])
  return problem ?? (existsSync(program) ? null : `there is no ${program} in ${debianPackage}`)
}

/** Installs Debian packages; returns what went wrong, or null. */
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
