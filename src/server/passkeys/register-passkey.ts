import { eq } from 'drizzle-orm'
import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { addPasskeyTo, toPending } from '#server/account-protection/effects/add-passkey-now.ts'
import { addPendingChange, recordAddition } from '#server/account-protection/keep-change.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { addAccount, newAccountIds, readAccountRow } from '#server/account-store/accounts/account-row.ts'
import type { Browser } from '#server/account-store/browsers/issue-browser-key.ts'
import { issueBrowserKey } from '#server/account-store/browsers/issue-browser-key.ts'
import type { Session, Standing } from '#server/account-store/browsers/read-session.ts'
import { addPasskey, nameOfPasskey, type RegisteredPasskey } from '#server/account-store/keys/keep-passkey.ts'
import { livePasskeys } from '#server/account-store/keys/live-passkeys.ts'
import { displayNameOf, nobody, presentUser } from '#server/accounts/present.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { publishSignedIn } from '#server/lib/telemetry.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { violates } from '#server/platform/postgres/violates.ts'
import {
  ceremonyLimits,
  countDailyAction,
  countOrRefuse,
  newAccountLimits,
} from '#server/rate-limits/limits.ts'
import { issueSession, issueSessionToken, reissueSessionToken } from '#server/sessions/session-token.ts'
import type { RegistrationCredential } from '#shared/passkeys.ts'
import { beginCeremony, consumeCeremony } from './ceremonies.ts'

/** Loads the WebAuthn library only when needed, like the rules of a sign-in. */
const registrationRules = () => import('#server/passkeys/webauthn/registration-rules.ts')

/**
 * Options for creating a passkey: for the session's account, or without a session for a new account. `email` and
 * `displayName` only label the passkey; neither ever finds an account.
 */
export async function beginRegistration(
  deps: Deps,
  facts: { session: Session | null; email?: string; displayName?: string; clientAddress: string },
) {
  await countOrRefuse(deps.db, ceremonyLimits(deps, facts.clientAddress))
  const holder = facts.session ? await readHolder(deps, facts.session) : newHolder(deps)
  const challenge = await beginCeremony(deps, {
    purpose: 'register',
    accountId: facts.session?.accountId ?? null,
    // The values of the new account, if the ceremony completes.
    ...(!facts.session && {
      upid: holder.upid,
      userHandle: holder.userHandle,
      pendingEmail: facts.email ?? null,
    }),
  })
  const { rpId, productName, lifetimes } = deps.config
  const { ALGORITHMS } = await registrationRules()
  return {
    challenge: challenge.toString('base64url'),
    rp: { id: rpId, name: productName },
    user: {
      id: holder.userHandle.toString('base64url'),
      name: facts.email ?? holder.email ?? facts.displayName ?? holder.name ?? holder.upid,
      displayName: facts.displayName ?? holder.name ?? facts.email ?? holder.email ?? holder.upid,
    },
    pubKeyCredParams: Object.values(ALGORITHMS).map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: lifetimes.challenge * 1000,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    excludeCredentials: holder.passkeys,
    extensions: { credProps: true as const },
  }
}

/** Stores a new passkey: on the session's account, or on a new account with a new session. */
export async function completeRegistration(
  deps: Deps,
  facts: { session: Session | null; credential: RegistrationCredential; clientAddress: string } & Browser &
    Claim,
) {
  const { session, credential } = facts
  if (session) await askBefore(deps, session, facts)
  const ceremony = await consumeCeremony(deps, credential.response.clientDataJSON)
  const isSameAccount = ceremony?.accountId === (session?.accountId ?? null)
  if (ceremony?.purpose !== 'register' || !isSameAccount) throw new Refusal('invalidRegistrationChallenge')

  const { verifyRegistration } = await registrationRules()
  const passkey = await verifyRegistration({
    credential,
    challenge: ceremony.challenge,
    origin: deps.config.publicUrl,
    rpId: deps.config.rpId,
  })
  if (!passkey) throw new Refusal('invalidRegistrationCredential')
  if (!session) await countOrRefuse(deps.db, newAccountLimits(deps, facts.clientAddress))

  try {
    const added = await deps.db.transaction((tx) =>
      session
        ? addToAccount(tx, deps, session, passkey, facts)
        : addToNewAccount(tx, deps, ceremony, passkey, facts),
    )
    if (!session) publishSignedIn('newPasskey')
    return added
  } catch (error) {
    // Credential ids are unique for ever: registering an id again must not take over its passkey.
    if (violates(error, 'keys_credential_id'))
      throw new Refusal('invalidRegistrationCredential', { cause: error })
    throw error
  }
}

