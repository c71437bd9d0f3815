import { asking, askingAs, type Road } from './asking.ts'
import { knownCode, WRONG_CODE } from './made-known.ts'
import { person, secretOf } from './people.ts'

/** Stops pending changes, and removes keys. */
export async function stopAndRemove(road: Road, number: number) {
  const { passkeyId, emailKeyId, featureKeyId } = person(number)
  const { ask } = await askingAs(road, number)
  const waiting = (await ask('account.changes')).find(({ takesEffectAt }) => takesEffectAt !== null)
  await ask('account.stopChange', { id: waiting?.id })

  await activateEmailKey(road, number)
  await ask('keys.removeFeatureKey', { keyId: featureKeyId })
  await ask('keys.removeEmailKey', { keyId: emailKeyId })
  await ask('keys.removePasskey', { keyId: passkeyId })
  const other = (await ask('keys.listDevices')).at(-1)
  await ask('keys.removeBrowserKey', { keyId: other?.id ?? '' })
}

/** In another browser, which signs in with it. */
async function activateEmailKey(road: Road, number: number) {
  const { ask } = await askingAs(road, number)
  const visitor = asking(road, number)
  const { keyToken: token } = await ask('email.requestKey', { email: `third-${number}@scale.example` })
  await visitor.askInVain('email.activateKey', { token, activationCode: WRONG_CODE })
  const activationCode = await knownCode(road.sql, person(number).accountId, 'email_key')
  await visitor.ask('email.activateKey', { token, activationCode })
}

/** By the link of a letter. */
export async function stopByMail(road: Road, number: number) {
  await asking(road, number).ask('account.stopChange', { token: secretOf('change', number) })
}
