import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setPriority } from 'node:os'

/**
 * Runs as a process of its own. On each of its connections it sends the next request after the last answer, until
 * SIGTERM or until all are sent. Then it prints the answers it got.
 */
type Orders = { port: number; connections: number; most: number; kind: keyof typeof kinds; from: string }

const orders: Orders = JSON.parse(process.argv[2] ?? '')

// A flood comes from elsewhere: it must not take the processor from the flooded server.
setPriority(10)

/** However the test ends. */
setTimeout(() => process.exit(1), 60_000)

const answered: Record<string, number> = {}
let sent = 0
let cut = 0
let isOver = false

const kinds = {
  refresh: [() => post('/api/auth/refresh', { refreshToken: secret() })],
  'browser-key': [() => post('/api/auth/browser-key', { browserKey: secret() })],
  'email/verify': [() => post('/api/auth/email/verify', { token: secret() })],
  'email/activate': [() => post('/api/auth/email/activate', { token: secret(), activationCode: '123456' })],
  malformed: [
    () => post('/api/auth/refresh', '{"refreshToken": "broken'),
    () => post('/api/auth/refresh', '['.repeat(60_000)),
    () => post('/api/auth/refresh', `{"many": [${'0,'.repeat(30_000)}0]}`),
    () => post('/api/auth/refresh', `{"refreshToken": "${'a'.repeat(65_000)}"}`),
    () => post('/api/auth/refresh', ' '.repeat(70_000)),
    () => post('/api/auth/refresh', { refreshToken: ['not', 'a', 'string'] }),
    () => post('/api/account/real-name', '{"__proto__": {"first": "Ada"}}'),
    () => post('/api/account', { browserId: 'x'.repeat(10_000) }),
    () => post('/trpc/auth.refresh,auth.refresh?batch=1', '{"0": {}, "1": 7}'),
    () => post('/api/auth/email/signin', { email: `${'a@'.repeat(10_000)}example.com` }),
    () => `GET /api/account?${'q'.repeat(10_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    () => `GET /api/account HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(30_000)}\r\n\r\n`,
    () => 'POST /api/account HTTP/1.1\r\nHost: localhost\r\nContent-Length: seven\r\n\r\n',
    () => `${randomBytes(200).toString('latin1')}\r\n\r\n`,
  ],
} satisfies Record<string, (() => string)[]>

for (let count = 0; count < orders.connections; count += 1) open(count)
process.stdout.write('flooding\n')
process.once('SIGTERM', () => {
  isOver = true
  process.stdout.write(`${JSON.stringify({ sent, cut, answered, ...loadOf(process.cpuUsage()) })}\n`)
  process.exit(0)
})

function open(turn: number) {
  const requests = kinds[orders.kind]
  const socket = connect(orders.port, '127.0.0.1')
  let unread = ''

  function send() {
    if (isOver || sent >= orders.most) return
    sent += 1
    const request = requests[turn++ % requests.length]
    if (request) socket.write(request(), 'latin1')
  }
  socket.setEncoding('latin1')
  socket.on('connect', send)
  socket.on('data', (chunk) => {
    unread += chunk
    const answer = wholeAnswer(unread)
    if (!answer) return
    unread = ''
    answered[answer.status] = (answered[answer.status] ?? 0) + 1
    if (!answer.isLast) send()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    cut += 1
    if (!isOver) setTimeout(open, 20, turn)
  })
}

/** One request at a time, so that there is never more than one answer to read. */
function wholeAnswer(text: string) {
  const [head, status = ''] = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/.exec(text) ?? []
  if (head === undefined) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole =
    length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= head.length + Number(length)
  return isWhole ? { status, isLast: /\r\nconnection: close/i.test(head) } : null
}

function post(path: string, body: object | string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${orders.from}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}

function secret() {
  return randomBytes(32).toString('base64url')
}

/** How busy the flooder itself was: an overloaded one proves nothing. */
function loadOf({ user, system }: NodeJS.CpuUsage) {
  return { busy: (user + system) / 1e6 / process.uptime() }
}
