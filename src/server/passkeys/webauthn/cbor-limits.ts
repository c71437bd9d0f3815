/** Bytes. A passkey response with an RSA key and some extensions takes about 1 KiB; 16 leaves room. */
const LARGEST_CBOR = 16 * 1024

/** CTAP2's canonical form (CTAP 2.1 §8) allows 4 levels; the library's decoder recurses without any limit. */
const DEEPEST_CBOR = 8

const BYTES = 2
const TEXT = 3
const ARRAY = 4
export const MAP = 5
const TAG = 6

/** The major type of the item that begins here (RFC 8949 §3.1). */
export function majorTypeAt(bytes: Uint8Array, start: number): number | null {
  const head = bytes[start]
  return head === undefined ? null : head >> 5
}

/**
 * The end of the CBOR item at `start`; null when it is cut off, too large, too deep, tagged or of indefinite length.
 * Runs before the library decodes, and does not recurse. The library's decoder accepts a string shorter than
 * announced, ignores what follows an item, and overflows the stack.
 */
export function endOfCborItem(bytes: Uint8Array, start: number): number | null {
  if (bytes.length > LARGEST_CBOR) return null
  /** Items left at each open level. */
  const open: number[] = []
  let at = start

  do {
    const head = headAt(bytes, at)
    if (head === null || head.major === TAG) return null
    at = head.end

    if (head.major === BYTES || head.major === TEXT) at += head.argument
    if (at > bytes.length) return null // a truncated head ends beyond the bytes, too

    const children = head.major === ARRAY ? head.argument : head.major === MAP ? head.argument * 2 : 0
    if (head.major === ARRAY || head.major === MAP) {
      if (open.length === DEEPEST_CBOR) return null
      open.push(children)
    } else {
      countItem(open)
    }
    while (open.at(-1) === 0) {
      open.pop()
      countItem(open)
    }
  } while (open.length > 0)

  return at
}

function countItem(open: number[]) {
  const left = open.pop()
  if (left !== undefined) open.push(left - 1)
}

/** The head of an item: major type and argument (RFC 8949 §3). Lengths 28 to 31 are reserved or indefinite. */
export function headAt(bytes: Uint8Array, at: number) {
  const first = bytes[at]
  if (first === undefined) return null
  const major = first >> 5
  const short = first & 0x1f
  if (short < 24) return { major, argument: short, end: at + 1 }
  if (short > 27) return null

  const end = at + 1 + 2 ** (short - 24)
  const argument = bytes.subarray(at + 1, end).reduce((value, byte) => value * 256 + byte, 0)
  return { major, argument, end }
}
