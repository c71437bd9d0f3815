import { CompactEncrypt, compactDecrypt } from 'jose'
import { currentSecret, deriveKey, keyId, secretNamed } from '#server/secrets.ts'
import { type Letter, letterSchema } from './letter.ts'

/**
 * `<name of the secret>:<JWE in its compact form>` (RFC 7516). The name stands in front, where SQL can read
 * it: while secrets rotate, a process takes only letters that it can open.
 */
export async function seal(secrets: string[], letter: Letter): Promise<string> {
  const secret = currentSecret(secrets)
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(letter)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(deriveKey(secret, 'outbox'))
  return `${keyId(secret)}:${jwe}`
}

/** Throws when the letter is broken, or sealed with a secret that is not in the list. */
export async function unseal(secrets: string[], sealed: string): Promise<Letter> {
  const [name, jwe = ''] = sealed.split(':')
  const secret = secretNamed(secrets, name)
  if (secret === undefined) throw new Error('Sealed with an unknown secret')
  const { plaintext } = await compactDecrypt(jwe, deriveKey(secret, 'outbox'), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return letterSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
}
