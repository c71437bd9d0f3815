import type { StdioOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, ConfigError, type readConfig } from '#server/config.ts'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { runTool } from '#server/lib/run-tool.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { writeDurably } from '#server/lib/write-durably.ts'
import { isFitSecret, SECRET_RULE } from './secrets.ts'

/** macOS only: open(2) with this flag takes the same lock as flock(2), in one step. Node has no name for it. */
const O_EXLOCK = 0x20

/**
 * Creates the data folder and holds it for the life of the process. The lock belongs to the open file, so the kernel
 * releases it however the process ends. A pid file could not show that (in containers every pid is 1).
 */
export async function holdDataDir(dataDir: string): Promise<void> {
  try {
    makePrivateFolder(dataDir)
    const isHeld =
      process.platform === 'darwin' ? lockOnOpen(lockFile(dataDir)) : await lockByTool(lockFile(dataDir))
    if (isHeld) return
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw unusable(dataDir, error)
  }
  throw new StartProblem(3, `DATA_DIR (${dataDir}) is held by another process.`)
}

/** Creates the data folder, or a folder in it, with missing parents. */
export function makePrivateFolder(path: string): void {
  try {
    makeFolder(path)
  } catch (error) {
    throw unusable(path, error)
  }
}

/** Step by step: Node's own `recursive` never ends where nothing can be created, as below /proc. */
function makeFolder(path: string, hasParent = false) {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const code = errorCodeOf(error)
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    if (code !== 'ENOENT' || hasParent) throw error
    makeFolder(dirname(path))
    makeFolder(path, true)
  }
}

function unusable(path: string, error: unknown) {
  return new ConfigError('DATA_DIR', `(${path}) cannot be used: ${(error as Error).message}`)
}

/** The number of generated secrets kept: the current one and the one before. */
const SECRETS_KEPT = 2

/**
 * Reads the secrets of this installation, the current one first; the first start creates one. Written only by the
 * holder of the folder, or where it was never held.
 */
export async function generatedSecrets(dataDir: string): Promise<string[]> {
  const path = secretFile(dataDir)
  const known = await readIfThere(path)
  if (known !== null) {
    const secrets = known.split(',').map((secret) => secret.trim())
    if (!secrets.every(isFitSecret)) throw new StartProblem(2, `The secret in ${path} ${SECRET_RULE}.`)
    return secrets
  }

  const secret = newSecret()
  // A lost secret would invalidate the sessions that it signed.
  await writeDurably(path, `${secret}\n`)
  return [secret]
}

/** The whole configuration: with SECRET, or else with the secrets of the data folder. */
export async function withSecrets(settings: ReturnType<typeof readConfig>): Promise<Config> {
  return { ...settings, secrets: settings.secrets ?? (await generatedSecrets(settings.dataDir)) }
}

/** Whether there was a first start. */
export function hasGeneratedSecret(dataDir: string): boolean {
  return existsSync(secretFile(dataDir))
}

/** Puts a new secret first. A running server reads it at its next start. */
export async function rotateGeneratedSecret(dataDir: string): Promise<{ kept: number }> {
  if (!hasGeneratedSecret(dataDir)) {
    throw new StartProblem(1, `DATA_DIR (${dataDir}) has no secret yet: start the server on it once.`)
  }
  const secrets = [newSecret(), ...(await generatedSecrets(dataDir))].slice(0, SECRETS_KEPT)
  await writeDurably(secretFile(dataDir), `${secrets.join(',')}\n`)
  return { kept: secrets.length }
}

function newSecret() {
  return randomBytes(32).toString('base64url')
}

function secretFile(dataDir: string) {
  return join(dataDir, 'secret')
}

/** Null only when the file is missing: an unreadable secret must not be replaced by a new one. */
async function readIfThere(path: string) {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
}

function lockFile(dataDir: string) {
  return join(dataDir, 'lock')
}

/**
 * Node cannot call flock(2), but util-linux's `flock` tool can. A lock belongs to the open file description, which
 * the tool inherits from us. So we keep the lock after the tool has ended.
 */
async function lockByTool(path: string) {
  const descriptor = openSync(path, 'a', 0o600)
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', descriptor]
  const code = await runTool('flock', ['-n', '3'], { stdio }).catch((error) => {
    throw new StartProblem(1, 'The program `flock` (package util-linux) is needed to lock DATA_DIR.', error)
  })
  if (code !== 0) closeSync(descriptor)
  return code === 0
}

function lockOnOpen(path: string) {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants
  try {
    openSync(path, O_RDWR | O_CREAT | O_NONBLOCK | O_EXLOCK, 0o600)
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EAGAIN') return false
    throw error
  }
}
