import type { Answer } from './doors.ts'
import type { Letter, Mailboxes } from './mailboxes.ts'
import type { People } from './people.ts'
import type { Made } from './spec/step.ts'
import type { Planned } from './turn.ts'

/** The kinds of letter that an answered call may send; none for most. */
function lettersFor({ procedure }: { procedure: string }, { code }: Answer): Letter['kind'][] {
  if (procedure === 'email.askSignInLink' && code === 'ok') return ['link']
  if (procedure === 'email.requestKey' && code === 'ok') return ['email_key', 'email_key_refused']
  if (procedure === 'email.askVerification' && code === 'ok') return ['recovery']
  if (procedure === 'email.askVerification' && code === 'email_exists') return ['conflict']
  return []
}

/** Collects the letters of one sequence as they arrive, and gives them to the reader of the mailbox. */
export class Post {
  /** An address of the owner whose mail the attacker reads too, for a while. */
  readByStranger: string | null = null
  #mailboxes: Mailboxes
  #people: People
  #seen = new Map<string, number>()

  constructor(mailboxes: Mailboxes, people: People) {
    this.#mailboxes = mailboxes
    this.#people = people
  }

  /**
   * Waits for the letters of these calls, and assigns each to its call. Letters of parallel calls cannot always be told
   * apart: then there are several assignments, one entry each.
   */
  async collect(planned: Planned[], answers: Answer[]): Promise<Made[][]> {
    const made = planned.map(
      ({ call }, at): Made => ({ ...call, answer: answers[at] ?? { code: 'unexpected', body: null } }),
    )
    const awaited = new Map<string, number>()
    for (const call of made) {
      if (lettersFor(call, call.answer).length === 0) continue
      const address = addressOf(call)
      awaited.set(address, (awaited.get(address) ?? 0) + 1)
    }
    const arrived = new Map<string, Letter[]>()
    for (const [address, count] of awaited) arrived.set(address, await this.#next(address, count))
    return handOut(made, arrived)
  }

  async #next(address: string, count: number): Promise<Letter[]> {
    const seen = this.#seen.get(address) ?? 0
    const all = await this.#mailboxes.untilThereAre(seen + count, address)
    const letters = all.slice(seen, seen + count)
    this.#seen.set(address, seen + count)
    const { owner, stranger } = this.#people
    for (const letter of letters) {
      if (owner.addresses.includes(address)) owner.letters.push({ ...letter, address })
      if (stranger.addresses.includes(address) || this.readByStranger === address) {
        stranger.letters.push({ ...letter, address })
      }
    }
    return letters
  }
}

/** Every way to assign each call a letter that fits it. */
function handOut([call, ...others]: Made[], arrived: Map<string, Letter[]>): Made[][] {
  if (!call) return [[]]
  const kinds = lettersFor(call, call.answer)
  if (kinds.length === 0) return handOut(others, arrived).map((rest) => [call, ...rest])
  const address = addressOf(call)
  const waiting = arrived.get(address) ?? []
  const fitting = waiting.filter(
    ({ kind, token }) =>
      kinds.includes(kind) && (kind !== 'email_key' || token === call.answer.body.keyToken),
  )
  return fitting.flatMap((letter) => {
    const left = new Map(arrived).set(
      address,
      waiting.filter((other) => other !== letter),
    )
    return handOut(others, left).map((rest) => [{ ...call, letter }, ...rest])
  })
}

function addressOf({ input }: Made): string {
  return String(Object(input).email)
}
