import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A letter that a call requested. `code` and `token` are its contents; each kind has both, one or neither. */
export type Letter = {
  kind: 'link' | 'recovery' | 'conflict' | 'email_key' | 'email_key_refused'
  token: string | null
  code: string | null
}

/** Letters are distinguished by their subjects; all others are notices. */
const subjects: [beginning: string, kind: Letter['kind']][] = [
  ['Your link to sign in', 'link'],
  ['Your verification code', 'recovery'],
  ['Is this you?', 'conflict'],
  ['Your email key', 'email_key'],
  ['Your address already has an account', 'email_key_refused'],
]

const DELIVERED_WITHIN_MS = 15_000

export type Mailboxes = Awaited<ReturnType<typeof openMailboxes>>

/** A real SMTP server with a mailbox for every address, for thousands of letters: each is read once. */
export async function openMailboxes() {
  const letters = new Map<string, Letter[]>()
  const waiting = new Map<string, { count: number; resolve: () => void }>()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    logger: false,
    onData(stream, session, done) {
      void receive(stream, session).then(() => done(), done)
    },
  })
  server.on('error', () => {})
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  // A TCP server that listens on a port has an address with a port.
  const { port } = server.server.address() as AddressInfo

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const letter = readLetter(Buffer.concat(chunks).toString())
    if (!letter) return
    for (const { address } of session.envelope.rcptTo) {
      letters.set(address, [...(letters.get(address) ?? []), letter])
      const waiter = waiting.get(address)
      if (waiter && (letters.get(address)?.length ?? 0) >= waiter.count) waiter.resolve()
    }
  }

  /** All requested letters to an address so far, once there are at least this many. */
  async function untilThereAre(count: number, address: string): Promise<Letter[]> {
    const isThere = () => (letters.get(address)?.length ?? 0) >= count
    if (!isThere()) {
      await new Promise<void>((resolve, reject) => {
        const late = () => reject(new Error(`Letter ${count} to ${address} did not come`))
        const timer = setTimeout(late, DELIVERED_WITHIN_MS)
        const arrived = () => {
          clearTimeout(timer)
          waiting.delete(address)
          resolve()
        }
        waiting.set(address, { count, resolve: arrived })
      })
    }
    return letters.get(address) ?? []
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    untilThereAre,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Null for a notice. A link or code is alone on its line in the text part, and nowhere else. */
function readLetter(raw: string): Letter | null {
  const subject = raw.match(/^Subject: (.*)$/m)?.[1] ?? ''
  const kind = subjects.find(([beginning]) => subject.startsWith(beginning))?.[1]
  if (!kind) return null
  return {
    kind,
    token: raw.match(/^http\S+\/(?:authr\/verify\?token=|email-key\/)([\w-]+)\r?$/m)?.[1] ?? null,
    code: raw.match(/^(\d{6})\r?$/m)?.[1] ?? null,
  }
}
