import { mkdir } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { writeDurably } from '#server/lib/write-durably.ts'
import { seconds } from '#shared/time.ts'

type Message = {
  /** The permanent Message-ID: sent twice, recipients see the same message. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** The links and codes inside, for the console when there is no mail server. */
  secrets: string[]
}

export type Mailer = {
  /** Resolves to the reply of the server that has accepted the message; to null when it is in the folder. */
  send(message: Message): Promise<string | null>
  /** Aborts sendings under way. */
  close(): Promise<void>
}

/** Limit of each sending, whatever the server does. */
export const SEND_LIMIT = seconds(20)

/** Connections to the mail server, and so mails sent in parallel. */
export const SENDS_AT_ONCE = 5

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>

/** What every message gets when it is sent. */
export type Letterhead = {
  /** The whole HTML part, around the HTML of the message. */
  dress(message: Pick<Message, 'subject' | 'html'>): string
  /** PNGs by Content-ID. The HTML part refers to each as `cid:` (RFC 2392). */
  pictures: ReadonlyMap<string, Buffer>
}

/** `say` prints a line on the console; used only without a mail server. */
export function createMailer(
  config: Settings,
  { say, letterhead }: { say: (line: string) => void; letterhead: Letterhead },
): Mailer {
  const composed = (message: Message) => compose(config, message, letterhead)
  return config.smtpUrl === null
    ? folderMailer(config, composed, say)
    : smtpMailer(config, config.smtpUrl, composed)
}

type Compose = (message: Message) => SendMailOptions

/** The start does not load the library. */
function smtpMailer(config: Settings, url: string, composed: Compose): Mailer {
  let transport: ReturnType<typeof openTransport> | null = null

  return {
    async send(message) {
      transport ??= openTransport(url, config)
      // The transport's time limits are per step; this one is for a server that barely keeps each step alive.
      const { response } = await (await transport).sendMail({
        ...composed(message),
        signal: AbortSignal.timeout(SEND_LIMIT),
      })
      return response
    },
    async close() {
      const opened = await transport
      opened?.close({ force: true })
    },
  }
}

async function openTransport(url: string, { publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    pool: true,
    url,
    name: introduction(publicUrl),
    maxConnections: SENDS_AT_ONCE,
    connectionTimeout: seconds(8),
    greetingTimeout: seconds(8),
    dnsTimeout: seconds(5),
    socketTimeout: seconds(10),
    ...(isLoopback(url) ? { tls: { rejectUnauthorized: false } } : {}),
  })
}

/**
 * A relay on this machine usually offers STARTTLS with a self-signed certificate, and there is no network to protect.
 * For other hosts certificates are checked, unless SMTP_URL has `?tls.rejectUnauthorized=false`.
 */
function isLoopback(url: string) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

/**
 * Our name in EHLO: a host name, or an address in brackets (RFC 5321 4.1.3). By default the library sends this
 * machine's name or `[127.0.0.1]`, and strict relays refuse both.
 */
function introduction(publicUrl: string) {
  const { hostname } = new URL(publicUrl)
  if (hostname.startsWith('[')) return hostname.replace('[', '[IPv6:')
  return isIP(hostname) ? `[${hostname}]` : hostname
}

/** Connects, says EHLO and authenticates as for a mail, but sends none. Rejects with the library's error. */
export async function verifyMailServer(url: string, config: Pick<Settings, 'publicUrl'>): Promise<void> {
  const transport = await openTransport(url, config)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Writes one `.eml` file a message, for use without a mail server. */
function folderMailer(config: Settings, composed: Compose, say: (line: string) => void): Mailer {
  const folder = join(config.dataDir, 'outbox')
  return {
    async send(message) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const eml = await new MailComposer(composed(message)).compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const moment = new Date().toISOString().replaceAll(':', '-')
      await writeDurably(join(folder, `${moment}-${message.id}.eml`), eml)
      for (const secret of message.secrets) say(`Mail for you (no SMTP_URL set): ${secret}`)
      return null
    },
    async close() {},
  }
}

function compose(config: Settings, message: Message, { dress, pictures }: Letterhead): SendMailOptions {
  return {
    from: config.mailFrom,
    // As an object it is one address, never parsed as a list.
    to: { name: '', address: message.to },
    subject: message.subject,
    messageId: `<${message.id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: unbroken('text/plain', message.text),
    html: unbroken('text/html', dress(message)),
    // Beside the HTML in one part, so that mail programs show them there and list no attachment (RFC 2387).
    attachments: [...pictures].map(([cid, content]) => ({
      cid,
      content,
      filename: `${cid.split('@')[0]}.png`,
      contentDisposition: 'inline' as const,
    })),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 5322 2.1.1: the maximum line length. */
const LONGEST_LINE = 998

/**
 * Nodemailer encodes lines over 76 characters as quoted-printable, which breaks links in the raw message. Plain ASCII
 * needs no encoding (RFC 2045 2.7), so it is passed unencoded.
 */
function unbroken(type: string, content: string) {
  const lines = content.split('\n')
  const fits = lines.every((line) => line.length <= LONGEST_LINE && /^[\x20-\x7e\t]*$/.test(line))
  if (!fits) return content
  const head = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 7bit', '']
  return { raw: [...head, ...lines].join('\r\n') }
}
