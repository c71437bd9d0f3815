import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const LISTENER = '/line/listener.js'
const COMPLAINTS = '/line/complaints'

/**
 * The connection between browsers and the product. It can be cut, which every engine takes for a lost network. Each
 * page that comes through it reports its console, also where a driver cannot.
 */
export async function openLine(hear: (line: string) => void) {
  let productPort = 0
  let isCut = false
  const calls: string[] = []
  const listener = await readFile(join(import.meta.dirname, 'listener.js'))

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const complaint = incoming.url === COMPLAINTS && (await text(incoming))
    // While the connection is cut, files that do not load are expected.
    if (complaint && !(isCut && complaint.startsWith('not loaded'))) hear(complaint)
    if (incoming.url === COMPLAINTS) outgoing.writeHead(204).end()
    else if (isCut) incoming.socket.destroy()
    else if (incoming.url === LISTENER)
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(listener)
    else {
      if (incoming.url?.startsWith('/trpc/')) calls.push(incoming.url)
      passOn(incoming, outgoing, productPort)
    }
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => incoming.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    origin: `http://localhost:${port}`,
    calls,
    leadTo(origin: string) {
      productPort = Number(new URL(origin).port)
    },
    cut(isNowCut: boolean) {
      isCut = isNowCut
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const { method, url: path } = incoming
  const isPage = incoming.headers.accept?.includes('text/html') === true
  const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
  const passed = request({ host: 'localhost', port, method, path, headers }, async (answer) => {
    const { statusCode = 502, headers: told } = answer
    if (!told['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, told)
      answer.pipe(outgoing)
      return
    }
    const page = (await text(answer)).replace('<head>', `<head><script src="${LISTENER}"></script>`)
    delete told['content-length']
    outgoing.writeHead(statusCode, told).end(page)
  })
  passed.on('error', () => incoming.socket.destroy())
  incoming.pipe(passed)
}
