import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { domainToASCII } from 'node:url'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { until } from './until.ts'

export type ReceivedMail = {
  /** What the client sent in EHLO. */
  introducedAs: string
  from: string
  to: string[]
  isEncrypted: boolean
  raw: string
  mail: ParsedMail
}

/** How the server treats chosen addresses; may be changed while it runs. */
type Behaviour = {
  /** Answers RCPT TO for an address with this code, or this whole reply; a function that returns null accepts it. */
  refuse: Map<string, number | string | (() => string | null)>
  /** Never answers the message to these addresses. */
  hang: Set<string>
  /** Closes the connection during the message to these addresses. */
  hangUp: Set<string>
}

/** A real SMTP server on its own port, with a mailbox for every address. */
export async function startSmtp({ startTls = false }: { startTls?: boolean } = {}) {
  const behaviour: Behaviour = { refuse: new Map(), hang: new Set(), hangUp: new Set() }
  const received: ReceivedMail[] = []
  const given = new Set<ReceivedMail>()
  const isHanging = new Set<string>()
  let port = 0
  let server: SMTPServer | null = null

  async function start() {
    server = new SMTPServer({
      authOptional: true,
      // With STARTTLS it uses the self-signed certificate that comes with smtp-server.
      disabledCommands: startTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      // A reply is sent unchanged: an enhanced code made up from the reply code would claim too much.
      hideENHANCEDSTATUSCODES: true,
      closeTimeout: 50,
      logger: false,
      onRcptTo({ address }, _session, done) {
        const told = behaviour.refuse.get(address)
        const reply = typeof told === 'function' ? told() : told
        if (reply === undefined || reply === null) return done()
        const words = typeof reply === 'string' ? reply.slice(4) : `<${address}> is refused here`
        done(Object.assign(new Error(words), { responseCode: Number.parseInt(String(reply), 10) }))
      },
      onData(stream, session, done) {
        void receive(stream, session).then(
          (to) => {
            if (to.some((address) => behaviour.hangUp.has(address))) return hangUpOn(session)
            if (!to.some((address) => behaviour.hang.has(address))) return done()
            for (const address of to) isHanging.add(address)
          },
          (error) => done(error),
        )
      },
    })
    // Some tests close the connection in the middle.
    server.on('error', () => {})
    const listening = once(server.server, 'listening')
    server.listen(port, '127.0.0.1')
    await listening
    // A TCP server that listens on a port has an address with a port.
    port = (server.server.address() as AddressInfo).port
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const raw = Buffer.concat(chunks).toString()
    // The server returns domains in Unicode, whatever was sent.
    const to = session.envelope.rcptTo.map(({ address }) => inAscii(address))
    if (to.some((address) => behaviour.hang.has(address) || behaviour.hangUp.has(address))) return to
    const { mailFrom } = session.envelope
    const from = mailFrom ? mailFrom.address : ''
    received.push({
      introducedAs: String(session.hostNameAppearsAs),
      from,
      to,
      isEncrypted: session.secure,
      raw,
      mail: await simpleParser(raw, { keepCidLinks: true }),
    })
    return to
  }

  function hangUpOn({ id }: SMTPServerSession) {
    for (const connection of server?.connections ?? []) if (connection.session.id === id) connection.close()
  }

  async function stop() {
    const closing = server
    server = null
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }

  /** The next letter to an address that no test has read yet. */
  async function next(address: string, withinMs = 5000): Promise<ReceivedMail> {
    const letter = await until(
      `a letter to ${address}`,
      () => received.find((candidate) => candidate.to.includes(address) && !given.has(candidate)),
      withinMs,
    )
    given.add(letter)
    return letter
  }

  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    isHanging,
    ...behaviour,
    next,
    start,
    stop,
  }
}

function inAscii(address: string) {
  const [local, domain = ''] = address.split('@')
  return `${local}@${domainToASCII(domain)}`
}
