import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, writeJson } from '#client/lib/storage.ts'

/** How this browser's password manager knows an account: its WebAuthn user handle, by account id. */
const NAME = 'passkey_holders'

type PasskeyHolder = { rpId: string; userId: string }

/** Lets the page tell the browser later that the holder's name has changed. */
export function rememberPasskeyHolder(accountId: string, holder: PasskeyHolder) {
  writeJson(NAME, { ...fieldsOf(readJson(NAME)), [accountId]: holder })
}

/** Null when no passkey of the account was made or used here. */
export function passkeyHolder(accountId: string): PasskeyHolder | null {
  const { rpId, userId } = fieldsOf(fieldsOf(readJson(NAME))[accountId])
  return typeof rpId === 'string' && typeof userId === 'string' ? { rpId, userId } : null
}
