import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { type Cbor, encodeCbor } from './cbor.ts'

export type Algorithm = 'ES256' | 'EdDSA' | 'RS256'

/** The part of register/begin's answer that an authenticator reads. */
type CreationOptions = { challenge: string; user: { id: string }; excludeCredentials?: { id: string }[] }

/** The part of login/begin's answer that an authenticator reads. */
type RequestOptions = { challenge: string; allowCredentials?: { id: string }[] }

/** What can be forged in both ceremonies. Signatures cover the forged values, unless a field says otherwise. */
type Forgery = {
  type?: string
  challenge?: string
  origin?: string
  /** Further members of the client data, `crossOrigin` and `topOrigin` above all. */
  clientData?: Record<string, unknown>
  /** The whole client data, instead of everything above. */
  clientDataText?: string
  rpId?: string
  userPresent?: boolean
  userVerified?: boolean
  backupEligible?: boolean
  backedUp?: boolean
  counter?: number
  /** Extension outputs in the authenticator data. */
  extensions?: Cbor
  /** Bytes at the end of the authenticator data. */
  extraAuthenticatorData?: Uint8Array
  /** Other spellings of the credential's id in the response. */
  id?: string
  rawId?: string
}

export type RegistrationForgery = Forgery & {
  /** The id in the authenticator data, which the authenticator itself gives. */
  credentialId?: Buffer
  aaguid?: string
  /** Rewrites the COSE key. */
  publicKey?: (key: Map<number | string, Cbor>) => Cbor
  /** A format other than 'none', with the signature of a self attestation as its statement. */
  format?: string
  statement?: (signature: Buffer) => Cbor
  /** Rewrites the attestation object after everything else. */
  attestationObject?: (bytes: Buffer) => Buffer
  transports?: string[]
}

export type LoginForgery = Forgery & {
  /** The passkey to use, if not the first allowed or the newest one. */
  credentialId?: Buffer
  userHandle?: string | null
  /** Attested credential data, which only a registration has. */
  attested?: Buffer
  /** The key of another passkey. */
  signWith?: KeyObject
  /** Rewrites the signature. */
  signature?: (bytes: Buffer) => Buffer
}

type Passkey = { id: Buffer; userHandle: string; privateKey: KeyObject; counter: number }

type Facts = {
  origin: string
  rpId?: string
  algorithm?: Algorithm
  aaguid?: string
  /** A synced passkey is backed up and, like real ones, always counts 0. */
  synced?: boolean
}

