import fc from 'fast-check'
import { Dice } from '../model/turn.ts'
import type { World } from '../support/world.ts'
import { look } from './owner.ts'
import { type Beginning, begin, holdings, pass, type Scene } from './scene.ts'
import { type ThiefStep, thiefSteps } from './thief.ts'
import { judge } from './verdict.ts'

/** An owner looks after their account as often as this, in hours: every change can be undone for a little longer. */
const SLOWEST = 71

/** What happens in a siege: mostly the thief does something. */
const STEPS = 14

/** Longer than anything can be undone. */
const AFTERWARDS = 80

type Step = { does: ThiefStep; dice: number[] } | { hours: number } | { looks: true }

/** A siege before it is run. */
type Plan = Beginning & { steps: Step[] }

const dice = fc.noShrink(fc.array(fc.nat(9999), { minLength: 4, maxLength: 4 }))

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ does: fc.noShrink(fc.constantFrom(...names(thiefSteps))), dice }),
  },
  { weight: 2, arbitrary: fc.record({ hours: fc.noShrink(fc.constantFrom(1, 24, 71, 73, 80)) }) },
  { weight: 1, arbitrary: fc.constant({ looks: true as const }) },
)

const beginning: fc.Arbitrary<Beginning> = fc
  .record({
    had: fc.record({
      browsers: fc.integer({ min: 1, max: 3 }),
      passkeys: fc.integer({ min: 0, max: 2 }),
      recovery: fc.boolean(),
      emailKey: fc.boolean(),
    }),
    holds: fc.constantFrom(...holdings),
    stolen: fc.constantFrom('old browser' as const, 'young browser' as const),
  })
  .map(possible)

/** What is held was had, and is another thing than the stolen one: nobody could tell two holders of one key apart. */
function possible({ had, holds, stolen }: Beginning): Beginning {
  const whole = {
    browsers: holds === 'browser' ? Math.max(2, had.browsers) : had.browsers,
    passkeys: holds === 'passkey' ? Math.max(1, had.passkeys) : had.passkeys,
    recovery: had.recovery || holds === 'recovery',
    emailKey: had.emailKey || holds === 'emailKey',
  }
  const hasDoor = whole.passkeys > 0 || whole.recovery || whole.emailKey
  return { had: whole, holds, stolen: hasDoor ? stolen : 'old browser' }
}

const plans: fc.Arbitrary<Plan> = fc
  .tuple(beginning, fc.array(step, { minLength: STEPS, maxLength: STEPS }))
  .map(([from, steps]) => ({ ...from, steps }))

/** How the sieges of a run went. */
class Outcome {
  /** The owner has the account, and the thief nothing. */
  held = 0
  /** Ended by the one limit that is known. */
  leftOut = 0
  /** How often an owner looked. */
  looks = 0

  get all(): number {
    return this.held + this.leftOut
  }
}

type Options = { seed: number; sieges: number; say?: (line: string) => void }

/**
 * Besieges one account after the other, each from a seed of its own: the first from `seed`, the next from the one after it.
 * Throws the first that the owner did not hold, with every step that led to it.
 */
export async function besiege(world: World, { seed, sieges, say }: Options): Promise<Outcome> {
  const outcome = new Outcome()
  for (let own = seed; own < seed + sieges; own++) {
    const [plan] = fc.sample(plans, { seed: own, numRuns: 1 })
    if (plan) await run(world, plan, own, outcome)
    if (outcome.all % 50 === 0) say?.(`${outcome.all} sieges`)
  }
  return outcome
}

async function run(world: World, plan: Plan, seed: number, outcome: Outcome) {
  const { had, holds, stolen } = plan
  const told = [`The owner had ${JSON.stringify(had)} and holds the ${holds}; stolen is the ${stolen}`]
  const scene = await begin(world, plan)
  for (const step of [...plan.steps, { looks: true } as const]) {
    if (await take(scene, step, told)) outcome.looks += 1
    if (await hasLostOnlyPasskey(scene)) {
      outcome.leftOut += 1
      return
    }
  }
  await pass(scene, AFTERWARDS)
  const wrong = await judge(scene)
  if (wrong.length > 0) throw new Error([...told, '', ...wrong, '', again(seed)].join('\n'))
  outcome.held += 1
}

function again(seed: number): string {
  return `Again exactly this one: npm run test:model -- --siege ${seed}`
}

/** Whether the owner looked. */
async function take(scene: Scene, step: Step, told: string[]): Promise<boolean> {
  // A mailbox has few letters an hour, and these people live fast.
  await scene.world.sql`delete from limits`
  if ('does' in step) {
    told.push(`The thief ${step.does}`)
    await thiefSteps[step.does](scene, new Dice(step.dice))
    return false
  }
  const isTooLong = 'hours' in step && scene.unseen + step.hours > SLOWEST
  const looks = 'looks' in step || isTooLong
  if (looks) {
    told.push('The owner looks')
    await look(scene)
  }
  if ('hours' in step) {
    const hours = Math.min(step.hours, SLOWEST)
    told.push(`${hours} hours pass`)
    await pass(scene, hours)
    scene.unseen += hours
  }
  return looks
}

/**
 * The one limit that is known and accepted: somebody who holds a passkey and nothing else cannot sign in once somebody has
 * deleted it, and there is no mailbox that hears of it. A newcomer may not delete it: that stays a siege that is lost.
 */
async function hasLostOnlyPasskey({ holds, world, accountId }: Scene): Promise<boolean> {
  if (holds !== 'passkey') return false
  const removals = await world.sql`select 1 from changes
    join keys on keys.id = any(changes.keys_removed)
    where changes.account_id = ${accountId} and keys.type = 'passkey' and keys.revoked_at is not null
      and (changes.by_since <= changes.at - interval '72 hours'
        or changes.by_since < keys.created_at + interval '72 hours')`
  return removals.length > 0
}

function names<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[]
}
