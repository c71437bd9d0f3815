import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '#server/lifecycle/free-port.ts'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { whyNot } from './apt.ts'
import { newFolder } from './started.ts'
import { until } from './until.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'

/** Why PgBouncer cannot be tested here; null when it is installed or can be. */
export function whyNoPgBouncer(): string | null {
  return whyNot(PGBOUNCER, 'pgbouncer')
}

/** `forgets`: whether a connection is reset before the next client gets it, as usual. */
type Options = { mode: 'transaction' | 'session'; ignores?: string[]; forgets?: boolean }

/** A PgBouncer for one test in front of a database; returns the DATABASE_URL through it. */
export async function startPgBouncer(
  database: Exclude<Connection, string>,
  { mode, ignores = [], forgets = true }: Options,
): Promise<string> {
  const folder = await newFolder()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(join(folder, 'users'), `"${database.user}" ""\n`)
  await writeFile(
    file,
    `[databases]
${database.database} = host=127.0.0.1 port=${await startForwarder(database.path)} user=${database.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users')}
pool_mode = ${mode}
server_reset_query = ${forgets ? 'DISCARD ALL' : ''}
ignore_startup_parameters = ${ignores.join(', ')}
logfile = ${join(folder, 'log')}
`,
  )
  await writeFile(join(folder, 'log'), '')
  await chmod(folder, 0o755)
  await chmod(join(folder, 'log'), 0o666)
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PGBOUNCER, [...as, file], { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  await until(
    'PgBouncer to listen',
    async () => (await readFile(join(folder, 'log'), 'utf8')).includes('listening on'),
    10_000,
  )
  return `postgres://${database.user}@127.0.0.1:${port}/${database.database}`
}

/** The database listens on a socket in a private folder, which PgBouncer's user cannot enter. */
async function startForwarder(path: string): Promise<number> {
  const server = createServer((near) => {
    const far = connect(path)
    near.pipe(far).pipe(near)
    for (const socket of [near, far])
      socket.on('error', () => [near, far].forEach((one) => void one.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A forwarder has a port')
  return address.port
}
