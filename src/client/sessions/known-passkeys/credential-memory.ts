import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, writeJson } from '#client/lib/storage.ts'
import { forgetPasskeyHere } from './passkey-memory.ts'

/** The passkeys that were made or used in this browser: credential ids under their account's id. */
const NAME = 'passkey_credentials'

export function rememberCredentialHere(accountId: string, credentialId: string) {
  const known = credentialsHere(accountId)
  if (!known.includes(credentialId)) write(accountId, [...known, credentialId])
}

/** Called after a removal. When the account's last passkey on this device is gone, the device may be given a new one. */
export function keepCredentialsHere(accountId: string, accepted: string[]) {
  const known = credentialsHere(accountId)
  const kept = known.filter((id) => accepted.includes(id))
  write(accountId, kept)
  const isLastGone = known.length > 0 && kept.length === 0
  if (isLastGone || accepted.length === 0) forgetPasskeyHere(accountId)
}

function credentialsHere(accountId: string): string[] {
  const ids = fieldsOf(readJson(NAME))[accountId]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

function write(accountId: string, ids: string[]) {
  const { [accountId]: _, ...others } = fieldsOf(readJson(NAME))
  writeJson(NAME, ids.length === 0 ? others : { ...others, [accountId]: ids })
}
