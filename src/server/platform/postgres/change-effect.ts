/** A pending passkey as JSON; bytes are base64url. */
export type PendingPasskey = {
  id: string
  name: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  backupEligible: boolean
  backedUp: boolean
  aaguid: string
}

/**
 * What a pending change does when it is due (docs/age-and-delay.md). For something already added: how it is
 * removed when the change is stopped. It is data, so that any process can apply it. `secretId` is the secret of the
 * session that asked. `isUnproven`: it is pending because there was no step-up.
 */
export type Effect =
  /** `address`: the mailbox that is removed together with an e-mail key. */
  | { do: 'removeKey'; keyId: string; address: string | null; isUnproven: boolean }
  /** `isHeld`: an e-mail key still holds the address, so the mailbox stays. */
  | { do: 'removeRecovery'; address: string; isHeld: boolean; isUnproven: boolean }
  /** The new address is already there; this removes the old one. If stopped, the new one is removed again. */
  | { do: 'releaseReplaced'; address: string; replacedBy: string; isUnproven: boolean }
  | { do: 'addPasskey'; passkey: PendingPasskey; secretId: string }
  | { do: 'activateEmailKey'; keyId: string; address: string }
  | { do: 'verifyRecovery'; address: string; browserKeyId: string; secretId: string }
  | { do: 'liftRestriction' }
  | { do: 'deleteAccount'; browserKeyId: string }
