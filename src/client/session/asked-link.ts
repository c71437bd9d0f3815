import { appConfig } from '#client/lib/app-config.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, removeText, writeJson } from '#client/lib/storage.ts'
import { seconds } from '#shared/time.ts'

/** Not one of the session's keys: it outlives a sign-out, so that the link still opens without a click. */
const NAME = 'asked_sign_in_link'

/** Remembers, for the link's lifetime, that this browser asked for one. */
export function rememberAskedLink(email: string) {
  writeJson(NAME, { email, expiresAt: Date.now() + seconds(appConfig.lifetimes.link) })
}

/** The address that a sign-in link is under way to, if this browser asked for it. */
export function askedLinkEmail(): string | null {
  const { email, expiresAt } = fieldsOf(readJson(NAME))
  const isAlive = typeof expiresAt === 'number' && Date.now() < expiresAt
  return isAlive && typeof email === 'string' ? email : null
}

export function forgetAskedLink() {
  removeText(NAME)
}
