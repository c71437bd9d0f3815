import type { Answer, Call } from './doors.ts'
import type { Browser } from './people.ts'
import type { PasskeyFacts } from './spec/step.ts'
import { standingOf } from './state.ts'
import type { Words } from './words.ts'

/** A call that a person is about to make, and its description. */
export type Planned = {
  browser: Browser
  kind: string
  call: Call & { passkey?: PasskeyFacts }
  words: string
}

/** The part of a sequence that a command needs for its plan. */
export type Scene = {
  words: Words
  /** Keys as the last list of each account showed them. */
  listed: Map<string, { id: string; type: string; name: string }[]>
  /** All calls so far. */
  made: Planned[]
  /** Planned for the same moment. */
  beside: Planned[]
  /** Makes a call that leads up to the planned one. */
  alone(planned: Planned): Promise<Answer>
}

/** A person's turn, with its dice. With a `place` all turns use the address at it. */
export type Turn = Scene & { browser: Browser; dice: Dice; place?: number }

/** Choices that were drawn beforehand: the same numbers choose the same as long as the choices are the same. */
export class Dice {
  #numbers: number[]
  #at = 0

  constructor(numbers: number[]) {
    this.#numbers = numbers
  }

  #next(): number {
    const number = this.#numbers[this.#at % this.#numbers.length] ?? 0
    this.#at += 1
    return number
  }

  chance(percent: number): boolean {
    return this.#next() % 100 < percent
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.#next() % Math.max(1, list.length)]
  }

  /** Mostly the newest, which is most likely still valid. */
  recent<T>(list: readonly T[]): T | undefined {
    return this.chance(70) ? list.at(-1) : this.one(list)
  }
}

/**
 * The session that a browser presents: mostly its own, sometimes any that its person ever had. An attacker prefers one
 * of the account they want.
 */
export function bearerOf({ browser, dice }: Turn): string | undefined {
  const { current, person } = browser
  const wanted = person.jwts.filter((jwt) => standingOf(jwt).accountId === person.target)
  if (wanted.length > 0 && dice.chance(60)) return dice.recent(wanted)
  return dice.chance(85) && current ? current.jwt : (dice.one(person.jwts) ?? current?.jwt)
}

/** An own address: any, or the one of this turn. */
export function addressOf({ browser, dice, place }: Turn): string | undefined {
  const { addresses } = browser.person
  return place === undefined ? dice.one(addresses) : addresses[place]
}

/** How a browser names itself, and what it proves to hold, also in words. */
export function selfOf(turn: Turn) {
  const { browser, dice, words } = turn
  const { current, person } = browser
  const shown = dice.chance(50)
    ? dice.chance(75)
      ? current?.browserKey
      : dice.one(person.browserKeys)
    : undefined
  const bearer = dice.chance(person.target === null ? 35 : 60) ? bearerOf(turn) : undefined
  const proofs = [
    ...(shown ? [`showing ${words.name('secret', shown.secretId)}`] : []),
    ...(bearer ? [`with a session on ${words.session(bearer)}`] : []),
  ]
  return {
    identity: {
      browserId: browser.browserId,
      browserName: browser.name,
      ...(shown && { browserKey: shown.raw }),
    },
    bearer,
    proof: proofs.length > 0 ? proofs.join(' and ') : 'proving nothing',
  }
}
