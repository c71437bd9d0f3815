import { Broken } from './broken.ts'
import { planRemoval } from './commands/keys.ts'
import { planAsk, planRedemption } from './commands/links.ts'
import { planPasskeySignIn } from './commands/passkeys.ts'
import type { Answer } from './doors.ts'
import { turnOf } from './foothold.ts'
import type { Browser } from './people.ts'
import type { Sequence } from './sequence.ts'
import { liveSession, standingOf } from './state.ts'
import { planTry } from './tries.ts'

/** Longer than links and codes live, and than the hour in which the attacker could read a mailbox. */
const LONG = 3700

/** Longer than the half minute in which an older secret stays valid. */
const SHORT = 40

/**
 * The owner reads the list of keys, and deletes every key but their own and a recovery address that is not theirs. Then
 * nobody else is in. Sources: decision 18, 'What the owner sees in the list is everybody who is in', and one holder a
 * row. Decision 5: an older secret is valid for half a minute after the first use of the newer. A newer secret that was
 * never used ends when the older one is used on.
 *
 * By design an attacker with a copy of the owner's session or browser key counts as the owner until it signs out. A
 * copied session also ends when its token expires. An attacker who renewed the owner's row by a stolen session is out half a minute
 * after the owner uses their own key. If the attacker used the newer secret first, the owner must sign in again, and
 * then sees that row beside their own.
 */
export async function cleanUp(sequence: Sequence, signsInAnew: boolean) {
  const browser = sequence.people.browsers.find((one) => one.person.name === 'owner' && isIn(sequence, one))
  if (!browser?.current) return sequence.tally.note('the owner was not in')
  const { accountId } = standingOf(browser.current.jwt)
  sequence.say('** an hour later the owner cleans up')
  sequence.post.readByStranger = null
  await sequence.pass(LONG)

  const goesOn = !signsInAnew && (await usesKey(sequence, browser))
  if (!goesOn && !(await comesInAnew(sequence, browser, accountId))) {
    if (!(await usesKey(sequence, browser))) return sequence.tally.note('the owner was locked out')
  }
  await deleteAll(sequence, browser)
  if (sharesRow(sequence, browser) && !(await outlast(sequence, browser, accountId))) {
    return sequence.tally.note('the owner was out after deleting everything')
  }
  const own = secretOf(browser)
  await nobodyElseIsIn(sequence, accountId, own)
  await signOut(sequence, browser)
  await nobodyElseIsIn(sequence, accountId, null)
  sequence.tally.note(own === null ? 'cleaned up' : 'the owner cleaned up')
}

function isIn(sequence: Sequence, { current }: Browser): boolean {
  return current !== null && sequence.worlds.every((state) => liveSession(state, current.jwt))
}

function secretOf({ current }: Browser): string | null {
  return current && standingOf(current.jwt).secretId
}

/** Continues with the key that the browser has. */
async function usesKey(sequence: Sequence, browser: Browser): Promise<boolean> {
  const shown = browser.current?.browserKey
  if (!shown) return false
  const [answer] = await sequence.step([
    {
      browser,
      kind: 'use',
      call: { procedure: 'auth.refresh', input: { refreshToken: shown.raw } },
      words: `uses ${sequence.words.name('secret', shown.secretId)}`,
    },
  ])
  return answer?.code === 'ok'
}

/**
 * Signs out, and in again with a passkey or a mailed link, without proving a browser key; false when neither is
 * possible.
 */
async function comesInAnew(sequence: Sequence, browser: Browser, accountId: string): Promise<boolean> {
  const { person } = browser
  const passkey = person.passkeys.find(({ credential }) =>
    sequence.worlds.every(
      ({ keys }) => keys[credential]?.accountId === accountId && !keys[credential].isRevoked,
    ),
  )
  const address = person.addresses.find((one) =>
    sequence.worlds.every(({ owners }) => owners[one] === accountId),
  )
  if (!passkey && !address) return false
  await signOut(sequence, browser)
  const identity = { browserId: browser.browserId, browserName: browser.name }
  const nothing = { identity, bearer: undefined, proof: 'proving nothing' }
  const turn = turnOf(sequence, browser, [99])
  if (passkey) {
    const planned = await planPasskeySignIn(turn, passkey, nothing)
    if (!planned) return false
    await sequence.step([planned])
  } else if (address) {
    await sequence.alone(planAsk(turn, address, undefined))
    const letter = person.letters.findLast((known) => known.address === address)
    if (letter) await sequence.step([planRedemption(turn, letter, nothing)])
  }
  return browser.current !== null && standingOf(browser.current.jwt).accountId === accountId
}

