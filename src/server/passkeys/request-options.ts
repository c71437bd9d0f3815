import type { descriptorOf } from '#server/account-store/keys/live-passkeys.ts'
import type { Deps } from '#server/deps.ts'

/** The request options of WebAuthn L3 §5.1.9. Without passkeys: any that the browser has for us. */
export function requestOptions(
  { config }: Pick<Deps, 'config'>,
  challenge: Buffer,
  passkeys: ReturnType<typeof descriptorOf>[],
) {
  return {
    challenge: challenge.toString('base64url'),
    timeout: config.lifetimes.challenge * 1000,
    rpId: config.rpId,
    allowCredentials: passkeys,
    userVerification: 'required' as const,
    extensions: {},
  }
}
