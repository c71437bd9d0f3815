import { z } from 'zod'
import { type AuditLogHead, auditLogHead, signedText } from './audit-log.ts'
import { canonicalJson } from './canonical-json.ts'

/** The cryptography of the chain, which each platform implements. */
type Cryptography = {
  /** SHA-256 in base64url of a text's UTF-8. */
  hashOf: (text: string) => string
  /** Whether the key with that name signed the text (Ed25519); null when there is no such key. */
  isSigned: (text: string, by: { kid: string; signature: string }) => boolean | null
}

/** The fields that link an entry to its neighbours; its other fields are in its hash. */
const link = z.looseObject({ seq: z.int().positive(), previous: z.string().nullable(), hash: z.string() })

type Link = z.infer<typeof link>

/** An exported journal, oldest entry first. Entries are checked one by one. */
export const auditLogFile = z.looseObject({ head: auditLogHead, entries: z.array(z.unknown()) })

export type AuditLogFile = z.infer<typeof auditLogFile>

export type Verdict = {
  /** The faults, in sentences that name the entry; none for an intact journal. */
  faults: string[]
  /** The first and the last entry, if any. Earlier ones were cut off, or never existed. */
  from: number | null
  upTo: number | null
}

/**
 * Checks whether a journal is unchanged. Each entry has a hash, and the hash of the previous entry fixes the order. The
 * head names the end, and is signed for this account. Of the beginning it can only report the
 * number, because old entries are cut off there.
 */
export function judgeAuditLog(
  { head, entries }: AuditLogFile,
  upid: string,
  cryptography: Cryptography,
): Verdict {
  const links = entries.map((entry) => link.safeParse(entry).data ?? null)
  const known = links.filter((one) => one !== null)
  const seqs = known.map(({ seq }) => seq)
  const faults = [
    ...links.flatMap((one, index) => (one === null ? `Item ${index + 1} is not an entry.` : [])),
    ...misplaced(seqs),
    ...missing(seqs, head),
    ...known
      .filter((one) => !fitsItsHash(one, cryptography))
      .map(({ seq }) => `Entry ${seq} was changed: it does not match its hash.`),
    ...untied(known),
    ...wrongHead(head, known),
    ...wrongSignature(head, upid, cryptography),
  ]
  return {
    faults,
    from: seqs.length > 0 ? Math.min(...seqs) : null,
    upTo: seqs.length > 0 ? Math.max(...seqs) : null,
  }
}

function misplaced(seqs: number[]): string[] {
  return seqs.flatMap((seq, index) => {
    const before = seqs[index - 1]
    if (before === undefined || before < seq) return []
    return before === seq ? `Entry ${seq} is there twice.` : `Entry ${seq} comes after entry ${before}.`
  })
}

/** Missing entries between the first and the one that the head names. */
function missing(seqs: number[], { seq: last }: AuditLogHead): string[] {
  const present = new Set(seqs)
  const first = seqs.length > 0 ? Math.min(...seqs) : Math.max(last, 1)
  const gaps: { from: number; upTo: number }[] = []
  let expected = first
  for (const seq of [...present, last + 1].sort((one, other) => one - other)) {
    if (seq > expected) gaps.push({ from: expected, upTo: seq - 1 })
    expected = Math.max(expected, seq + 1)
  }
  return gaps.map(({ from, upTo }) => {
    const what = from === upTo ? `Entry ${from} is missing` : `Entries ${from} to ${upTo} are missing`
    return upTo === last ? `${what} at the end, as the head shows.` : `${what}.`
  })
}

function fitsItsHash({ hash, ...entry }: Link, { hashOf }: Cryptography) {
  return hashOf(canonicalJson(entry)) === hash
}

/** Only the very first entry has no previous hash. */
function untied(links: Link[]): string[] {
  const bySeq = new Map(links.map((one) => [one.seq, one]))
  return links.flatMap(({ seq, previous }) => {
    const before = bySeq.get(seq - 1)
    if (seq === 1) return previous === null ? [] : 'Entry 1 says that another came before it.'
    if (previous === null) return `Entry ${seq} says that none came before it.`
    if (before === undefined || before.hash === previous) return []
    return `Entry ${seq} does not follow from entry ${seq - 1}: one of the two was changed.`
  })
}

function wrongHead({ seq, hash }: AuditLogHead, links: Link[]): string[] {
  if (seq === 0)
    return hash === null && links.length === 0 ? [] : ['The head names no entry, but there are some.']
  const beyond = links
    .filter((one) => one.seq > seq)
    .map((one) => `Entry ${one.seq} is beyond the head, which names entry ${seq}.`)
  const named = links.find((one) => one.seq === seq)
  const isOther = named !== undefined && named.hash !== hash
  return isOther
    ? [...beyond, `The head does not match entry ${seq}, which it names: one of the two was changed.`]
    : beyond
}

function wrongSignature(head: AuditLogHead, upid: string, { isSigned }: Cryptography): string[] {
  const verdict = isSigned(signedText(upid, head), head)
  if (verdict === null)
    return [`The head is signed by an unknown key: ${head.kid} is not among the given keys.`]
  return verdict
    ? []
    : [`The signature of the head is not valid: it, the head or the account (${upid}) was changed.`]
}
