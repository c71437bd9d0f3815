import { askingAs, type Road } from './asking.ts'
import { person } from './people.ts'

/** Calls that change nothing. */
export async function lookAround(road: Road, number: number) {
  const { browserKeyId, secret } = person(number)
  const { ask } = await askingAs(road, number)
  await ask('health.live')
  await ask('health.ready')
  await ask('auth.restore', { browserKey: secret })
  await ask('account.id')
  await ask('account.footprint')
  await ask('account.forecast')
  await ask('account.journal')
  await ask('account.journal', { before: 2 })
  await ask('account.changes')
  await ask('keys.list')
  await ask('keys.listDevices')
  await ask('keys.device', { id: browserKeyId })
  await ask('keys.listRefreshTokens')
}
