import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { STOP_SIGNALS } from '#server/platform/process-state.ts'
import { seconds } from '#shared/time.ts'

/**
 * `npm run dev`: runs the server from its sources, and starts it anew when they change. The one before may end in order,
 * because its database and its data folder belong to one process. `tsx watch` kills it at the second signal, which npm
 * sends at Ctrl-C; `node --watch` does not wait for its end when files change twice.
 */
const root = join(import.meta.dirname, '..')

/** What a running server is made of. The client's files are Vite's to watch. */
const SOURCES = ['src/server', 'src/shared', 'drizzle']
const SOURCE = /^[^.].*\.(?:ts|sql|json)$/

/** Files that are saved together are one change. */
const SETTLED = seconds(0.1)

/** More than a stop takes. What runs on hangs, and the next server takes its database over. */
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
    // First the watch, then the server: it may read a file just before that is changed.
    const change = untilChange()
    const server = startServer()
    const changed = await change
    await stopServer(server)
    // A server that had not yet begun to listen for signals was ended by ours, as asked.
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

/** Resolves to a file that has changed, or when we are asked to end. */
async function untilChange(): Promise<string | undefined> {
  let watchers: FSWatcher[] = []
  const change = new Promise<string>((resolve) => {
    // Folder by folder: where Node watches a whole tree, it loses files that an editor replaces.
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
