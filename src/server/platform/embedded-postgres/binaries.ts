import { randomBytes } from 'node:crypto'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { runTool } from '#server/lib/run-tool.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import type { RunAs } from './user.ts'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

const CACHE_FOLDER = 'embedded-postgres-cache'

/** The PostgreSQL of this platform, in a place where `runAs` can execute it. */
export async function findBinaries(runAs: RunAs): Promise<Binaries> {
  const { native, version } = await installedPackage()
  await hydrateSymlinks(native)
  const isReachable = runAs.uid === undefined || (await canRun(native, runAs))
  return binariesIn(isReachable ? native : await cachedCopy(native, version, runAs), version)
}

/** The major version of the bundled PostgreSQL. */
export async function embeddedMajorVersion(): Promise<string> {
  const { native, version } = await installedPackage()
  return binariesIn(native, version).majorVersion
}

async function installedPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its location, so it is resolved instead of imported.
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
    const manifest: { version: string } = JSON.parse(
      await readFile(join(native, '..', 'package.json'), 'utf8'),
    )
    return { native, version: manifest.version }
  } catch (error) {
    const line = `There is no embedded PostgreSQL for this platform (${name}). Install it, or set DATABASE_URL.`
    throw new StartProblem(1, line, error)
  }
}

function binariesIn(native: string, version: string): Binaries {
  const [majorVersion = ''] = version.split('.')
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), majorVersion }
}

/** The package's post-install script makes these links; `npm ci --ignore-scripts` skips it. */
async function hydrateSymlinks(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  const root = join(native, '..')
  for (const { source, target } of links) {
    const isThere = await lstat(join(root, target)).then(
      () => true,
      () => false,
    )
    if (!isThere) await symlink(relative(dirname(target), source), join(root, target))
  }
}

/** Runs it: this one test covers permissions of every parent folder, libraries and `noexec`. */
async function canRun(native: string, runAs: RunAs) {
  const postgres = join(native, 'bin', 'postgres')
  const options = { ...runAs, cwd: '/', env: {}, stdio: 'ignore' } as const
  return (await runTool(postgres, ['--version'], options).catch(() => null)) === 0
}

/**
 * Started as root, PostgreSQL must run as an unprivileged user, who cannot reach a clone below a 0700 home. The
 * binaries are copied once to a place that this user can reach. A copy that does not run (after a crash) is made
 * again.
 */
async function cachedCopy(native: string, version: string, runAs: RunAs) {
  const folders = ['/var/cache', tmpdir()].map((parent) => join(parent, CACHE_FOLDER))
  const failures: unknown[] = []
  for (const folder of folders) {
    try {
      return await copyInto(folder, native, version, runAs)
    } catch (error) {
      failures.push(error)
    }
  }
  const line = `The database user can reach neither ${native} nor a copy of it in ${folders.join(' or ')}: make one of these folders usable.`
  throw new StartProblem(2, line, failures[0])
}

async function copyInto(folder: string, native: string, version: string, runAs: RunAs) {
  await mkdir(folder, { mode: 0o755 }).catch(() => {})
  await refuseForeign(folder)

  const copy = join(folder, `${version}-${process.arch}`)
  if (await isOurs(copy)) {
    if (await canRun(copy, runAs)) return copy
    await rm(copy, { recursive: true })
  }

  const unfinished = `${copy}.${randomBytes(8).toString('hex')}`
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await openToRead(unfinished)
    if (!(await canRun(unfinished, runAs))) throw new Error(`${folder} cannot be used by the database user`)
    // Another process may have finished the same copy; that one is used then.
    await rename(unfinished, copy).catch(async (error) => {
      if (!(await isOurs(copy))) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return copy
}

/** In a shared parent such as /tmp another user could have created the folder and its programs. */
async function refuseForeign(folder: string) {
  const found = await lstat(folder)
  const isSafe = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  if (!isSafe) throw new Error(`${folder} belongs to somebody else`)
}

async function isOurs(copy: string) {
  const found = await lstat(copy).catch(() => null)
  if (found) await refuseForeign(copy)
  return found !== null
}

/** The clone may have been made under a umask that denies others everything. */
async function openToRead(folder: string) {
  const code = await runTool('chmod', ['-R', 'u=rwX,go=rX', folder], { stdio: 'ignore' })
  if (code !== 0) throw new Error(`${folder} cannot be opened for the database user`)
}
