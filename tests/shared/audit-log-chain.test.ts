import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cryptographyOf } from '#server/audit-log/file/public-keys.ts'
import { type AuditEntry, type AuditLogHead, signedText } from '#shared/audit-log.ts'
import { judgeAuditLog } from '#shared/audit-log-chain.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { hashOf } from '../support/journal.ts'

const UPID = '7ZK3M9QX2A'
const LENGTH = 7

type Journal = { head: AuditLogHead; entries: AuditEntry[] }

function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { privateKey, jwk: { kty: 'OKP' as const, crv: 'Ed25519' as const, x, kid } }
}

const ours = newKey('ours')
const foreign = newKey('foreign')
const cryptography = cryptographyOf([ours.jwk])

function signed(seq: number, hash: string | null, { privateKey, jwk } = ours): AuditLogHead {
  const text = Buffer.from(signedText(UPID, { seq, hash }))
  return { seq, hash, kid: jwk.kid, signature: sign(null, text, privateKey).toString('base64url') }
}

/** An audit log as an export contains it. */
function written(length = LENGTH): Journal {
  const entries: AuditEntry[] = []
  for (let seq = 1; seq <= length; seq++) {
    const entry: AuditEntry = {
      seq,
      at: `2026-11-2${seq % 10}T12:00:00.000Z`,
      event: 'signed_in',
      browser: 'Firefox on Linux',
      key: { type: 'email', name: 'ada@example.com' },
      detail: 'ada@example.com',
      previous: entries.at(-1)?.hash ?? null,
      hash: '',
    }
    entries.push({ ...entry, hash: hashOf(entry) })
  }
  return { head: signed(length, entries.at(-1)?.hash ?? null), entries }
}

function faultsOf(journal: unknown, upid = UPID) {
  return judgeAuditLog(journal as Journal, upid, cryptography).faults
}

/** Every text and number in a value, with its path. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]))
}

/** The same value with another leaf at the end of the path. */
function changed<Value>(
  value: Value,
  [name, ...rest]: (string | number)[],
  change: (leaf: unknown) => unknown,
): Value {
  if (name === undefined) return change(value) as Value
  const copy = Array.isArray(value) ? [...value] : { ...value }
  const fields = copy as Record<string, unknown>
  fields[String(name)] = changed(fields[String(name)], rest, change)
  return copy as Value
}

/** One bit of one letter, or the next number, or a text where there is nothing. */
function another(leaf: unknown, at = 0) {
  if (typeof leaf === 'number') return leaf + 1
  if (typeof leaf !== 'string' || leaf === '') return 'x'
  const place = at % leaf.length
  return leaf.slice(0, place) + String.fromCharCode(leaf.charCodeAt(place) ^ 1) + leaf.slice(place + 1)
}

test('an unchanged audit log is valid, with its first and last entry', () => {
  expect(judgeAuditLog(written(), UPID, cryptography)).toEqual({ faults: [], from: 1, upTo: LENGTH })
  expect(judgeAuditLog(written(1), UPID, cryptography)).toEqual({ faults: [], from: 1, upTo: 1 })
  expect(judgeAuditLog(written(0), UPID, cryptography)).toEqual({ faults: [], from: null, upTo: null })
})

