import type { startSmtp } from '../../tests/support/smtp.ts'
import { until } from '../../tests/support/until.ts'
import { type Answer, call, isAcknowledged, isExcusable } from './calls.ts'

export type Smtp = Awaited<ReturnType<typeof startSmtp>>

/** What the holder of a key was told, and what they tried without an answer. */
type Guest = {
  browserKey: string
  name: string | null
  triedName: string | null
  emailKeyIds: string[]
  signOut: 'not tried' | 'tried' | 'acknowledged'
}

export type Ledger = ReturnType<typeof openLedger>

/** What clients were promised. Every entry was noted after its answer had arrived. */
export function openLedger() {
  const guests: Guest[] = []
  const acknowledgedAt: number[] = []
  const counts: Record<string, number> = {}
  const defects: string[] = []
  let refused = 0

  return {
    guests,
    lettersDue: [] as string[],
    usedLinks: [] as string[],
    acknowledgedAt,
    /** Acknowledged writes by kind. */
    counts,
    /** Answers that no fault excuses, such as a 401 for a signed-in client. */
    defects,
    /** Writes that were not acknowledged, whether they happened or not. */
    get refused() {
      return refused
    },

    /** True when the write was acknowledged. */
    note(kind: string, answer: Answer) {
      if (!isAcknowledged(answer)) {
        refused += 1
        if (!isExcusable(answer)) defects.push(`${kind}: ${answer.status} ${answer.body.code}`)
        return false
      }
      acknowledgedAt.push(performance.now())
      counts[kind] = (counts[kind] ?? 0) + 1
      return true
    },

    admit(browserKey: string) {
      const guest: Guest = {
        browserKey,
        name: null,
        triedName: null,
        emailKeyIds: [],
        signOut: 'not tried',
      }
      guests.push(guest)
      return guest
    },
  }
}

/** The longest time without an acknowledgement. */
export function longestSilence({ acknowledgedAt }: Ledger): number {
  return Math.max(...acknowledgedAt.map((at, index) => at - (acknowledgedAt[index - 1] ?? at)))
}

const READERS = 8

/** Every entry of the ledger that is not true (any more). */
export async function lostFrom(ledger: Ledger, url: string): Promise<string[]> {
  const losses = await inParallel(READERS, ledger.guests, (guest) => lossesOf(guest, url))
  const links = await inParallel(READERS, ledger.usedLinks, async (token) => {
    const { status, body } = await call(url, '/api/auth/email/verify', { body: { token } })
    return body?.code === 'invalid_link' ? [] : [`a used link answers ${status}`]
  })
  return [...losses, ...links].flat()
}

/** Addresses whose letter is due and does not arrive in this time. */
export async function lettersMissing(ledger: Ledger, smtp: Smtp, withinMs: number): Promise<string[]> {
  const missing = () => {
    const arrived = new Set(smtp.received.flatMap(({ to }) => to))
    return ledger.lettersDue.filter((address) => !arrived.has(address))
  }
  await until('every letter', () => missing().length === 0, withinMs).catch(() => null)
  return missing()
}

async function lossesOf(guest: Guest, url: string): Promise<string[]> {
  const { browserKey, signOut } = guest
  const { status, body } = await call(url, '/api/auth/browser-key', { body: { browserKey } })
  if (signOut === 'acknowledged') return status === 401 ? [] : [`a key signed out answers ${status}`]
  if (signOut === 'tried' && status === 401) return []
  if (status !== 200) return [`a browser key answers ${status}`]

  const account = await call(url, '/api/account', { method: 'GET', bearer: body.jwt })
  const names = [guest.name, guest.triedName]
  const kept: string[] = account.body.keys.map(({ id }: { id: string }) => id)
  return [
    ...(names.includes(account.body.first) ? [] : ['a name']),
    ...guest.emailKeyIds.filter((id) => !kept.includes(id)).map(() => 'an e-mail key'),
  ]
}

async function inParallel<Item, Result>(
  workers: number,
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}
