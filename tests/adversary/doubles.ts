import { carryOutAllDue } from '#server/account-protection/carry-out-due.ts'
import type { Dice } from '../model/turn.ts'
import { ringOf } from '../support/people.ts'
import { accountOf } from '../support/recovery-email.ts'
import type { World } from '../support/world.ts'
import { Hands } from './hands.ts'
import { removals } from './owner.ts'
import { letAllPass } from './scene.ts'

/** Hours: longer than any change is pending, and a little shorter. */
const OVER = 73
const NEARLY = 71

/** How often the owner acts in the first days. */
const FIRST_STEPS = 8

type Story = (own: Own, dice: Dice) => Promise<string[]>

/** An honest owner, the account, and what they hold. */
class Own extends Hands {
  /** `isSwept`: the job that carries out due changes has run. A due removal must not wait for it. */
  async pass(hours: number, { isSwept = false } = {}) {
    this.bearers = []
    await letAllPass(this.world, this.accountId, hours)
    if (isSwept) await carryOutAllDue(this.world.deps)
  }

  /** Signs in with everything the owner holds, and reports what fails. */
  async closed(): Promise<string[]> {
    const closed: string[] = []
    for (const passkey of this.passkeys)
      if (!(await this.enterByPasskey(passkey))) closed.push('A passkey opens nothing')
    for (const address of this.mailboxes)
      if (!(await this.enterByMail(address))) closed.push(`${address} opens nothing`)
    return closed
  }

  /** Removes the passkey that was added first. */
  async removeFirstPasskey(proof: string | undefined) {
    const first = (await ringOf(this.world, this.bearer)).find(({ type }) => type === 'passkey')
    const input = { keyId: first?.id, ...(proof && { proof }) }
    return await this.call('keys.removePasskey', input, this.bearer)
  }
}

/** Honest people who act like a thief. None of them may lose the account by the rules. */
const stories = {
  'has two browsers in the first three days': async (own, dice) => {
    await (dice.chance(50)
      ? own.verifyRecovery(own.newMailbox(), {}, own.bearer)
      : own.addPasskey({}, own.bearer))
    const [first, second] = [own.bearer, (await own.closed()).length === 0 ? own.bearer : '']
    for (let step = 0; step < FIRST_STEPS; step++) {
      const bearer = dice.chance(50) ? first : second
      const ring = await ringOf(own.world, bearer)
      const key = Array.isArray(ring) ? dice.one(ring) : undefined
      const does: (() => Promise<unknown>)[] = [
        () => own.addPasskey({}, bearer),
        () => own.addEmailKey(own.newMailbox(), {}, bearer),
        () => own.verifyRecovery(own.newMailbox(), {}, bearer),
        () => own.call('email.removeRecovery', {}, bearer),
        () => own.call(removals[key?.type ?? ''] ?? 'keys.removePasskey', { keyId: key?.id ?? '' }, bearer),
        () => own.call('account.restrict', undefined, bearer),
      ]
      await dice.one(does)?.()
      if ((await accountOf(own.world, bearer)).restrictedAt) {
        const proof = await own.prove(bearer)
        await own.call('account.liftRestriction', proof ? { proof } : {}, bearer)
      }
    }
    await own.pass(NEARLY)
    const kept = own.browserKeys.map((browserKey) => () => own.enterByBrowser(browserKey))
    const ways = [...own.passkeys].map((passkey) => () => own.enterByPasskey(passkey))
    const mails = [...own.mailboxes].map((address) => () => own.enterByMail(address))
    for (const enter of [...kept, ...ways, ...mails]) if (await enter()) return []
    return ['Nothing opens the account any more']
  },

  'has lost a phone': async (own, dice) => {
    const address = own.newMailbox()
    await own.verifyRecovery(address, {}, own.bearer)
    await own.addPasskey({}, own.bearer)
    const [phone] = own.passkeys.splice(0)
    await own.pass(dice.chance(50) ? NEARLY : OVER)
    await own.enterByMail(address)
    await own.removeFirstPasskey(undefined)
    await own.addPasskey({}, own.bearer)
    await own.pass(OVER)
    const wrong = await own.closed()
    if (phone && (await own.enterByPasskey(phone))) wrong.push('The lost phone opens it')
    return wrong
  },

  'has a dead mailbox': async (own, dice) => {
    const dead = own.newMailbox()
    await own.verifyRecovery(dead, {}, own.bearer)
    await own.addPasskey({}, own.bearer)
    await own.pass(dice.chance(50) ? NEARLY : OVER)
    own.mailboxes.delete(dead)
    const [passkey] = own.passkeys
    if (passkey) await own.enterByPasskey(passkey)
    await own.verifyRecovery(own.newMailbox(), {}, own.bearer)
    await own.pass(OVER)
    const wrong = await own.closed()
    const { email, emails } = await accountOf(own.world, own.bearer)
    if (!own.mailboxes.has(email) || dead in emails) wrong.push('The dead mailbox is still there')
    return wrong
  },

  'has lost phone and mailbox, but not the browser': async (own, dice) => {
    const [browserKey = ''] = own.browserKeys
    await own.verifyRecovery(own.newMailbox(), {}, own.bearer)
    await own.addPasskey({}, own.bearer)
    await own.pass(OVER)
    own.mailboxes.clear()
    const [phone] = own.passkeys.splice(0)
    await own.enterByBrowser(browserKey)
    const isByMail = dice.chance(50)
    if (isByMail) await own.verifyRecovery(own.newMailbox(), { wait: true }, own.bearer)
    else await own.addPasskey({ wait: true }, own.bearer)
    await own.pass(OVER, { isSwept: true })
    const wrong = await own.closed()
    await own.pass(OVER)
    await own.enterByBrowser(browserKey)
    const removed = await own.removeFirstPasskey(await own.prove(own.bearer))
    if (removed.status !== 200) wrong.push('They can remove nothing by what is settled by now')
    await own.pass(OVER)
    wrong.push(...(await own.closed()))
    if (phone && (await own.enterByPasskey(phone))) wrong.push('The lost phone opens it')
    return wrong
  },
} satisfies Record<string, Story>

export type Double = keyof typeof stories
export const doubles = Object.keys(stories) as Double[]

/** Plays an honest owner on a new account. Returns what is wrong at the end. */
export async function live(world: World, double: Double, dice: Dice): Promise<string[]> {
  const guest = await world.newGuest()
  const own = new Own(world, guest.id)
  own.browserKeys.push(guest.browserKey)
  await own.enterByBrowser(guest.browserKey)
  return await stories[double](own, dice)
}