describe('a change is found', () => {
  const whole = written()
  it.each(leaves(whole.entries).map((path) => [path.join('.'), path] as const))(
    'in entries.%s',
    (_, path) => {
      const seq = Number(path[0]) + 1
      const faults = faultsOf({ ...whole, entries: changed(whole.entries, path, another) })
      expect(faults.length).toBeGreaterThan(0)
      // The changed entry is named, by its place or by the number that it claims.
      expect(
        faults.some((fault) =>
          new RegExp(`\\b(?:Entry|entry) ${path[1] === 'seq' ? `[${seq}${seq + 1}]` : seq}\\b`).test(fault),
        ),
      ).toBe(true)
    },
  )

  it.each(['seq', 'hash', 'kid', 'signature'] as const)('in head.%s', (field) => {
    expect(faultsOf(changed(whole, ['head', field], another)).join(' ')).toMatch(/[Tt]he head/)
  })

  it('in any byte of any text', () => {
    const texts = leaves(whole).filter(
      (path) => typeof path.reduce<unknown>((at, name) => Object(at)[name], whole) === 'string',
    )
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(200), (path, at) => {
        expect(faultsOf(changed(whole, path, (leaf) => another(leaf, at)))).not.toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('in the last letter of a signature, which has unused bits', () => {
    const { signature } = whole.head
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const letter of alphabet) {
      const other = signature.slice(0, -1) + letter
      expect(faultsOf({ ...whole, head: { ...whole.head, signature: other } }).length === 0).toBe(
        other === signature,
      )
    }
  })

  it.each(Array.from({ length: LENGTH }, (_, index) => index + 1))(
    'in entry %i, even with a new hash',
    (seq) => {
      const entries = whole.entries.map((entry) => {
        const other = { ...entry, browser: 'Somebody else' }
        return entry.seq === seq ? { ...other, hash: hashOf(other) } : entry
      })
      const expected =
        seq === LENGTH
          ? `The head does not match entry ${seq}, which it names: one of the two was changed.`
          : `Entry ${seq + 1} does not follow from entry ${seq}: one of the two was changed.`
      expect(faultsOf({ ...whole, entries })).toEqual([expected])
    },
  )

  it('when everything was rewritten, because only our key signs a head', () => {
    const other = written(3)
    expect(faultsOf({ ...other, head: { ...other.head, hash: whole.head.hash } })).not.toEqual([])
    expect(
      faultsOf({ entries: other.entries, head: { ...whole.head, seq: 3, hash: other.head.hash } }),
    ).toEqual([`The signature of the head is not valid: it, the head or the account (${UPID}) was changed.`])
  })

  it('when a field was added or removed', () => {
    for (const place of whole.entries.keys()) {
      const seq = place + 1
      const { detail: _, ...less } = whole.entries[place] as AuditEntry
      for (const other of [{ ...whole.entries[place], note: 'more' }, less]) {
        expect(faultsOf({ ...whole, entries: whole.entries.with(place, other as AuditEntry) })).toEqual([
          `Entry ${seq} was changed: it does not match its hash.`,
        ])
      }
    }
  })

  it.each([null, 3, 'x', [], {}, { seq: 0 }])('when %j is in the place of an entry', (nonsense) => {
    const faults = faultsOf({ ...whole, entries: whole.entries.with(2, nonsense as never) })
    expect(faults).toEqual(['Item 3 is not an entry.', 'Entry 3 is missing.'])
  })
})

describe('a wrong order is found', () => {
  const whole = written()
  const places = Array.from({ length: LENGTH }, (_, index) => index + 1)

  it.each(places.slice(1, -1))('when entry %i is missing', (seq) => {
    const entries = whole.entries.filter((entry) => entry.seq !== seq)
    expect(faultsOf({ ...whole, entries })).toEqual([`Entry ${seq} is missing.`])
  })

  it.each(places.slice(1, -1))('when entry %i is missing and the later ones are renumbered', (seq) => {
    const entries = whole.entries
      .filter((entry) => entry.seq !== seq)
      .map((entry) => (entry.seq < seq ? entry : { ...entry, seq: entry.seq - 1 }))
    const faults = faultsOf({ ...whole, entries })
    expect(faults).toContain(`Entry ${seq} was changed: it does not match its hash.`)
    expect(faults).toContain(`Entry ${LENGTH} is missing at the end, as the head shows.`)
  })

  it.each(places.slice(0, -1))('when the tail after entry %i is missing', (last) => {
    const what = last === LENGTH - 1 ? `Entry ${LENGTH} is` : `Entries ${last + 1} to ${LENGTH} are`
    expect(faultsOf({ ...whole, entries: whole.entries.slice(0, last) })).toEqual([
      `${what} missing at the end, as the head shows.`,
    ])
  })

  it('when all entries are missing', () => {
    expect(faultsOf({ ...whole, entries: [] })).toEqual([
      `Entry ${LENGTH} is missing at the end, as the head shows.`,
    ])
  })

  const pairs = places.flatMap((one) =>
    places.filter((other) => other > one).map((other) => [one, other] as const),
  )
  it.each(pairs)('when entries %i and %i are swapped', (one, other) => {
    const [first, second] = [whole.entries[one - 1], whole.entries[other - 1]] as [AuditEntry, AuditEntry]
    const entries = whole.entries.with(one - 1, second).with(other - 1, first)
    const faults = faultsOf({ ...whole, entries })
    // Each is where the order breaks: the later entry comes early, the earlier one late.
    expect(faults[0]).toMatch(new RegExp(`^Entry \\d comes after entry ${other}\\.$`))
    expect(faults.at(-1)).toMatch(new RegExp(`^Entry ${one} comes after entry \\d\\.$`))
  })

  it.each(pairs)('when entries %i and %i are swapped, with each other’s number', (one, other) => {
    const [first, second] = [whole.entries[one - 1], whole.entries[other - 1]] as [AuditEntry, AuditEntry]
    const entries = whole.entries
      .with(one - 1, { ...second, seq: one })
      .with(other - 1, { ...first, seq: other })
    const faults = faultsOf({ ...whole, entries })
    expect(faults).toContain(`Entry ${one} was changed: it does not match its hash.`)
    expect(faults).toContain(`Entry ${other} was changed: it does not match its hash.`)
  })

  it('when an entry is repeated, and when there is one more than the head names', () => {
    const [first] = whole.entries
    expect(faultsOf({ ...whole, entries: [first, ...whole.entries] })).toEqual(['Entry 1 is there twice.'])
    const longer = written(LENGTH + 1)
    expect(faultsOf({ ...longer, head: signed(LENGTH, whole.head.hash) })).toContain(
      `Entry ${LENGTH + 1} is beyond the head, which names entry ${LENGTH}.`,
    )
  })

  it('when there are entries under the head of an empty log', () => {
    expect(faultsOf({ ...whole, head: signed(0, null) })).toContain(
      'The head names no entry, but there are some.',
    )
  })
})

describe('the beginning of an audit log', () => {
  const whole = written()
  it.each(Array.from({ length: LENGTH - 1 }, (_, index) => index + 2))(
    'may be cut off: entry %i is reported as the first',
    (from) => {
      const entries = whole.entries.slice(from - 1)
      expect(judgeAuditLog({ ...whole, entries }, UPID, cryptography)).toEqual({
        faults: [],
        from,
        upTo: LENGTH,
      })
    },
  )

  it('has no previous hash, and every later entry has one', () => {
    const [first, second, ...rest] = whole.entries as [AuditEntry, AuditEntry, ...AuditEntry[]]
    const rehashed = (entry: AuditEntry) => ({ ...entry, hash: hashOf(entry) })
    expect(
      faultsOf({ ...whole, entries: [rehashed({ ...first, previous: first.hash }), second, ...rest] }),
    ).toContain('Entry 1 says that another came before it.')
    expect(faultsOf({ ...whole, entries: [rehashed({ ...second, previous: null }), ...rest] })).toContain(
      'Entry 2 says that none came before it.',
    )
  })
})

describe('the head of an audit log', () => {
  it('by a foreign key is refused, whatever name the key has', () => {
    const { entries, head } = written()
    const named = signed(head.seq, head.hash, foreign)
    expect(faultsOf({ entries, head: named })).toEqual([
      'The head is signed by an unknown key: foreign is not among the given keys.',
    ])
    expect(faultsOf({ entries, head: { ...named, kid: 'ours' } })).toEqual([
      `The signature of the head is not valid: it, the head or the account (${UPID}) was changed.`,
    ])
  })

  it('of one account is refused for another', () => {
    expect(faultsOf(written(), 'ANOTHERONE')).toEqual([
      'The signature of the head is not valid: it, the head or the account (ANOTHERONE) was changed.',
    ])
  })
})

test('canonical JSON is written as RFC 8785 requires', () => {
  // The RFC's own example of sorting (3.2.3), and the escapes of 3.2.2.2.
  const sorted = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, ö: 7 }
  expect(canonicalJson(sorted)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\ud83d\ude00":5,"\ufb33":3}')
  expect(canonicalJson({ b: [true, null, { d: 'x', c: '\u000f\n"\\/' }], a: 1e30 })).toBe(
    '{"a":1e+30,"b":[true,null,{"c":"\\u000f\\n\\"\\\\/","d":"x"}]}',
  )
})
