import { stop } from '../support/changes.ts'
import { keepBy } from '../support/deletion.ts'
import { comeIn, waitingOf } from './owner.ts'
import { isOwn, pass, type Scene } from './scene.ts'

/** Longer than any change is pending. */
const AFTERWARDS = 80

/** What is wrong at the end: what the owner has lost, and what the thief still has. Empty when the promise was kept. */
export async function judge(scene: Scene): Promise<string[]> {
  const wrong = await lossesOf(scene)
  // An older secret of a browser is valid for half a minute after the first use of the newer one.
  await pass(scene, 1)
  wrong.push(...(await tryEverything(scene)))
  await pass(scene, AFTERWARDS)
  wrong.push(...(await tryEverything(scene)), ...(await lossesOf(scene)))
  return [...new Set(wrong)]
}

async function lossesOf(scene: Scene): Promise<string[]> {
  const { world, accountId, ownPasskeys, ownAddresses, lostKeys, recovery } = scene
  if (!(await comeIn(scene))) return ['The owner is locked out']
  const wrong: string[] = []
  const [account] = await world.sql`select email, rests_until, restricted_at from accounts
    where id = ${accountId}`
  if (account?.rests_until) wrong.push('The account rests')
  if (account?.restricted_at) wrong.push('The account is restricted')
  // If the owner had no recovery e-mail, one of the owner's own addresses is no loss.
  const isOwnOne = recovery === null && ownAddresses.has(account?.email)
  // The role of a mailbox that an e-mail key holds too is not promised. The mailbox itself has to stay, see below.
  const isRoleOnly = account?.email === null
  if (account?.email !== recovery && !isOwnOne && !isRoleOnly)
    wrong.push(`The recovery e-mail is ${account?.email}, not ${recovery}`)
  const keys = await world.sql<
    { id: string; type: string; name: string }[]
  >`select id, type, name from keys where account_id = ${accountId}
    and revoked_at is null and type <> 'browser'`
  for (const key of keys) if (!isOwn(scene, key)) wrong.push(`A strange key: ${key.type} ${key.name}`)
  const live = new Set(keys.map(({ id }) => id))
  for (const id of ownPasskeys) if (!live.has(id) && !lostKeys.has(id)) wrong.push(`A passkey is lost: ${id}`)
  const owned = await world.sql`select address from addresses where account_id = ${accountId}`
  const addresses = new Set(owned.map(({ address }) => address))
  for (const one of addresses) if (!ownAddresses.has(one)) wrong.push(`A strange address: ${one}`)
  for (const one of ownAddresses) if (!addresses.has(one)) wrong.push(`An address is lost: ${one}`)
  for (const { id, event } of await waitingOf(scene))
    if (!scene.known.has(id)) wrong.push(`Waiting: ${event}`)
  return wrong
}

/** Tries everything that a thief ever had once more. A mailbox that both can read opens the account for both. */
async function tryEverything({ thief, shared, world }: Scene): Promise<string[]> {
  const wrong: string[] = []
  for (const browserKey of [...thief.browserKeys]) {
    if (await thief.enterByBrowser(browserKey)) wrong.push('The thief came in by a browser key')
  }
  for (const passkey of thief.passkeys) {
    if (await thief.enterByPasskey(passkey)) wrong.push('The thief came in by a passkey')
  }
  for (const address of thief.mailboxes) {
    if (address !== shared && (await thief.enterByMail(address)))
      wrong.push(`The thief came in by ${address}`)
  }
  for (const token of await thief.secretsIn('signIn')) {
    if (await thief.enterByLink(token)) wrong.push('The thief came in by an old link')
  }
  for (const token of [...(await thief.secretsIn('stop')), ...thief.stopTokens]) {
    if ((await stop(world, { token })).status === 200) wrong.push('The thief stopped something')
  }
  for (const token of await thief.secretsIn('wayBack')) {
    if ((await keepBy(world, token)).status === 200) wrong.push('The thief took a deletion back')
  }
  return wrong
}
