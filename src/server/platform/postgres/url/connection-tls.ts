import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']

/** As in libpq: with a root certificate of one's own, even `require` checks the chain. */
const MODES_THAT_CHECK = ['require', 'verify-ca', 'verify-full']

const read = new Map<string, string>()

/**
 * The driver's TLS options for `sslmode` and `sslrootcert`. The latter is the file of a private certificate
 * authority. The driver knows only the system's, so the file is read here, and only its certificates are trusted.
 */
export function tlsOf({
  sslmode,
  sslrootcert,
  host,
}: {
  sslmode?: string
  sslrootcert?: string
  host: string
}): false | 'prefer' | 'require' | ConnectionOptions {
  const mode = sslmode ?? (sslrootcert === undefined ? 'disable' : 'verify-full')
  if (!MODES.includes(mode)) throw refusal(`must have one of ${MODES.join(', ')} as sslmode`)
  if (sslrootcert !== undefined && !MODES_THAT_CHECK.includes(mode)) {
    throw refusal(`has sslrootcert with sslmode=${mode}, which checks nothing by it`)
  }
  if (mode === 'disable') return false
  if (mode === 'allow' || mode === 'prefer') return 'prefer'
  if (mode === 'require' && sslrootcert === undefined) return 'require'

  const isPrivate = sslrootcert !== undefined && sslrootcert !== 'system'
  // The system's authorities certify anybody, so with those the host name is always checked.
  const checksName = mode === 'verify-full' || !isPrivate
  return {
    rejectUnauthorized: true,
    // An IP address is not sent as a server name, and is checked against the certificate's addresses.
    host,
    ...(isPrivate && { ca: authorityIn(sslrootcert) }),
    ...(!checksName && { checkServerIdentity: () => undefined }),
  }
}

function authorityIn(file: string): string {
  const known = read.get(file)
  if (known !== undefined) return known
  try {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('-----BEGIN CERTIFICATE-----')) throw new Error('no certificate in PEM')
    read.set(file, text)
    return text
  } catch (error) {
    const why = errorCodeOf(error) || 'it holds no certificate in PEM'
    throw refusal(`names the sslrootcert ${file}, which cannot be used: ${why}`, error)
  }
}

function refusal(problem: string, cause?: unknown) {
  return new StartProblem(2, `DATABASE_URL ${problem}.`, cause)
}
