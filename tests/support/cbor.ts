/** Just enough CBOR (RFC 8949) to act as an authenticator, malformed messages included. */
export type Cbor =
  | number
  | boolean
  | string
  | Uint8Array
  | Cbor[]
  | Map<number | string, Cbor>
  | { encoded: Buffer }

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'boolean') return Buffer.from([value ? 0xf5 : 0xf4])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encodeCbor)])
  if ('encoded' in value) return value.encoded
  const members = [...value].flatMap(([key, member]) => [encodeCbor(key), encodeCbor(member)])
  return Buffer.concat([head(5, value.size), ...members])
}

/** A number inside this many arrays; encoded by hand, because this encoder would overflow too. */
export function nested(levels: number): Cbor {
  return { encoded: Buffer.concat([Buffer.alloc(levels, 0x81), Buffer.from([0])]) }
}

function head(major: number, argument: number): Buffer {
  const type = major << 5
  if (argument < 24) return Buffer.from([type | argument])
  if (argument < 2 ** 8) return Buffer.from([type | 24, argument])
  const bytes = Buffer.alloc(argument < 2 ** 16 ? 3 : 5)
  bytes.writeUInt8(type | (bytes.length === 3 ? 25 : 26))
  bytes.writeUIntBE(argument, 1, bytes.length - 1)
  return bytes
}
