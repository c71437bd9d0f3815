import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { currentSecret, deriveKey, secretName, secretNamed } from '#server/platform/secrets.ts'
import { type Letter, letterSchema } from './letter.ts'

/** AES-256-GCM with a key that both sides have: RFC 7518 4.5 and 5.3. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).toString('base64url')
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * `<name of the secret>:<compact JWE>` (RFC 7516). SQL can read the name in front: while secrets rotate, a process
 * claims only mails that it can open.
 */
export function seal(secrets: string[], letter: Letter): string {
  const secret = currentSecret(secrets)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(secret, 'outbox'), iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(HEADER))
  const text = Buffer.concat([cipher.update(JSON.stringify(letter), 'utf8'), cipher.final()])
  // The second part, the wrapped key, is empty: both sides have the key.
  const parts = [HEADER, '', ...[iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))]
  return `${secretName(secret)}:${parts.join('.')}`
}

/** Throws when the mail is damaged, or sealed with a secret that is not in the list. */
export function unseal(secrets: string[], sealed: string): Letter {
  const [name, jwe = ''] = sealed.split(':')
  const secret = secretNamed(secrets, name)
  if (secret === undefined) throw new Error('Sealed with an unknown secret')
  const [header, wrappedKey, iv = '', text = '', tag = ''] = jwe.split('.')
  if (header !== HEADER || wrappedKey !== '') throw new Error('Not sealed by us')
  const decipher = createDecipheriv(CIPHER, deriveKey(secret, 'outbox'), Buffer.from(iv, 'base64url'), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(header))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  const plain = Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()])
  return letterSchema.parse(JSON.parse(plain.toString()))
}
