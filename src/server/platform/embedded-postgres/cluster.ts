import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { renameDurably } from '#server/lib/write-durably.ts'
import { type Binaries, embeddedMajorVersion } from './binaries.ts'
import { DATABASE_USER, type Home, openHome } from './home.ts'
import { killProcessesIn, stopCluster } from './processes.ts'
import type { RunAs } from './user.ts'

export const CLUSTER = 'cluster'

/** Folders that `initdb` writes to. Only a complete one is renamed, so an incomplete one never looks finished. */
const UNFINISHED = 'unfinished-'

type Setting = {
  home: Home
  binaries: Binaries
  runAs: RunAs
  /** Aborted when the server is asked to stop during its first start. */
  signal: AbortSignal
}

/** Makes sure that a cluster of our version exists. `onFirstStart` is called when it has to be created. */
export async function prepareCluster(setting: Setting, onFirstStart: () => void): Promise<void> {
  await clearUnfinished(setting.home)
  const version = await versionOf(join(setting.home.path, CLUSTER))
  if (version === null) {
    onFirstStart()
    await createCluster(setting)
    return
  }

  const { majorVersion } = setting.binaries
  if (version !== majorVersion) {
    const line = `The database in ${setting.home.path} was made by PostgreSQL ${version}, this is ${majorVersion}. Run \`node dist/admin.js backup FILE\` with the version of before, then \`node dist/admin.js restore FILE\` with this one.`
    throw new StartProblem(1, line)
  }
}

/**
 * Moves a cluster of another major version aside, so that a new one can be created. Returns its new path, or null.
 */
export async function setForeignClusterAside(dataDir: string): Promise<string | null> {
  const home = openHome(dataDir)
  const version = await versionOf(join(home.path, CLUSTER))
  if (version === null || version === (await embeddedMajorVersion())) return null
  const aside = join(home.path, `${CLUSTER}-${version}`)
  await stopCluster(join(home.path, CLUSTER))
  await renameDurably(join(home.path, CLUSTER), aside)
  return aside
}

async function versionOf(cluster: string) {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Removes what a killed first start left, and ends an `initdb` that still writes. */
async function clearUnfinished(home: Home) {
  const names = (await readdir(home.path)).filter((name) => name.startsWith(UNFINISHED))
  for (const folder of names.map((name) => join(home.path, name))) {
    await killProcessesIn(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function createCluster({ home, binaries, runAs, signal }: Setting) {
  // The folder exists before `initdb` starts, so that the clean-up finds either by the other.
  const name = UNFINISHED + randomBytes(8).toString('hex')
  const folder = join(home.path, name)
  await mkdir(folder, { mode: 0o700 })
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid)

  await runInitdb({ home, binaries, runAs, signal }, name)
  await renameDurably(folder, join(home.path, CLUSTER))
}

async function runInitdb({ home, binaries, runAs, signal }: Setting, name: string) {
  // The C collation never changes with the system's libraries; such a change would corrupt indexes.
  const args = ['-D', home.inside(name), '-U', DATABASE_USER, '--auth=trust', '--encoding=UTF8', '--locale=C']
  const child = spawn(binaries.initdb, args, {
    ...runAs,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', home.descriptor],
    // In its own process group: Ctrl-C must not reach it, and it can be ended together with its children.
    detached: true,
  })
  // A failure to start is reported like its own error messages.
  const ended = endedOrAborted(child, signal, () => killProcessesIn(join(home.path, name)))
  const [complaint, end] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    ended.then(([code, by]) => (code === 0 ? null : `initdb ended with ${code ?? by}`), String),
  ])
  signal.throwIfAborted()
  if (end !== null) throw setupProblem(home, runAs, wordsOf(complaint) ?? end)
}

/** `initdb`'s message for a user without a name in the system. */
const NO_NAME = /could not look up effective user ID/

function setupProblem({ path }: Home, { uid = process.getuid?.() }: RunAs, words: string) {
  const line = `The database in ${path} could not be set up: ${words}`
  if (!NO_NAME.test(words)) return new StartProblem(1, line)
  return new StartProblem(
    2,
    `${line}. PostgreSQL wants a name for the user id ${uid}: add it to /etc/passwd, run as another user, or set DATABASE_URL.`,
  )
}

/** The first error, or else the last line, where a program says why it ends. */
function wordsOf(complaint: string): string | undefined {
  const lines = complaint.split('\n').filter((line) => line.trim() !== '' && !AFTERWARDS.test(line))
  return lines.find((line) => /error:|FATAL/.test(line)) ?? lines.at(-1)
}

/** `initdb`'s messages about its clean-up after a failure. */
const AFTERWARDS = /removing|not removed/

async function endedOrAborted(
  child: ReturnType<typeof spawn>,
  signal: AbortSignal,
  kill: () => Promise<void>,
) {
  const end = () => void kill()
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    return await once(child, 'exit')
  } finally {
    signal.removeEventListener('abort', end)
  }
}
