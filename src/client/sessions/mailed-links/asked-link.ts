import { appConfig } from '#client/api/app-config.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, writeJson } from '#client/lib/storage.ts'
import { seconds } from '#shared/time.ts'

/** Not one of the session's storage names: it outlives a sign-out, so that the link still opens without a click. */
const NAME = 'asked_sign_in_link'

/** Remembers, for the link's lifetime, that this browser asked for one. */
export function rememberAskedLink(email: string) {
  writeJson(NAME, { email, expiresAt: Date.now() + seconds(appConfig.lifetimes.link) })
}

/** The address that this browser asked a sign-in link for, while that link may still be valid. */
export function askedLinkEmail(): string | null {
  return readAsked()?.email ?? null
}

/** The same address, while its link has not been opened yet. */
export function linkUnderWayTo(): string | null {
  const asked = readAsked()
  return asked === null || asked.isRedeemed ? null : asked.email
}

/** Not forgotten: any other link for this address until then was still requested by this browser. */
export function markLinkRedeemed(email: string) {
  const asked = readAsked()
  if (asked?.email === email) writeJson(NAME, { ...asked, isRedeemed: true })
}

function readAsked() {
  const { email, expiresAt, isRedeemed } = fieldsOf(readJson(NAME))
  if (typeof email !== 'string' || typeof expiresAt !== 'number' || Date.now() >= expiresAt) return null
  return { email, expiresAt, isRedeemed: isRedeemed === true }
}
