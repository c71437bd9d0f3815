import { createAuthenticator } from '../../../tests/support/authenticator.ts'
import { ORIGIN } from '../../../tests/support/test-config.ts'
import { asking, askingAs, type Road } from './asking.ts'
import { knownCode, WRONG_CODE } from './made-known.ts'
import { person } from './people.ts'

/** The sign-in methods of an account: adding and using passkeys and addresses. */
export async function addWaysIn(road: Road, number: number) {
  await makePasskeys(road, number)
  await verifyAddresses(road, number)
}

async function makePasskeys(road: Road, number: number) {
  const { address, secret } = person(number)
  const authenticator = createAuthenticator({ origin: ORIGIN, synced: true })
  const me = await askingAs(road, number)
  const visitor = asking(road, number)
  for (const { ask } of [visitor, me]) {
    const credential = authenticator.register(await ask('passkeys.beginRegistration', {}))
    await ask('passkeys.completeRegistration', { credential })
  }
  const options = await visitor.ask('passkeys.beginLogin', { email: address })
  if (!('challenge' in options)) throw new Error(`${address} has no passkey`)
  const credential = authenticator.login(options)
  await visitor.ask('passkeys.completeLogin', { credential, browserKey: secret })

  const anyPasskey = await visitor.ask('passkeys.beginDiscoverableLogin')
  const forged = authenticator.login(anyPasskey, { signature: (bytes) => bytes.subarray(1) })
  await visitor.askInVain('passkeys.completeLogin', { credential: forged })

  const question = await me.ask('auth.prove.begin')
  await me.askInVain('auth.prove.complete', { credential })
  await me.ask('auth.prove.complete', { credential: authenticator.login(question) })
}

/** The first recovery e-mail, its replacement, one of another account, and none. */
async function verifyAddresses(road: Road, number: number) {
  const { accountId } = person(number)
  const { ask, askInVain } = await askingAs(road, number)
  for (const email of [`first-${number}@scale.example`, `second-${number}@scale.example`]) {
    await ask('email.askVerification', { email })
    await askInVain('email.verifyCode', { email, code: WRONG_CODE })
    await ask('email.verifyCode', { email, code: await knownCode(road.sql, accountId, 'recovery') })
  }
  const foreign = person(number + 1).address
  await askInVain('email.askVerification', { email: foreign })
  const code = await knownCode(road.sql, accountId, 'conflict')
  await ask('email.verifyCode', { email: foreign, code, isConflict: true })
  await ask('email.removeRecovery')
}
