import { lettersTo, linkIn } from './letters.ts'
import { newBrowserId, newClient, type World } from './world.ts'

/** Makes an address the recovery e-mail at once, by a session that may; notices newer than its code are skipped. */
export async function verifyAt(
  world: World,
  bearer: string,
  email: string,
  claim: { proof?: string; wait?: boolean } = {},
) {
  const run = (name: string, input: object) => world.run(name, input, { bearer, from: newClient() })
  const asked = await run('email.askVerification', { email, ...claim })
  if (asked.status !== 200) throw new Error(`No code: ${JSON.stringify(asked.body)}`)
  const code = linkIn(await lettersTo(world, email), 'code')
  const { status, body } = await run('email.verifyCode', { code, email, ...claim })
  if (status !== 200) throw new Error(`Not verified: ${JSON.stringify(body)}`)
}

/** Requests an e-mail key in the same way; returns what activates it. */
export async function mailedKeyAt(world: World, bearer: string, email: string) {
  const asked = await world.run('email.requestKey', { email }, { bearer, from: newClient() })
  if (asked.status !== 200) throw new Error(`No e-mail key: ${JSON.stringify(asked.body)}`)
  const letters = await lettersTo(world, email)
  return {
    keyId: asked.body.keyId as string,
    mailed: {
      token: linkIn(letters, 'emailKey'),
      activationCode: linkIn(letters, 'code'),
      browserId: newBrowserId(),
    },
  }
}

/** Makes an address an e-mail key at once. Returns its id. */
export async function emailKeyAt(world: World, bearer: string, email: string) {
  const { keyId, mailed } = await mailedKeyAt(world, bearer, email)
  const { status, body } = await world.run('email.activateKey', mailed, { bearer, from: newClient() })
  if (status !== 200) throw new Error(`No e-mail key: ${JSON.stringify(body)}`)
  return keyId
}
