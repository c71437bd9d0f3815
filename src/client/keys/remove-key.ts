import { refusalOf } from '#client/api/refusal.ts'
import type { Api } from '#client/api/trpc.ts'
import { signalAcceptedCredentials } from '#client/lib/webauthn.ts'
import { withSession } from '#client/session/call.ts'
import { keepCredentialsHere } from '#client/session/credential-memory.ts'
import { reloadAccount } from '#client/session/load-account.ts'
import { leaveSession } from '#client/session/session.ts'
import { sessionState } from '#client/session/session-state.ts'
import { removeEverything } from '#client/session/stored-session.ts'
import type { Key } from '#shared/keys.ts'

const remove: Record<Key['type'], (api: Api, keyId: string) => Promise<unknown>> = {
  passkey: removePasskey,
  email: (api, keyId) => api.keys.removeEmailKey.mutate({ keyId }),
  browser: (api, keyId) => api.keys.removeBrowserKey.mutate({ keyId }),
  feature: (api, keyId) => api.keys.removeFeatureKey.mutate({ keyId }),
}

/** Takes a key off the ring. With its own key this browser's session is over, and it forgets who was here. */
export async function removeKey(key: Key): Promise<'removed' | 'signed-out'> {
  await withSession((api) => remove[key.type](api, key.id))
  if (key.type === 'browser' && key.current) {
    removeEverything()
    leaveSession()
    return 'signed-out'
  }
  reloadAccount()
  return 'removed'
}

/** Whether the server said that there is no such key (any more). */
export function isKeyGone(error: unknown) {
  return refusalOf(error).code === 'not_found'
}

/** The browser goes on offering a removed passkey until it hears of it. */
async function removePasskey(api: Api, keyId: string) {
  const accountId = sessionState().session?.user.id
  const { accepted } = await api.keys.removePasskey.mutate({ keyId })
  if (accountId !== undefined) keepCredentialsHere(accountId, accepted.credentialIds)
  // Nobody waits for the browser's password manager.
  signalAcceptedCredentials(accepted)
}
