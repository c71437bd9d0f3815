import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress } from '../../tests/support/new-address.ts'
import type { ReceivedMail } from '../../tests/support/smtp.ts'
import { call, newBrowser } from './calls.ts'
import { type Ledger, openLedger, type Smtp } from './ledger.ts'

/** Between two writes of one client: a load, not a flood. */
const PAUSE_MS = 20

/** Of this many visitors one makes a call that sends mail, and one signs out. */
const MAIL_EVERY = 3
const SIGN_OUT_EVERY = 4

/** Clients that make every kind of write without end, and note acknowledged ones in a ledger. */
export function startWriters({ url, smtp, count }: { url: string; smtp: Smtp; count: number }) {
  const ledger = openLedger()
  const asked = new AbortController()
  const nextToken = mailedTokens(smtp)
  const working = Array.from({ length: count }, async (_, writer) => {
    for (let visit = writer; !asked.signal.aborted; visit += 1) {
      await visitOnce({ url, ledger, visit, nextToken })
    }
  })
  return {
    ledger,
    async stop() {
      asked.abort()
      await Promise.all(working)
      return ledger
    },
  }
}

type Visit = { url: string; ledger: Ledger; visit: number; nextToken: () => string | null }

/** Ends with the first write without an acknowledgement: it may still happen, at any time. */
async function visitOnce({ url, ledger, visit, nextToken }: Visit) {
  async function write(kind: string, path: string, body: object, bearer?: string) {
    const answer = await call(url, path, { body, bearer })
    const isNoted = ledger.note(kind, answer)
    await sleep(PAUSE_MS)
    return isNoted ? answer.body : null
  }

  const session = await write('guest', '/api/account', newBrowser())
  if (!session) return
  const guest = ledger.admit(session.browserKey)
  const bearer: string = session.jwt

  for (const first of ['Ada', `Grace ${visit}`]) {
    guest.triedName = first
    if (!(await write('name', '/api/account/real-name', { first, last: 'Lovelace' }, bearer))) return
    guest.name = first
  }

  if (visit % MAIL_EVERY === 0) {
    const [keyAddress, linkAddress] = [newAddress(), newAddress()]
    const key = await write('e-mail key', '/api/account/email-key', { email: keyAddress }, bearer)
    if (!key) return
    guest.emailKeyIds.push(key.keyId)
    ledger.lettersDue.push(keyAddress)
    if (!(await write('link', '/api/auth/email/signin', { email: linkAddress }))) return
    ledger.lettersDue.push(linkAddress)
  }

  const token = nextToken()
  if (token) {
    const entered = await write('redeemed link', '/api/auth/email/verify', { token, ...newBrowser() })
    if (!entered) return
    ledger.usedLinks.push(token)
    ledger.admit(entered.browserKey)
  }

  if (visit % SIGN_OUT_EVERY === 0) {
    guest.signOut = 'tried'
    if (!(await write('sign-out', '/api/auth/logout', { browserKey: guest.browserKey }))) return
    guest.signOut = 'acknowledged'
  }
}

/** The token of each link that arrived, once. A letter may arrive twice; its link is tried once. */
function mailedTokens({ received }: Smtp) {
  const given = new Set<string>()
  let looked = 0
  return () => {
    for (; looked < received.length; looked += 1) {
      const token = tokenIn(received[looked])
      if (!token || given.has(token)) continue
      given.add(token)
      return token
    }
    return null
  }
}

/** Null for another letter. */
export function tokenIn(letter: ReceivedMail | undefined): string | null {
  return letter?.mail.text?.match(/\/authr\/verify\?token=(\S+)$/m)?.[1] ?? null
}