/** A software passkey provider that can also forge: `register` and `login` answer what `begin` asked. */
export function createAuthenticator(facts: Facts) {
  const { origin, algorithm = 'ES256', synced = false } = facts
  const rpId = facts.rpId ?? new URL(origin).hostname
  const aaguid = facts.aaguid ?? '00000000-0000-0000-0000-000000000000'
  const passkeys: Passkey[] = []

  function clientDataJSON(type: string, challenge: string, forgery: Forgery) {
    const data = {
      type: forgery.type ?? type,
      challenge: forgery.challenge ?? challenge,
      origin: forgery.origin ?? origin,
      crossOrigin: false,
      ...forgery.clientData,
    }
    return Buffer.from(forgery.clientDataText ?? JSON.stringify(data))
  }

  function authenticatorData(forgery: Forgery, counter: number, attested?: Buffer) {
    const flags =
      (forgery.userPresent === false ? 0 : 0x01) |
      (forgery.userVerified === false ? 0 : 0x04) |
      ((forgery.backupEligible ?? synced) ? 0x08 : 0) |
      ((forgery.backedUp ?? synced) ? 0x10 : 0) |
      (attested === undefined ? 0 : 0x40) |
      (forgery.extensions === undefined ? 0 : 0x80)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forgery.counter ?? counter)
    return Buffer.concat([
      sha256(forgery.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
      forgery.extensions === undefined ? Buffer.alloc(0) : encodeCbor(forgery.extensions),
      forgery.extraAuthenticatorData ?? Buffer.alloc(0),
    ])
  }

  function register(options: CreationOptions, forgery: RegistrationForgery = {}) {
    const excluded = options.excludeCredentials?.map(({ id }) => id) ?? []
    if (passkeys.some(({ id }) => excluded.includes(id.toString('base64url')))) {
      throw new Error('InvalidStateError: this authenticator already has a passkey of the account')
    }
    const { privateKey, publicKey } = newKeyPair(algorithm)
    const id = forgery.credentialId ?? randomBytes(32)
    const key = coseKey(algorithm, publicKey)
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(id.length)
    const attested = Buffer.concat([
      Buffer.from((forgery.aaguid ?? aaguid).replaceAll('-', ''), 'hex'),
      idLength,
      id,
      encodeCbor(forgery.publicKey?.(key) ?? key),
    ])
    const clientData = clientDataJSON('webauthn.create', options.challenge, forgery)
    const authData = authenticatorData(forgery, 0, attested)
    const signature = signatureOf(algorithm, privateKey, Buffer.concat([authData, sha256(clientData)]))
    const attestation = encodeCbor(
      new Map<string, Cbor>([
        ['fmt', forgery.format ?? 'none'],
        ['attStmt', forgery.statement?.(signature) ?? new Map()],
        ['authData', authData],
      ]),
    )
    passkeys.push({ id, userHandle: options.user.id, privateKey, counter: 0 })

    return {
      id: forgery.id ?? id.toString('base64url'),
      rawId: forgery.rawId ?? id.toString('base64url'),
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: (forgery.attestationObject?.(attestation) ?? attestation).toString('base64url'),
        transports: forgery.transports ?? ['internal'],
      },
      authenticatorAttachment: 'platform' as const,
      clientExtensionResults: { credProps: { rk: true } },
    }
  }

  function login(options: RequestOptions, forgery: LoginForgery = {}) {
    const passkey = choosePasskey(options, forgery)
    if (!synced) passkey.counter += 1
    const clientData = clientDataJSON('webauthn.get', options.challenge, forgery)
    const authData = authenticatorData(forgery, passkey.counter, forgery.attested)
    const signature = signatureOf(
      algorithm,
      forgery.signWith ?? passkey.privateKey,
      Buffer.concat([authData, sha256(clientData)]),
    )

    return {
      id: forgery.id ?? passkey.id.toString('base64url'),
      rawId: forgery.rawId ?? passkey.id.toString('base64url'),
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: (forgery.signature?.(signature) ?? signature).toString('base64url'),
        userHandle: forgery.userHandle === undefined ? passkey.userHandle : forgery.userHandle,
      },
      authenticatorAttachment: 'platform' as const,
      clientExtensionResults: {},
    }
  }

  function choosePasskey({ allowCredentials = [] }: RequestOptions, { credentialId }: LoginForgery) {
    const allowed = allowCredentials.map(({ id }) => id)
    const passkey = credentialId
      ? passkeys.find(({ id }) => id.equals(credentialId))
      : passkeys.findLast(({ id }) => allowed.length === 0 || allowed.includes(id.toString('base64url')))
    if (!passkey) throw new Error('NotAllowedError: this authenticator has no such passkey')
    return passkey
  }

  return { register, login }
}

export function newKeyPair(algorithm: Algorithm) {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' })
  if (algorithm === 'EdDSA') return generateKeyPairSync('ed25519')
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

/** COSE_Key (RFC 9053 §7, RFC 8230 §4). */
export function coseKey(algorithm: Algorithm, publicKey: KeyObject): Map<number | string, Cbor> {
  const jwk = publicKey.export({ format: 'jwk' })
  const bytes = (text = '') => Buffer.from(text, 'base64url')
  const members: Record<Algorithm, [number, Cbor][]> = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(jwk.x)],
      [-3, bytes(jwk.y)],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(jwk.x)],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, bytes(jwk.n)],
      [-2, bytes(jwk.e)],
    ],
  }
  return new Map(members[algorithm])
}

function signatureOf(algorithm: Algorithm, key: KeyObject, data: Buffer): Buffer {
  return sign(algorithm === 'EdDSA' ? null : 'sha256', data, key)
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
