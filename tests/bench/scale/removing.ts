import { asking, askingAs, type Road } from './asking.ts'
import { knownCode, WRONG_CODE } from './made-known.ts'
import { person, secretOf } from './people.ts'

/** Keys go, and come back. The last undoing signs its traveller out. */
export async function removeAndUndo(road: Road, number: number) {
  const { passkeyId, emailKeyId, featureKeyId } = person(number)
  const { ask } = await askingAs(road, number)
  const { browserKey } = await activateEmailKey(road, number)
  await ask('keys.removeFeatureKey', { keyId: featureKeyId })
  await ask('keys.removeEmailKey', { keyId: emailKeyId })
  await ask('keys.removePasskey', { keyId: passkeyId })
  const [removal] = await ask('account.changes')
  await ask('account.undoChange', { id: removal?.id })

  const other = (await ask('keys.listDevices')).at(-1)
  await ask('keys.removeBrowserKey', { keyId: other?.id ?? '' })
  await asking(road, number).ask('account.undoChange', { token: browserKey })
}

/** In another browser, which comes in by it. */
async function activateEmailKey(road: Road, number: number) {
  const { ask } = await askingAs(road, number)
  const visitor = asking(road, number)
  const { keyToken: token } = await ask('email.requestKey', { email: `third-${number}@scale.example` })
  await visitor.askInVain('email.activateKey', { token, activationCode: WRONG_CODE })
  const activationCode = await knownCode(road.sql, person(number).accountId, 'email_key')
  return await visitor.ask('email.activateKey', { token, activationCode })
}

/** By the link of a letter, which signs out whoever made the change. */
export async function undoByMail(road: Road, number: number) {
  await asking(road, number).ask('account.undoChange', { token: secretOf('change', number) })
}
