/** The promises, by the words of their reports. The source of each is named where it is checked. */
export const invariants = {
  serial: 'answers are those of some serial order of the calls',
  lists: 'the list of keys is that of the model',
  oneOwner: 'an address has one owner',
  planted: "after the owner's first verification nothing planted opens the account",
  nobodyElse: 'after the owner deleted what they see, nobody else is in',
  usedOnce: 'what was used up or has ended stays so',
  waysIn: 'no account is left without a way in',
  noLonger: 'a token traded for another lives no longer',
} as const

export type Invariant = keyof typeof invariants

/** The service broke a promise. */
export class Broken extends Error {
  invariant: Invariant

  constructor(invariant: Invariant, what: string) {
    super(`${invariants[invariant]}: ${what}`)
    this.invariant = invariant
  }
}

/** The machine was too slow, or the service was away: no result. */
export class NotJudged extends Error {}
