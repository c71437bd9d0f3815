/** A passkey that waits to be added, as JSON: bytes are base64url. */
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
 * What a waiting change does when it is due (specification, 'Age and delay'); of something that was added, what takes it away
 * again. It is data, so that every process can do it.
 * `secretId` is the secret of the session that asked; `isUnproven`: it waits because nobody gave a proof.
 */
export type Effect =
  /** `address`: the mailbox that goes with an e-mail key. */
  | { do: 'removeKey'; keyId: string; address: string | null; isUnproven: boolean }
  /** `isHeld`: by its e-mail key, so that the mailbox does not go with it. */
  | { do: 'removeRecovery'; address: string; isHeld: boolean; isUnproven: boolean }
  /** The new address is there already; the old one leaves. Stopped, the new one goes again. */
  | { do: 'releaseReplaced'; address: string; replacedBy: string; isUnproven: boolean }
  | { do: 'addPasskey'; passkey: PendingPasskey; secretId: string }
  | { do: 'activateEmailKey'; keyId: string; address: string }
  | { do: 'verifyRecovery'; address: string; browserKeyId: string; secretId: string }
  | { do: 'liftRestriction' }
  | { do: 'deleteAccount'; browserKeyId: string }