/** Before the ceremony is used up: after a step-up request the client sends the same passkey again. */
async function askBefore(deps: Deps, session: Session, claim: Claim) {
  await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    await requireStepUp(tx, deps, session, claim)
  })
}

async function addToAccount(
  tx: Transaction,
  deps: Deps,
  session: Session,
  passkey: RegisteredPasskey,
  { browserName, ...claim }: Browser & Claim,
) {
  const { accountId, browserKeyId: by, secretId } = session
  const account = await lockOwnAccount(tx, deps, session)
  const authority = await requireStepUp(tx, deps, session, claim)
  const name = nameOfPasskey(passkey, browserName)
  const id = deps.random.id()
  const change = { accountId, event: 'key_added', by, key: { type: 'passkey', name } } as const
  const answer = { user: presentUser(account), upid: account.upid }
  if (authority.kind === 'waits') {
    if (await isTaken(tx, passkey)) throw new Refusal('invalidRegistrationCredential')
    const effect = { do: 'addPasskey', passkey: toPending(id, name, passkey), secretId } as const
    const takesEffectAt = await addPendingChange(tx, deps, { ...change, authority, effect })
    // However often it is called, the token does not live longer.
    return {
      ...answer,
      ...(await reissueSessionToken(tx, deps, session)),
      takesEffectAt: takesEffectAt.toISOString(),
    }
  }
  await countDailyAction(tx, 'keys_added_a_day', accountId)
  const removal = { do: 'removeKey', keyId: id, address: null, isUnproven: false } as const
  const tokens = await recordAddition(tx, deps, { ...change, removal })
  await addPasskeyTo(tx, deps, { accountId, id, name, passkey, madeBySecretId: secretId, by, tokens })
  return { ...answer, ...(await issueSessionToken(tx, deps, session)), takesEffectAt: null }
}

/**
 * Whether a credential was registered before, on any account. A pending passkey is dropped if that happens while it
 * waits.
 */
async function isTaken(tx: Transaction, { credentialId }: RegisteredPasskey): Promise<boolean> {
  return (await tx.$count(keys, eq(keys.credentialId, credentialId))) > 0
}

async function addToNewAccount(
  tx: Transaction,
  deps: Deps,
  born: { upid: string | null; userHandle: Buffer | null; pendingEmail: string | null },
  passkey: RegisteredPasskey,
  browser: Browser,
) {
  if (!born.upid || !born.userHandle) throw new Error('A ceremony without bearer must carry its new account')
  const id = deps.random.id()
  const { upid, userHandle, pendingEmail } = born
  await addAccount(tx, { id, upid, userHandle, pendingEmail })
  const passkeyId = deps.random.id()
  const name = nameOfPasskey(passkey, browser.browserName)
  await addPasskey(tx, { id: passkeyId, accountId: id, name, browserId: browser.browserId }, passkey)
  const issued = await issueBrowserKey(tx, deps, {
    ...browser,
    accountId: id,
    // Creating a passkey does not prove that its owner can use it.
    wayIn: { by: 'passkey', keyId: passkeyId, isProof: false },
  })
  await appendAuditEvent(tx, { accountId: id, event: 'guest_made', by: issued.standing.browserKeyId })
  await auditAdded(tx, issued.standing, name)
  const user = presentUser({ ...nobody, id, pendingEmail })
  return { user, ...(await issueSession(tx, deps, issued)), upid, takesEffectAt: null }
}

async function auditAdded(tx: Transaction, { accountId, browserKeyId }: Standing, name: string) {
  await appendAuditEvent(tx, {
    accountId,
    event: 'key_added',
    by: browserKeyId,
    key: { type: 'passkey', name },
  })
}

/** The future owner of the passkey. */
async function readHolder({ db }: Deps, session: Session) {
  const account = await readAccountRow(db, session.accountId)
  return {
    upid: account.upid,
    userHandle: account.userHandle,
    email: account.email ?? account.pendingEmail,
    name: account.first || account.last ? displayNameOf(account) : null,
    passkeys: await livePasskeys(db, session.accountId),
  }
}

function newHolder({ random }: Deps) {
  const { upid, userHandle } = newAccountIds(random)
  return { upid, userHandle, email: null, name: null, passkeys: [] }
}
