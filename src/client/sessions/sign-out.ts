import { api } from '#client/api/api-client.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { readJson, removeText, writeJson } from '#client/lib/storage.ts'
import { wait } from '#client/lib/wait.ts'
import { seconds } from '#shared/time.ts'
import { leaveSession } from './session.ts'
import { sessionState } from './session-state.ts'
import { readStored, removeEverything } from './stored-session.ts'

/** Browser keys that were signed out here while the server could not be told. */
const UNTOLD = 'signed_out_keys'

/** Signing out is done here at the latest after this, whatever the network does. */
const LONGEST_GOODBYE = seconds(3)

/** Revokes this browser's key on the server, then clears this browser. Offline the server hears later. */
export async function signOut() {
  const { browserKey } = readStored()
  if (browserKey !== null) {
    // Noted first: a tab that closes in the middle must not leave the key alive.
    writeSignedOutKeys([...readSignedOutKeys(), browserKey])
    if (navigator.onLine) await Promise.race([revokeAtServer(browserKey), wait(LONGEST_GOODBYE)])
  }
  // Unless another tab has signed in while the server was being told: that session is nobody's to end.
  const { browserKey: stored } = readStored()
  if (stored === null || stored === browserKey) removeEverything()
  if (sessionState().session?.refreshToken === browserKey || stored === null) leaveSession()
  markSignedOut()
}

function markSignedOut() {
  hasSignedOut = true
  isOutside = false
}

/** The server has ended every session of the account by itself: this browser forgets who was here. */
export function leaveForGood() {
  removeEverything()
  leaveSession()
  markSignedOut()
}

let hasSignedOut = false
let isOutside = false

/** A page that is open to all is drawn: who has signed out in this tab has left the account's pages behind. */
export function markOutside() {
  isOutside = hasSignedOut
}

/** Whether somebody has signed out in this tab and left, and nobody has come in since. */
export function hasLeft() {
  return isOutside && sessionState().session === null
}

/** Ends a sign-out that was cut off when its tab closed: what was noted as signed out must not come back. */
export function finishSignOut() {
  const { browserKey } = readStored()
  if (browserKey !== null && isSignedOutHere(browserKey)) removeEverything()
}

/** Whether this key was signed out in this browser, and the server may not have heard of it. */
export function isSignedOutHere(browserKey: string) {
  return readSignedOutKeys().includes(browserKey)
}

/**
 * Tells the server about sign-outs it has not heard of. Also before signing in again: whoever comes in sees the keys
 * of the account next, and one that was signed out here must not be among them.
 */
export async function revokeSignedOutKeys() {
  for (const browserKey of readSignedOutKeys()) await revokeAtServer(browserKey)
}

async function revokeAtServer(browserKey: string) {
  try {
    await api.auth.logout.mutate({ browserKey })
  } catch (error) {
    // What the server cannot read as a key it will never take; anything else is worth another try.
    if (refusalOf(error).code !== 'invalid_input') return
  }
  writeSignedOutKeys(readSignedOutKeys().filter((untold) => untold !== browserKey))
}

function readSignedOutKeys(): string[] {
  const untold = readJson(UNTOLD)
  return Array.isArray(untold) ? untold.filter((key) => typeof key === 'string') : []
}

function writeSignedOutKeys(keys: string[]) {
  if (keys.length === 0) removeText(UNTOLD)
  else writeJson(UNTOLD, keys)
}