async function signOut(sequence: Sequence, browser: Browser) {
  const { current } = browser
  if (!current) return
  const input = current.browserKey ? { browserKey: current.browserKey.raw } : {}
  const call = { procedure: 'auth.logout', input, bearer: current.jwt }
  await sequence.step([{ browser, kind: 'logout', call, words: 'signs out' }])
  browser.current = null
}

/** Every key in the list but the own one, and an address that another person set. */
async function deleteAll(sequence: Sequence, browser: Browser) {
  const { current, person } = browser
  if (!current) return
  const { accountId, keyRef } = standingOf(current.jwt)
  const turn = turnOf(sequence, browser, [0])
  const { body } = await sequence.alone({
    browser,
    kind: 'list',
    call: { procedure: 'account.get', bearer: current.jwt },
    words: 'looks at the account',
  })
  const foreign = [body.email, body.pendingEmail].filter(
    (address) => address && !person.addresses.includes(address),
  )
  if (foreign.length > 0) {
    const call = { procedure: 'email.removeRecovery', bearer: current.jwt }
    await sequence.step([
      { browser, kind: 'remove the recovery e-mail', call, words: "removes somebody's address" },
    ])
  }
  for (const key of (body.keys ?? []) as { id: string; type: string }[]) {
    if (key.id === keyRef) continue
    const [answer] = await sequence.step([planRemoval(turn, key, current.jwt)])
    if (answer?.code !== 'ok')
      throw new Broken('nobodyElse', `the owner cannot delete a ${key.type} key of ${accountId}`)
  }
}

/** Whether the attacker holds another secret of the row that the owner uses, or a session on one. */
function sharesRow({ people, state }: Sequence, browser: Browser): boolean {
  const own = secretOf(browser)
  const row = state.secrets[own ?? '']?.keyRef
  const { jwts, browserKeys } = people.stranger
  const held = [
    ...jwts.map((jwt) => standingOf(jwt).secretId),
    ...browserKeys.map(({ secretId }) => secretId),
  ]
  return held.some((id) => id !== own && state.secrets[id]?.keyRef === row)
}

/**
 * Continues with the own key until no other secret of the row is valid; or signs in again, and deletes that row too.
 */
async function outlast(sequence: Sequence, browser: Browser, accountId: string): Promise<boolean> {
  sequence.tally.note('the stranger was in the row of the owner')
  await sequence.pass(SHORT)
  if (await usesKey(sequence, browser)) {
    await sequence.pass(SHORT)
    return true
  }
  if (!(await comesInAnew(sequence, browser, accountId))) return false
  await deleteAll(sequence, browser)
  return true
}

/** Tries everything that the attacker ever held. The owner's own secret may be shared, until it ends. */
async function nobodyElseIsIn(sequence: Sequence, accountId: string, own: string | null) {
  const { stranger, intruder: browser } = sequence.people
  const { secrets, keys } = sequence.state
  const isOf = (id: string) => id !== own && secrets[id]?.accountId === accountId
  const sessions = new Set(stranger.jwts.map((jwt) => standingOf(jwt).secretId))
  const passkeys = stranger.passkeys.filter(({ credential }) => keys[credential]?.accountId === accountId)
  const held = [
    ...[...sessions].filter(isOf).map((id) => `session ${id}`),
    ...stranger.browserKeys.filter(({ secretId }) => isOf(secretId)).map(({ raw }) => `secret ${raw}`),
    ...(own === null ? [] : passkeys.map(({ credential }) => `passkey ${credential}`)),
  ]
  for (const credential of held) {
    const planned = await planTry(sequence, credential)
    const answers = planned ? await sequence.step([planned]) : []
    refuseEntry(sequence, accountId, planned?.words ?? '', answers[0])
  }
  const mailed = stranger.addresses.filter((address) =>
    stranger.letters.some((letter) => letter.address === address),
  )
  for (const address of own === null ? [] : mailed) {
    const turn = turnOf(sequence, browser, [0])
    await sequence.alone(planAsk(turn, address, undefined))
    const letter = stranger.letters.findLast((known) => known.address === address)
    const identity = { browserId: browser.browserId, browserName: browser.name }
    const planned =
      letter && planRedemption(turn, letter, { identity, bearer: undefined, proof: 'proving nothing' })
    const answers = planned ? await sequence.step([planned]) : []
    refuseEntry(sequence, accountId, planned?.words ?? '', answers[0])
  }
}

function refuseEntry({ tally }: Sequence, accountId: string, words: string, answer: Answer | undefined) {
  if (!answer) return
  tally.exercised('nobodyElse')
  if (answer.code !== 'ok') return
  const jwt = answer.body.jwt ?? answer.body.accessToken
  const opened = jwt ? standingOf(jwt).accountId : answer.body.id
  if (opened === accountId) throw new Broken('nobodyElse', `the stranger ${words}, and is in`)
}
