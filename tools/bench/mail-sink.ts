import { createServer, type Socket } from 'node:net'

/**
 * Runs as a process of its own: accepts every mail at once and drops it, with as little SMTP as possible. Prints its
 * port; on a message from its parent it answers how many it accepted.
 */
let taken = 0

const server = createServer(serve).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening on ${typeof address === 'object' && address ? address.port : 0}\n`)
})
process.on('message', () => process.send?.(taken))
process.on('disconnect', () => process.exit())

function serve(socket: Socket) {
  let unread = ''
  let isMessage = false
  socket.setEncoding('latin1')
  socket.setNoDelay()
  socket.on('error', () => {})
  socket.write('220 sink\r\n')
  socket.on('data', (chunk: string) => {
    unread += chunk
    for (;;) {
      const end = isMessage ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n')
      if (end === -1) return
      const line = unread.slice(0, end)
      unread = unread.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        taken += 1
        isMessage = false
        socket.write('250 taken\r\n')
      } else {
        isMessage = answer(socket, line.slice(0, 4).toUpperCase())
      }
    }
  })
}

/** Whether the message itself comes next. */
function answer(socket: Socket, verb: string) {
  if (verb === 'QUIT') {
    socket.end('221 bye\r\n')
    return false
  }
  socket.write(verb === 'DATA' ? '354 go on\r\n' : '250 yes\r\n')
  return verb === 'DATA'
}
