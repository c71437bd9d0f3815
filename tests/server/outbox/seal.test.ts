import { CompactEncrypt, compactDecrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from '#server/outbox/seal.ts'
import { deriveKey, secretName } from '#server/platform/secrets.ts'

const OLD = 'the secret before it was rotated, 32'
const NEW = 'the secret that signs and seals today'

const letter = { to: 'ada@example.com', subject: 'Schlüssel', text: 'text', html: '<p>', secrets: ['123456'] }

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a sealed letter', () => {
  it('is a JWE that any library writes and reads, those of earlier versions included', async () => {
    const written = await new CompactEncrypt(bytesOf(JSON.stringify(letter)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(deriveKey(NEW, 'outbox'))
    expect(unseal([NEW], `${secretName(NEW)}:${written}`)).toEqual(letter)

    const [name, jwe = ''] = seal([NEW, OLD], letter).split(':')
    expect(name).toBe(secretName(NEW))
    const { plaintext } = await compactDecrypt(jwe, deriveKey(NEW, 'outbox'))
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(letter)
  })

  it('is opened by the secret it names, even a rotated one, and by no other', () => {
    const sealed = seal([OLD], letter)
    expect(unseal([NEW, OLD], sealed)).toEqual(letter)
    expect(() => unseal([NEW], sealed)).toThrow('unknown secret')
    expect(() => unseal([NEW], sealed.replace(secretName(OLD), secretName(NEW)))).toThrow()
  })

  it('never has the same text twice', () => {
    expect(seal([NEW], letter)).not.toBe(seal([NEW], letter))
  })

  it('that was changed in any part is not opened', () => {
    const [name, jwe = ''] = seal([NEW], letter).split(':')
    const parts = jwe.split('.')
    for (const at of [0, 2, 3, 4]) {
      const bytes = Buffer.from(parts[at] ?? '', 'base64url')
      bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
      const changed = parts.with(at, bytes.toString('base64url')).join('.')
      expect(() => unseal([NEW], `${name}:${changed}`), `part ${at}`).toThrow()
    }
    // A short tag is easier to guess (NIST SP 800-38D, appendix C).
    const shortened = parts.with(
      4,
      Buffer.from(parts[4] ?? '', 'base64url')
        .subarray(0, 4)
        .toString('base64url'),
    )
    expect(() => unseal([NEW], `${name}:${shortened.join('.')}`)).toThrow()
    expect(() => unseal([NEW], `${name}:${parts.with(1, 'AAAA').join('.')}`)).toThrow()
    for (const nonsense of ['', name ?? '', `${name}:`, `${name}:a.b.c`]) {
      expect(() => unseal([NEW], nonsense)).toThrow()
    }
  })
})
