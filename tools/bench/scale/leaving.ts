import { DELETE_WORD } from '#shared/delete-word.ts'
import { asking, askingAs, type Road } from './asking.ts'
import { knownLink } from './made-known.ts'
import { person, secretOf } from './people.ts'

/**
 * Accounts are restricted, scheduled for deletion, restored and deleted: an owner's, a guest's, and one scheduled
 * before.
 */
export async function leave(road: Road, number: number) {
  const visitor = asking(road, number)
  await visitor.ask('account.undoDeletion', { token: secretOf('way back', number) })

  const guest = await visitor.ask('account.create', { browserId: 'bbbbbbbbbbbbbbbb' })
  await asking(road, number, guest.jwt).ask('account.delete', { confirm: DELETE_WORD })

  const before = await askingAs(road, number)
  await before.ask('account.delete', { confirm: DELETE_WORD, proof: secretOf('proof', number) })
  const since = await signInByLink(road, number)
  await since.ask('account.undoDeletion')
  await since.ask('account.delete', { confirm: DELETE_WORD })
  const last = await signInByLink(road, number)
  await last.ask('account.deleteNow')
}

async function signInByLink(road: Road, number: number) {
  const { address: email } = person(number)
  const { ask } = asking(road, number)
  await ask('email.askSignInLink', { email })
  const answer = await ask('email.redeemSignInLink', { token: await knownLink(road.sql, email) })
  if (!('accessToken' in answer)) throw new Error(`The link to ${email} signed nobody in`)
  return asking(road, number, answer.accessToken)
}
