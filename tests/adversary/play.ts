import fc from 'fast-check'
import { Dice } from '../model/turn.ts'
import type { World } from '../support/world.ts'
import { type Double, doubles, live } from './doubles.ts'
import { look } from './owner.ts'
import { beginPlanted } from './planted.ts'
import { type Beginning, begin, holdings, pass, type Scene, thieves } from './scene.ts'
import { does, type ThiefStep, thiefSteps } from './thief.ts'
import { judge } from './verdict.ts'

/** How often an owner checks the account, in hours: everything new or pending lasts a little longer. */
const SLOWEST = 71

/** What happens in a play: mostly the thief acts. */
const STEPS = 8

type Step = { does: ThiefStep; dice: number[] } | { hours: number; isSwept: boolean } | { looks: true }

/** A play before it is run, or an honest owner with their dice. */
type Plan = (Beginning & { steps: Step[] }) | { double: Double; dice: number[] }

const dice = fc.array(fc.nat(9999), { minLength: 6, maxLength: 6 })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ does: fc.constantFrom(...thiefSteps), dice }) },
  { weight: 2, arbitrary: fc.record({ hours: fc.constantFrom(1, 24, 71, 73), isSwept: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ looks: true as const }) },
)

const beginning: fc.Arbitrary<Beginning> = fc
  .record({
    thief: fc.constantFrom(...thieves),
    had: fc.record({
      passkeys: fc.integer({ min: 0, max: 2 }),
      recovery: fc.boolean(),
      emailKey: fc.boolean(),
    }),
    holds: fc.constantFrom(...holdings),
    comesBy: fc.constantFrom('browser', 'sign-in'),
    first: fc.constantFrom('stops', 'signs out'),
    planting: fc.record({
      by: fc.constantFrom('the same browser', 'an e-mail key'),
      left: fc.constantFrom('nothing', 'passkey', 'emailKey'),
      hours: fc.constantFrom(1, 71, 80),
    }),
  })
  .map(possible)

/** A held credential is one that the owner had, and not the stolen one. */
function possible({ had, ...from }: Beginning): Beginning {
  const { holds, thief } = from
  const isMailStolen = thief === 'an hour of a mailbox' || thief === 'a mailbox for good'
  const isPhoneLost = thief.startsWith('the passkey of a lost phone')
  const passkeys = Math.max(had.passkeys, isPhoneLost ? 2 : holds === 'passkey' ? 1 : 0)
  const needsRecovery = isMailStolen && (holds === 'emailKey' || (holds === 'passkey' && !had.emailKey))
  const recovery = had.recovery || holds === 'recovery' || needsRecovery
  const emailKey = had.emailKey || holds === 'emailKey' || (isMailStolen && holds === 'recovery')
  return { ...from, had: { passkeys, recovery, emailKey } }
}

const plans: fc.Arbitrary<Plan> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(beginning, fc.array(step, { minLength: STEPS, maxLength: STEPS }))
      .map(([from, steps]) => ({ ...from, steps })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      double: fc.constantFrom(...doubles),
      dice: fc.array(fc.nat(9999), { minLength: 30, maxLength: 30 }),
    }),
  },
)

/** The results of a run. */
class Outcome {
  /** The owner has the account, and the thief nothing. */
  held = 0
  /** A guest that stayed with its planter. */
  leftAlone = 0
  /** An attacker has used up the mails of the owner's mailbox, day after day; the page excludes this case. */
  outOfMails = 0
  /** How often an owner checked. */
  looks = 0
  /** The first play in which the promise was broken, with all its steps. */
  lost: string | null = null

  get all(): number {
    return this.held + this.leftAlone + this.outOfMails
  }
}

type Options = { seed: number; plays: number; say?: (line: string) => void }

/**
 * Attacks one account after the other, each from its own seed: the first from `seed`, the next from the number after
 * it. Ends with the first broken promise.
 */
export async function playAdversary(world: World, { seed, plays, say }: Options): Promise<Outcome> {
  const outcome = new Outcome()
  for (let own = seed; own < seed + plays && outcome.lost === null; own++) {
    const [plan] = fc.sample(plans, { seed: own, numRuns: 1 })
    if (plan) await run(world, plan, own, outcome)
    if (outcome.all % 50 === 0) say?.(`${outcome.all} plays`)
  }
  return outcome
}

async function run(world: World, plan: Plan, seed: number, outcome: Outcome) {
  // No player reads the letters of another play.
  world.smtp.received.length = 0
  const told = [
    'double' in plan ? `Somebody who ${plan.double}` : JSON.stringify({ ...plan, steps: undefined }),
  ]
  const end =
    'double' in plan
      ? await live(world, plan.double, new Dice(plan.dice))
      : await play(world, plan, told, outcome)
  if (!Array.isArray(end)) outcome[end] += 1
  else if (end.length === 0) outcome.held += 1
  else outcome.lost = [...told, '', ...end, '', again(seed)].join('\n')
}

/** What is wrong at the end; or why nothing can be judged. */
async function play(
  world: World,
  { steps, ...from }: Extract<Plan, Beginning>,
  told: string[],
  outcome: Outcome,
) {
  const isPlanted = from.thief === 'a guest that they planted'
  const scene = await (isPlanted ? beginPlanted(world, from) : begin(world, from))
  if (!scene) return 'leftAlone'
  for (const step of [...steps, { looks: true } as const]) {
    await take(scene, step, told, outcome)
    if (scene.unseen > SLOWEST + 1) return 'outOfMails'
  }
  return [...scene.wrong, ...(await judge(scene))]
}

function again(seed: number): string {
  return `Again exactly this one: npm run test:model -- --play ${seed}`
}

async function take(scene: Scene, step: Step, told: string[], outcome: Outcome) {
  if ('does' in step) {
    told.push(`The thief ${await does(scene, step.does, new Dice(step.dice))}`)
    return
  }
  if ('looks' in step || scene.unseen + step.hours > SLOWEST) {
    told.push('The owner looks')
    outcome.looks += 1
    await look(scene)
  }
  if ('hours' in step) {
    const hours = Math.min(step.hours, SLOWEST)
    told.push(`${hours} hours pass`)
    await pass(scene, hours, step.isSwept)
  }
}
