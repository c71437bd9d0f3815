import { fieldsOf } from '#client/lib/fields.ts'
import { readJson, writeJson } from '#client/lib/storage.ts'

/** As whom the password manager of this browser knows an account: its WebAuthn user handle, by account id. */
const NAME = 'passkey_holders'

type PasskeyHolder = { rpId: string; userId: string }

/** To be able to tell the browser later that its holder has another name. */
export function rememberPasskeyHolder(accountId: string, holder: PasskeyHolder) {
  writeJson(NAME, { ...fieldsOf(readJson(NAME)), [accountId]: holder })
}

/** Null where no passkey of the account was made or used here. */
export function passkeyHolder(accountId: string): PasskeyHolder | null {
  const { rpId, userId } = fieldsOf(fieldsOf(readJson(NAME))[accountId])
  return typeof rpId === 'string' && typeof userId === 'string' ? { rpId, userId } : null
}
