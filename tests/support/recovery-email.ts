import { newAddress } from './new-address.ts'
import { newBrowserId, newClient, type World } from './world.ts'

export const invalidCode = { status: 400, body: { code: 'invalid_code', error: 'Invalid verification code' } }

type Options = { bearer: string }

export function ask(world: World, email: string, { bearer }: Options) {
  return world.run('email.askVerification', { email }, { bearer, from: newClient() })
}

/** The code alone on its line in the next letter to an address. */
export async function mailedCode(world: World, address: string) {
  const { mail } = await world.smtp.next(address)
  const code = mail.text?.match(/^\d{6}$/m)?.[0]
  if (!code) throw new Error(`No code alone on its line:\n${mail.text}`)
  return { code, mail }
}

export function verify(world: World, input: object, { bearer }: Options) {
  return world.run('email.verifyCode', input, { bearer })
}

export async function accountOf(world: World, bearer: string) {
  return (await world.rest('GET', '/api/account', undefined, { bearer })).body
}

/** An account with a verified recovery address. */
export async function newOwner(world: World) {
  const address = newAddress()
  const { body } = await world.rest('POST', '/api/auth/email/verify', {
    token: await world.mailedLink(address),
    browserId: newBrowserId(),
  })
  const { accessToken, user, browserKey } = body as Record<string, string> & { user: { id: string } }
  return { address, bearer: accessToken as string, id: user.id, browserKey: browserKey as string }
}
