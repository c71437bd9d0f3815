import { api } from '#client/api/api-client.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { wait } from '#client/lib/wait.ts'
import { seconds } from '#shared/time.ts'
import { leaveSession } from './session.ts'
import { sessionState } from './session-state.ts'
import {
  isSignedOutHere,
  readSignedOutKeys,
  readStored,
  removeEverything,
  writeSignedOutKeys,
} from './stored-session.ts'

/** Signing out takes at most this long here, whatever the network does. */
const LONGEST_SIGN_OUT = seconds(3)

/** Revokes this browser's key on the server, then clears this browser. Offline, the server is notified later. */
export async function signOut() {
  const { browserKey } = readStored()
  if (browserKey !== null) {
    // Stored first: if the tab closes in the middle, the key must not stay valid.
    writeSignedOutKeys([...readSignedOutKeys(), browserKey])
    if (navigator.onLine) await Promise.race([revokeAtServer(browserKey), wait(LONGEST_SIGN_OUT)])
  }
  // Skipped when another tab has signed in meanwhile: that session must not be ended.
  const { browserKey: stored } = readStored()
  if (stored === null || stored === browserKey) removeEverything()
  if (sessionState().session?.refreshToken === browserKey || stored === null) leaveSession()
  markSignedOut()
}

function markSignedOut() {
  hasSignedOut = true
  isOutside = false
}

/** The server has ended this account's session here. Another account that has signed in meanwhile stays. */
export function leaveForGood(id: string) {
  const { session: stored, accountId } = readStored()
  if ((stored?.user.id ?? accountId ?? id) === id) removeEverything()
  if ((sessionState().session?.user.id ?? id) !== id) return
  leaveSession()
  markSignedOut()
}

let hasSignedOut = false
let isOutside = false

/** Called when a public page is drawn: after a sign-out in this tab, the account's pages have been left. */
export function markOutside() {
  isOutside = hasSignedOut
}

/** Whether a sign-out in this tab was followed by a public page, and nobody has signed in since. */
export function hasLeft() {
  return isOutside && sessionState().session === null
}

/** Finishes a sign-out that was cut off when its tab closed: a key recorded as signed out must not be used again. */
export function finishSignOut() {
  const { browserKey } = readStored()
  if (browserKey !== null && isSignedOutHere(browserKey)) removeEverything()
}

/**
 * Reports unreported sign-outs to the server. Also runs before a sign-in: the next page may list the account's keys, and a key
 * that was signed out here must not be among them.
 */
export async function revokeSignedOutKeys() {
  for (const browserKey of readSignedOutKeys()) await revokeAtServer(browserKey)
}

async function revokeAtServer(browserKey: string) {
  try {
    await api.auth.logout.mutate({ browserKey })
  } catch (error) {
    // A value that the server cannot parse as a key will never be accepted. Any other failure is worth another try.
    if (refusalOf(error).code !== 'invalid_input') return
  }
  writeSignedOutKeys(readSignedOutKeys().filter((unreported) => unreported !== browserKey))
}
