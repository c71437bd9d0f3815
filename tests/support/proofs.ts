import { sql } from 'drizzle-orm'
import { issueProof } from '#server/account-protection/require-step-up.ts'
import { readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import { readSessionToken } from '#server/sessions/session-token.ts'
import type { createAuthenticator, LoginForgery } from './authenticator.ts'
import { newClient, type World } from './world.ts'

export const proofRequired = (...methods: ('passkey' | 'mail')[]) => ({
  status: 403,
  body: {
    success: false,
    error: 'Please show that it is you',
    code: 'proof_required',
    message: 'Please show that it is you',
    methods,
  },
})

type Options = { bearer: string }

export function beginProof(world: World, { bearer }: Options) {
  return world.run('auth.prove.begin', undefined, { bearer, from: newClient() })
}

export function completeProof(world: World, credential: unknown, { bearer }: Options) {
  return world.run('auth.prove.complete', { credential }, { bearer, from: newClient() })
}

/** The whole ceremony with the passkey of an authenticator. */
export async function proveByPasskey(
  world: World,
  authenticator: ReturnType<typeof createAuthenticator>,
  options: Options,
  forgery: LoginForgery = {},
) {
  const { body } = await beginProof(world, options)
  return await completeProof(world, authenticator.login(body, forgery), options)
}

export function mailProof(world: World, { bearer }: Options) {
  return world.run('auth.prove.mail', undefined, { bearer, from: newClient() })
}

export function proveByCode(world: World, code: string, { bearer }: Options) {
  return world.run('auth.prove.code', { code }, { bearer, from: newClient() })
}

/** A proof for the session of a bearer, as if the oldest passkey or mailbox of the account had just given it. */
export async function proofFor({ deps }: World, bearer: string): Promise<string> {
  const session = readSessionToken(deps.config, bearer)
  const [oldest] = await readSignInMethods(deps.db, session.accountId)
  if (!oldest) throw new Error('Nothing can give a proof')
  const prover = oldest.kind === 'passkey' ? { keyId: oldest.id } : { address: oldest.address }
  return (await issueProof(deps.db, deps, session, prover)).proof
}

/** A proof by a code mailed to the account's address. */
export async function mailedProof(world: World, address: string, options: Options) {
  const { status, body } = await mailProof(world, options)
  if (status !== 200) throw new Error(`No code: ${JSON.stringify(body)}`)
  const { code } = await mailedProofCode(world, address)
  return (await proveByCode(world, code, options)).body.proof as string
}

/** The code in the next letter that asks an address for a proof; newer notices are skipped. */
export async function mailedProofCode(world: World, address: string) {
  for (;;) {
    const { mail } = await world.smtp.next(address)
    const code = mail.text?.match(/^\d{6}$/m)?.[0]
    if (code && mail.subject?.startsWith('Is it you?')) return { code, mail }
  }
}

/** Moves the clock beyond the minutes in which a sign-in counts as a proof. */
export async function forgetSignIns(world: World, accountId: string) {
  await world.deps.db.execute(sql`
    update browser_secrets set proved_at = proved_at - make_interval(secs => 301)
    where key_id in (select id from keys where account_id = ${accountId})`)
}
