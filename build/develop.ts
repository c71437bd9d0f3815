import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { STOP_SIGNALS } from '#server/platform/process-state.ts'
import { seconds } from '#shared/time.ts'

/**
 * `npm run dev`: runs the server from its sources and restarts it when they change. The old server may shut down in
 * order, because one process alone may hold the database and the data folder. `tsx watch` kills it at the second
 * signal, which npm sends at Ctrl-C. `node --watch` does not wait for its end when files change twice.
 */
const root = join(import.meta.dirname, '..')

/** Folders that the server is made of. Vite watches the client's files. */
const SOURCES = ['src/server', 'src/shared', 'drizzle']
const SOURCE = /^[^.].*\.(?:ts|sql|json)$/

/** Files saved within this time count as one change. */
const SETTLED = seconds(0.1)

/** Longer than a shutdown takes. A server still running after it hangs, and the next one takes over its database. */
const LONGEST_STOP = seconds(20)

let isOver = false
const over = new Promise<void>((resolve) => {
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      isOver = true
      resolve()
    })
  }
})

process.exit(await develop())

async function develop(): Promise<number> {
  for (;;) {
    // Watch first, then start the server: a file may change just after the server has read it.
    const change = untilChange()
    const server = startServer()
    const changed = await change
    await stopServer(server)
    // Our signal can end a server that has not yet installed its signal handlers. That is the end we asked for.
    if (isOver) return server.exitCode ?? (server.signalCode === 'SIGKILL' ? 1 : 0)
    say(`${changed} has changed: the server starts anew.`)
  }
}

function startServer() {
  const args = [...process.execArgv, join(root, 'src/server/main.ts'), '--dev']
  const server = spawn(process.execPath, args, { stdio: 'inherit' })
  server.once('exit', () => say('The server has ended. It starts anew when a file changes.'))
  return server
}

async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.removeAllListeners('exit')
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const kill = setTimeout(() => server.kill('SIGKILL'), LONGEST_STOP)
  await ended
  clearTimeout(kill)
}

/** Resolves to the path of a changed file, or to undefined when this process is asked to end. */
async function untilChange(): Promise<string | undefined> {
  let watchers: FSWatcher[] = []
  const change = new Promise<string>((resolve) => {
    // Watches each folder by itself: Node's recursive watch misses files that an editor replaces.
    watchers = SOURCES.flatMap(foldersIn).map((folder) =>
      watch(folder, (_event, name) => {
        const file = join(folder, name ?? '')
        if (SOURCE.test(basename(file)) || isFolder(file)) resolve(relative(root, file))
      }),
    )
  })
  const changed = await Promise.race([change, over])
  if (!isOver) await sleep(SETTLED)
  for (const watcher of watchers) watcher.close()
  return changed ?? undefined
}

function foldersIn(source: string): string[] {
  const folder = join(root, source)
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true })
  const folders = inside.filter((entry) => entry.isDirectory())
  return [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))]
}

function isFolder(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
