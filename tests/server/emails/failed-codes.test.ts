import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#server/platform/postgres/schema.ts'
import { mailedProofCode, mailProof, proveByCode } from '../../support/proofs.ts'
import { ask, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const tooMany = { status: 429, body: { code: 'too_many_attempts' } }

/** Each code has five tries, so thirty tries need six codes: more mails than the limit of an hour. */
const CODES = 6
const TRIES = 5

function otherThan(code: string) {
  return code === '000000' ? '000001' : '000000'
}

function forgetMailsTo(address: string) {
  return world.deps.db.delete(limits).where(and(like(limits.kind, 'mails%'), eq(limits.subject, address)))
}

/** Guests request the address for themselves, and guess the codes that its owner is mailed. */
async function letStrangersGuess(address: string) {
  for (let stranger = 0; stranger < CODES; stranger++) {
    const { jwt: bearer } = await world.newGuest()
    await ask(world, address, { bearer })
    const { code } = await mailedCode(world, address)
    const guess = { code: otherThan(code), email: address, isConflict: true }
    for (let tries = 0; tries < TRIES; tries++) {
      expect((await verify(world, guess, { bearer })).body.code).toBe('invalid_code')
    }
    await forgetMailsTo(address)
  }
}

async function newProofCode(address: string, bearer: string) {
  await mailProof(world, { bearer })
  return (await mailedProofCode(world, address)).code
}

describe('thirty wrong codes for an address', () => {
  it('by other accounts block all other accounts for a day, and not the owner', async () => {
    const { address, bearer } = await newOwner(world)
    await letStrangersGuess(address)

    const { jwt: another } = await world.newGuest()
    await ask(world, address, { bearer: another })
    const { code: theirs } = await mailedCode(world, address)
    const right = { code: theirs, email: address, isConflict: true }
    expect(await verify(world, right, { bearer: another })).toMatchObject(tooMany)

    const code = await newProofCode(address, bearer)
    expect((await proveByCode(world, code, { bearer })).status).toBe(200)
  })

  it('by the owner block the owner for a day', async () => {
    const { address, bearer } = await newOwner(world)
    for (let codes = 0; codes < CODES; codes++) {
      const wrong = otherThan(await newProofCode(address, bearer))
      for (let tries = 0; tries < TRIES; tries++) {
        expect((await proveByCode(world, wrong, { bearer })).body.code).toBe('invalid_code')
      }
      await forgetMailsTo(address)
    }
    const code = await newProofCode(address, bearer)
    expect(await proveByCode(world, code, { bearer })).toMatchObject(tooMany)
  })
})
