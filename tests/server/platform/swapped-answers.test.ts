import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicError } from '#server/http/trpc/public-error.ts'
import { Line } from '#server/platform/postgres/pool/pipelined-connection.ts'
import { WrongAnswer } from '#server/platform/postgres/unavailable.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, newHolder } from '../../support/passkeys.ts'
import { addPasskey } from '../../support/people.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { type Answer, createWorld, newBrowserId, type World } from '../../support/world.ts'

/** The same question at the same moment is detected within this time (ms); a single one is answered as always. */
const PAIRED_WITHIN = 300

type Answered = ReturnType<Line['run']>
type Waiting = { exchange(other: Answered): Answered }

const run = Line.prototype.run
const waiting = new Map<string, Waiting>()
let isSwapping = false
let swapped = 0

/** A connection that swaps the rows of two callers with the same question. */
function runSwapped(this: Line, ...question: Parameters<Line['run']>): Answered {
  const [statement] = question
  const mine = run.apply(this, question)
  if (!isSwapping || !/^(with|select) /.test(statement)) return mine
  const partner = waiting.get(statement)
  if (partner) {
    waiting.delete(statement)
    swapped += 1
    return partner.exchange(mine)
  }
  return new Promise((resolve, reject) => {
    waiting.set(statement, {
      exchange(other) {
        other.then(resolve, reject)
        return mine
      },
    })
    void sleep(PAIRED_WITHIN).then(() => {
      if (waiting.delete(statement)) mine.then(resolve, reject)
    })
  })
}

let world: World
beforeAll(async () => {
  Line.prototype.run = runSwapped
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
  Line.prototype.run = run
})

async function answersSwapped(calls: Array<() => Promise<Answer>>): Promise<Answer[]> {
  swapped = 0
  isSwapping = true
  try {
    return await Promise.all(calls.map((call) => call()))
  } finally {
    isSwapping = false
  }
}

const unavailable = { status: 503, body: { code: 'unavailable' } }

describe('rows that answer the question of another caller', () => {
  it.each([
    ['auth.refresh', (guest: Guest) => ({ input: { refreshToken: guest.browserKey } })],
    ['auth.restore', (guest: Guest) => ({ input: { browserKey: guest.browserKey } })],
    ['account.get', (guest: Guest) => ({ bearer: guest.jwt })],
    ['account.id', (guest: Guest) => ({ bearer: guest.jwt })],
    ['keys.list', (guest: Guest) => ({ bearer: guest.jwt })],
    ['account.forecast', (guest: Guest) => ({ bearer: guest.jwt })],
    ['account.journal', (guest: Guest) => ({ bearer: guest.jwt })],
    ['account.footprint', (guest: Guest) => ({ bearer: guest.jwt })],
    ['account.export', (guest: Guest) => ({ bearer: guest.jwt })],
  ])('open and show nothing: %s', async (procedure, facts) => {
    const guests = await Promise.all([world.newGuest(), world.newGuest()])
    const answers = await answersSwapped(
      guests.map((guest) => () => {
        const { input, bearer }: { input?: object; bearer?: string } = facts(guest)
        return world.run(procedure, input, { bearer })
      }),
    )
    expect(swapped).toBeGreaterThan(0)
    expect(answers).toMatchObject([unavailable, unavailable])
  })

  it('do not sign in by a mailed link', async () => {
    const owners = [await newOwner(world), await newOwner(world)]
    const tokens = [
      await world.mailedLink(owners[0]?.address ?? ''),
      await world.mailedLink(owners[1]?.address ?? ''),
    ]
    const answers = await answersSwapped(
      tokens.map((token) => () => world.run('email.redeemSignInLink', { token, browserId: newBrowserId() })),
    )
    expect(swapped).toBeGreaterThan(0)
    expect(answers).toMatchObject([unavailable, unavailable])
  })

  it('do not sign in at an unregistered address', async () => {
    const tokens = [await world.mailedLink(newAddress()), await world.mailedLink(newAddress())]
    const answers = await answersSwapped(
      tokens.map((token) => () => world.run('email.redeemSignInLink', { token, browserId: newBrowserId() })),
    )
    expect(swapped).toBeGreaterThan(0)
    expect(answers).toMatchObject([unavailable, unavailable])
  })

  it('offer no passkeys', async () => {
    const owners = [await newOwner(world), await newOwner(world)]
    await Promise.all(owners.map(({ bearer }) => addPasskey(world, bearer)))
    const answers = await answersSwapped(
      owners.map(
        ({ address: email }) =>
          () =>
            world.run('passkeys.beginLogin', { email }),
      ),
    )
    expect(swapped).toBeGreaterThan(0)
    expect(answers).toMatchObject([unavailable, unavailable])
  })

  it('do not sign in by a passkey', async () => {
    const holders = [await newHolder(world), await newHolder(world)]
    const credentials = [
      holders[0]?.authenticator.login(await beginLogin(world)),
      holders[1]?.authenticator.login(await beginLogin(world)),
    ]
    const answers = await answersSwapped(
      credentials.map(
        (credential) => () => world.run('passkeys.completeLogin', { credential, browserId: newBrowserId() }),
      ),
    )
    expect(swapped).toBeGreaterThan(0)
    expect(answers).toMatchObject([unavailable, unavailable])
  })
})

it('are logged as a defect, though the caller may try again', () => {
  expect(publicError(new WrongAnswer())).toMatchObject({ status: 503, isDefect: true })
})

type Guest = Awaited<ReturnType<World['newGuest']>>
