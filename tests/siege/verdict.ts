import { undo } from '../support/changes.ts'
import { keepBy } from '../support/deletion.ts'
import { lettersTo, linksIn } from '../support/letters.ts'
import { enter } from './owner.ts'
import type { Scene } from './scene.ts'

/** Everything that opens the account. */
type Door = { keys: string[]; mailboxes: string[] }

/** What is wrong at last: whether the owner is locked out, or the thief has anything left. Empty when all is well. */
export async function judge(scene: Scene): Promise<string[]> {
  const { world, accountId, owner, ownKeys, ownMailboxes } = scene
  const wrong: string[] = []
  if (!(await enter(scene))) wrong.push('The owner is locked out')
  const before = await doorOf(scene)
  for (const key of before.keys)
    if (!ownKeys.has(key)) wrong.push(`On the ring is ${await nameOf(scene, key)}`)
  for (const one of before.mailboxes) if (!ownMailboxes.has(one)) wrong.push(`A mailbox is there: ${one}`)
  const [account] = await world.sql`select email, rests_until, restricted_at from accounts
    where id = ${accountId}`
  if (!account) return [...wrong, 'The account is gone']
  if (account.rests_until || account.restricted_at) wrong.push('The account is stopped')
  if (account.email !== null && !ownMailboxes.has(String(account.email))) wrong.push('The recovery e-mail')
  wrong.push(...(await tryEverything(scene)))
  const after = await doorOf(scene)
  if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push('The thief has changed it at last')
  if (!(await enter(scene))) wrong.push('The owner is locked out at last')
  if (owner.bearers.length === 0) wrong.push('The owner never came in')
  return wrong
}

/** All that a thief ever had, once more. */
async function tryEverything({ thief, world }: Scene): Promise<string[]> {
  const wrong: string[] = []
  const tokens = [...thief.browserKeys]
  for (const address of thief.mailboxes) {
    const letters = await lettersTo(world, address)
    tokens.push(...linksIn(letters, 'undo'))
    for (const token of linksIn(letters, 'wayBack')) {
      if ((await keepBy(world, token)).status === 200) wrong.push('The thief took a deletion back')
    }
    if (await thief.enterByMail(address)) wrong.push(`The thief came in by mail to ${address}`)
  }
  for (const token of tokens) {
    if ((await undo(world, { token })).status === 200) wrong.push('The thief undid something')
  }
  for (const bearer of [...thief.bearers]) {
    if ((await thief.call('account.get', undefined, bearer)).status !== 401) wrong.push('A session stands')
  }
  for (const browserKey of [...thief.browserKeys]) {
    if (await thief.enterByBrowser(browserKey)) wrong.push('The thief came in by a browser key')
  }
  for (const passkey of thief.passkeys) {
    if (await thief.enterByPasskey(passkey)) wrong.push('The thief came in by a passkey')
  }
  return wrong
}

/** Without the browsers by which the owner looks. */
async function doorOf({ world, accountId }: Scene): Promise<Door> {
  const keys = await world.sql`select id from keys where account_id = ${accountId} and revoked_at is null
    and type <> 'browser' order by id`
  const owned = await world.sql`select address from addresses where account_id = ${accountId}
    and reserved_until is null order by 1`
  return { keys: keys.map(({ id }) => String(id)), mailboxes: owned.map(({ address }) => String(address)) }
}

async function nameOf({ world }: Scene, id: string): Promise<string> {
  const [key] = await world.sql`select type, name from keys where id = ${id}`
  return `${key?.type} ${key?.name}`
}
