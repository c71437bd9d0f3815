import { readJson, writeJson } from '#client/lib/storage.ts'

/** The accounts whose passkey was made or used in this browser: this device needs no second one. */
const NAME = 'passkey_accounts'

export function rememberPasskeyHere(accountId: string) {
  const known = accountsWithPasskeyHere()
  if (!known.includes(accountId)) writeJson(NAME, [...known, accountId])
}

export function hasPasskeyHere(accountId: string) {
  return accountsWithPasskeyHere().includes(accountId)
}

export function forgetPasskeyHere(accountId: string) {
  writeJson(
    NAME,
    accountsWithPasskeyHere().filter((id) => id !== accountId),
  )
}

function accountsWithPasskeyHere(): string[] {
  const ids = readJson(NAME)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
