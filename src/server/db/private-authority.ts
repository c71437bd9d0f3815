import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { errorCodeOf } from '#server/error-code.ts'
import { StartProblem } from '#server/start-problem.ts'

/** Of libpq, and not of our driver, which would hand them on to the database as settings. */
const CLIENT_CERTIFICATE = ['sslcert', 'sslkey', 'sslpassword', 'sslcrl', 'sslcrldir']

/** As libpq reads it: with a root certificate of one's own even `require` looks at the chain. */
const MODES_THAT_CHECK = ['require', 'verify-ca', 'verify-full']

type Apart = { plainUrl: string; ssl: ConnectionOptions | null }

const read = new Map<string, string>()

/**
 * `?sslrootcert=` names the file of a private certificate authority (PostgreSQL, 32.1.2). The driver knows only the
 * system's; so the file is read here, and the connection stands on it alone.
 */
export function withAuthorityApart(connection: string): Apart {
  const url = new URL(connection)
  for (const name of CLIENT_CERTIFICATE) {
    if (url.searchParams.has(name)) {
      throw new StartProblem(2, `DATABASE_URL has ${name}, which is not supported: sign in by password.`)
    }
  }
  const file = url.searchParams.get('sslrootcert')
  if (file === null || file === 'system') return { plainUrl: connection, ssl: null }

  const mode = url.searchParams.get('sslmode') ?? 'verify-full'
  if (!MODES_THAT_CHECK.includes(mode)) {
    throw new StartProblem(
      2,
      `DATABASE_URL has sslrootcert with sslmode=${mode}, which checks nothing by it.`,
    )
  }
  url.searchParams.delete('sslrootcert')
  url.searchParams.delete('sslmode')
  const checksName = mode === 'verify-full'
  return {
    plainUrl: url.href,
    ssl: {
      ca: authorityIn(file),
      rejectUnauthorized: true,
      // An address is no server name, and is looked for among the certificate's addresses.
      host: url.hostname.replace(/^\[|\]$/g, ''),
      ...(!checksName && { checkServerIdentity: () => undefined }),
    },
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
    throw new StartProblem(
      2,
      `DATABASE_URL names the sslrootcert ${file}, which cannot be used: ${why}.`,
      error,
    )
  }
}
