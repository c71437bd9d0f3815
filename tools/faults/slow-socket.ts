import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { newFolder } from '../../tests/support/started.ts'

const SOCKET = '.s.PGSQL.5432'

/** A socket in front of PostgreSQL's own that delays the answers of the database. Ended with the test. */
export async function startSlowSocket(socketFolder: string) {
  const folder = await newFolder()
  const sockets = new Set<Socket>()
  let delay = 0

  function handOn(from: Socket, to: Socket, isLate: boolean) {
    sockets.add(from)
    // One after the other: two timers of nearly the same length may fire in either order, but bytes must keep theirs.
    let before = Promise.resolve()
    from.on('data', (chunk) => {
      if (!isLate) return to.write(chunk)
      const due = performance.now() + delay
      before = before.then(async () => {
        await sleep(Math.max(0, due - performance.now()))
        if (!to.destroyed) to.write(chunk)
      })
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((client) => {
    const database = connect(join(socketFolder, SOCKET))
    handOn(client, database, false)
    handOn(database, client, true)
  })
  server.listen(join(folder, SOCKET))
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    folder,
    /** Of each round trip from now on. */
    setDelay(ms: number) {
      delay = ms
    },
  }
}
