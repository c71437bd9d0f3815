import fc from 'fast-check'
import { NotJudged } from './broken.ts'
import { cleanUp } from './clean-up.ts'
import { commands, plan } from './commands/all.ts'
import { planRecovery } from './commands/recovery.ts'
import { begin, type Foothold, footholds, take, turnOf } from './foothold.ts'
import { MONTH, Sequence } from './sequence.ts'
import type { Service } from './service.ts'
import { liveSession, standingOf } from './state.ts'
import type { Tally } from './tally.ts'
import type { Planned } from './turn.ts'

/** Which browser acts; the dice decide the rest. */
type Drawn = { who: number; kind: string; dice: number[] }

/** Parallel calls, time that passes, or several people who claim the same address at once. */
type Step = { calls: Drawn[] } | { pass: number } | { contest: Drawn[] }

type Ending = {
  /** Finally the owner verifies an address, alone or while the attacker acts too. */
  verifies: 'no' | 'alone' | 'raced'
  beside: Drawn[]
  signsInAnew: boolean
  dice: number[]
}

/** A sequence before it is run. */
export type Plan = {
  foothold: Foothold
  steps: Step[]
  ending: Ending
  routes: number[]
}

// Smaller dice do not make a simpler sequence, so shortening a failing one only leaves steps out.
const dice = fc.noShrink(fc.array(fc.nat(9999), { minLength: 8, maxLength: 8 }))

const drawnParts = { who: fc.noShrink(fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 2)), dice }

const drawn: fc.Arbitrary<Drawn> = fc.record({
  ...drawnParts,
  kind: fc.noShrink(
    fc.oneof(
      ...Object.entries(commands).map(([kind, { weight }]) => ({ weight, arbitrary: fc.constant(kind) })),
    ),
  ),
})

const claims = ['verify the recovery e-mail', 'add an e-mail key', 'sign in by link']

const claimed = fc.record({ ...drawnParts, kind: fc.noShrink(fc.constantFrom(...claims)) })

/** What an attacker does at the very moment of a first verification. */
const races = [
  'add a passkey',
  'sign in by passkey',
  'add an e-mail key',
  'activate an e-mail key',
  'use',
  'delete a key',
]

const raced: fc.Arbitrary<Drawn> = fc.record({
  who: fc.constant(2),
  kind: fc.noShrink(fc.constantFrom(...races)),
  dice,
})

/** Over half a minute, longer than a link lives, an hour, and a month. */
const passes = [40, 40, 40, 1000, 3700, MONTH]

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ calls: fc.array(drawn, { minLength: 1, maxLength: 1 }) }) },
  { weight: 4, arbitrary: fc.record({ calls: fc.array(drawn, { minLength: 2, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ contest: fc.array(claimed, { minLength: 2, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.noShrink(fc.constantFrom(...passes)) }) },
)

export const plans: fc.Arbitrary<Plan> = fc.record({
  foothold: fc.record({
    kind: fc.noShrink(fc.constantFrom(...footholds)),
    at: fc.nat(8),
    length: fc.noShrink(fc.integer({ min: 2, max: 6 })),
    dice,
  }),
  steps: fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }),
  ending: fc.record({
    verifies: fc.noShrink(fc.constantFrom('no', 'alone', 'raced')),
    beside: fc.array(raced, { minLength: 1, maxLength: 3 }),
    signsInAnew: fc.boolean(),
    dice,
  }),
  routes: fc.noShrink(fc.array(fc.nat(9999), { minLength: 60, maxLength: 60 })),
})

/** Runs a plan against the service. Throws the broken promise, with the steps that led to it. */
export async function run(service: Service, { foothold, steps, ending, routes }: Plan, tally: Tally) {
  const sequence = new Sequence(service, tally, routes)
  try {
    await begin(sequence, foothold)
    for (const [at, one] of steps.entries()) {
      if (at === Math.min(foothold.at, steps.length - 1)) {
        tally.foothold(foothold.kind, await take(sequence, foothold))
      }
      if (at === foothold.at + foothold.length) sequence.post.readByStranger = null
      if ('pass' in one) await sequence.pass(one.pass)
      else if ('contest' in one) await act(sequence, one.contest, { place: 0 })
      else await act(sequence, one.calls)
    }
    if (ending.verifies !== 'no') await verifyAtLast(sequence, ending)
    await tryEverySession(sequence)
    await cleanUp(sequence, ending.signsInAnew)
    for (const accountId of Object.keys(sequence.state.accounts))
      await sequence.look(accountId, 'account.get')
    tally.sequences += 1
  } catch (error) {
    if (error instanceof NotJudged) {
      tally.notJudged += 1
      return
    }
    throw new FailedSequence(sequence.steps, { cause: error })
  }
}

/** What went wrong in a sequence, and all its steps. */
class FailedSequence extends Error {
  constructor(steps: string[], { cause }: { cause: unknown }) {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    super(`${steps.join('\n')}\n\n${reason}`, { cause })
  }
}

/** Plans one after the other, because plans may need calls of their own, and then makes all calls at once. */
async function act(
  sequence: Sequence,
  drawn: Drawn[],
  { place, first }: { place?: number; first?: Planned } = {},
) {
  sequence.beside = first ? [first] : []
  for (const { who, kind, dice: numbers } of drawn) {
    const browser = sequence.people.browsers[who]
    const planned = browser ? await plan(kind, { ...turnOf(sequence, browser, numbers), place }) : null
    if (planned) sequence.beside.push(planned)
  }
  const planned = sequence.beside
  sequence.beside = []
  if (planned.length > 0) await sequence.step(planned)
}

/** The lists show keys and no secrets, so only their sessions show whether those that should have ended did. */
async function tryEverySession(sequence: Sequence) {
  for (const browser of [sequence.people.laptop, sequence.people.intruder]) {
    const newest = new Map(browser.person.jwts.map((jwt) => [standingOf(jwt).secretId, jwt]))
    for (const bearer of newest.values()) {
      const words = `tries the session on ${sequence.words.session(bearer)}`
      await sequence.alone({
        browser,
        kind: 'try what is held',
        call: { procedure: 'account.id', bearer },
        words,
      })
    }
  }
}

/**
 * The owner verifies an address, preferably where an attacker may have been, alone or at the same time as the attacker.
 */
async function verifyAtLast(sequence: Sequence, { verifies, beside, dice: numbers }: Ending) {
  const { phone, laptop, stranger } = sequence.people
  const good = [phone, laptop].filter(
    ({ current }) => current && sequence.worlds.every((state) => liveSession(state, current.jwt)),
  )
  const browser =
    good.find(({ current }) => current && standingOf(current.jwt).accountId === stranger.target) ?? good[0]
  if (!browser?.current) return
  const turn = turnOf(sequence, browser, numbers)
  const [address = ''] = browser.person.addresses
  const first = await planRecovery(turn, address, browser.current.jwt)
  if (first) await act(sequence, verifies === 'raced' ? beside : [], { first })
}
