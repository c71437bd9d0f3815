import { asking, askingAs, type Road } from './asking.ts'
import { knownCode } from './made-known.ts'
import { person, secretOf } from './people.ts'

/** Calls that set the personal fields and preferences of an account. */
export async function describeThings(road: Road, number: number) {
  const { ask } = await askingAs(road, number)
  await ask('account.setRealName', { first: 'Grace', last: 'Hopper' })
  await ask('account.setBornOn', { bornOn: '1990-12-09' })
  await mergeGuest(road, number)
  await ask('account.export', { proof: secretOf('proof', number) })
  await ask('account.restrict')
  await ask('auth.prove.mail')
  const { proof } = await ask('auth.prove.code', {
    code: await knownCode(road.sql, person(number).accountId, 'proof'),
  })
  await ask('account.liftRestriction', { proof })
}

/** From a guest, who then signs out. */
async function mergeGuest(road: Road, number: number) {
  const visitor = asking(road, number)
  const { jwt, browserKey } = await visitor.ask('account.create', { browserId: 'aaaaaaaaaaaaaaaa' })
  const guest = asking(road, number, jwt)
  await guest.ask('account.setRealName', { first: 'Ada', last: 'Byron' })
  await guest.ask('account.setBornOn', { bornOn: '1991-12-10' })

  const { ask } = await askingAs(road, number)
  const { undoToken } = await ask('account.bring', { from: browserKey, take: ['name', 'birthday'] })
  await ask('account.undoBring', { undoToken })
  await guest.ask('auth.logout', { browserKey })
}
