import { newBrowserId, newClient, type World } from './world.ts'

export const invalidActivation = {
  status: 400,
  body: { code: 'invalid_code', error: 'Invalid activation code' },
}

type Options = { bearer?: string }

export function requestKey(world: World, email: string, { bearer }: Options) {
  return world.run('email.requestKey', { email }, { bearer, from: newClient() })
}

/** Link token and code of the next e-mail key that an address is mailed. */
export async function mailedKey(world: World, address: string) {
  const { mail } = await world.smtp.next(address)
  const token = mail.text?.match(/^http\S+\/email-key\/(\S+)$/m)?.[1]
  const activationCode = mail.text?.match(/^\d{6}$/m)?.[0]
  if (!token || !activationCode) throw new Error(`No link and code, each alone on its line:\n${mail.text}`)
  return { token, activationCode }
}

export function activateKey(world: World, input: object, { bearer }: Options = {}) {
  return world.run('email.activateKey', { browserId: newBrowserId(), ...input }, { bearer })
}
