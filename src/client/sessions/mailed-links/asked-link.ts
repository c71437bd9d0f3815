import { appConfig } from '#client/api/app-config.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, writeJson } from '#client/lib/storage.ts'
import { seconds } from '#shared/time.ts'

/** Not one of the session's keys: it outlives a sign-out, so that the link still opens without a click. */
const NAME = 'asked_sign_in_link'

/** Remembers, for the link's lifetime, that this browser asked for one. */
export function rememberAskedLink(email: string) {
  writeJson(NAME, { email, expiresAt: Date.now() + seconds(appConfig.lifetimes.link) })
}

/** The address that this browser asked a sign-in link for, as long as the link may live. */
export function askedLinkEmail(): string | null {
  return readAsked()?.email ?? null
}

/** The same address while its link is still to be opened. */
export function linkUnderWayTo(): string | null {
  const asked = readAsked()
  return asked === null || asked.isRedeemed ? null : asked.email
}

/** Not forgotten: whatever else comes for this address until then is still what this browser asked for. */
export function keepRedeemed(email: string) {
  const asked = readAsked()
  if (asked?.email === email) writeJson(NAME, { ...asked, isRedeemed: true })
}

function readAsked() {
  const { email, expiresAt, isRedeemed } = fieldsOf(readJson(NAME))
  if (typeof email !== 'string' || typeof expiresAt !== 'number' || Date.now() >= expiresAt) return null
  return { email, expiresAt, isRedeemed: isRedeemed === true }
}
