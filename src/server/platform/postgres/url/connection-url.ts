import { readServerUrl, type ServerUrl } from '#server/lib/server-url.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { problemOfParameter } from './connection-parameters.ts'
import { tlsOf } from './connection-tls.ts'

const DEFAULT_PORT = '5432'

/** Writable servers, in libpq's words; `any` is the driver's behaviour by default. */
const WRITABLE = ['any', 'read-write', 'primary'] as const

const NEGOTIATIONS = ['postgres', 'direct']

/**
 * Reads DATABASE_URL as libpq does (PostgreSQL 18, 34.1.1.2), and returns the driver's options. Unsupported
 * parameters are refused by name: no part of the URL reaches the driver or the database with another meaning.
 */
export function readConnectionUrl(text: string) {
  const url = readServerUrl('DATABASE_URL', text, ['postgres', 'postgresql'])
  const said = parametersOf(url)
  const { host, port, path } = placeOf(said)
  const { sslmode, sslrootcert, sslnegotiation = 'postgres', target_session_attrs = 'any' } = said
  const tls = tlsOf({ sslmode, sslrootcert, host: host[0] ?? '' })
  if (!NEGOTIATIONS.includes(sslnegotiation)) throw refusal('must have postgres or direct as sslnegotiation')
  if (sslnegotiation === 'direct' && (tls === false || tls === 'prefer')) {
    throw refusal('has sslnegotiation=direct, which needs sslmode=require or more')
  }
  const target = WRITABLE.find((name) => name === target_session_attrs)
  if (target === undefined) throw refusal(`must have ${WRITABLE.join(', ')} as target_session_attrs`)

  const applicationName = said.application_name ?? said.fallback_application_name
  return {
    host,
    port,
    ...(path && { path }),
    user: said.user,
    pass: said.password,
    database: said.dbname,
    // A socket is never encrypted, whatever the URL says.
    ssl: path ? false : tls,
    sslnegotiation,
    ...(target !== 'any' && { target_session_attrs: target }),
    connection: {
      ...(said.options && { options: said.options }),
      ...(applicationName && { application_name: applicationName }),
    },
  }
}

/** All parameters by libpq's names; a parameter overrides what comes before the `?`. */
function parametersOf({ user, password, servers, path, query }: ServerUrl) {
  const said: Record<string, string> = {
    user,
    password,
    host: servers.map(({ host }) => host).join(),
    port: servers.map(({ port }) => port).join(),
    dbname: path,
  }
  let isPasswordSaid = false
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    const value = rest.join('=')
    const problem = problemOfParameter(name, value)
    // An apparent parameter name may be the end of a password.
    if (problem !== null && isPasswordSaid) {
      throw refusal('has a parameter that cannot be taken. In a password & is written %26')
    }
    if (problem !== null) throw refusal(problem)
    isPasswordSaid ||= name === 'password'
    said[name] = decodeURIComponent(value)
  }
  const isSaid = ([, value]: [string, string]) => value !== ''
  return Object.fromEntries(Object.entries(said).filter(isSaid)) as Partial<Record<string, string>>
}

/** The servers, each with its port, or the socket in a folder. */
function placeOf(said: Partial<Record<string, string>>) {
  const host = (said.host ?? '').split(',')
  if (host.includes('')) throw refusal('must name a host')
  const ports = (said.port ?? '').split(',')
  const port = ports.length === 1 ? host.map(() => ports[0]) : ports
  if (port.length !== host.length) throw refusal('must name one port, or one for each host')
  const numbers = port.map((text) => Number(text || DEFAULT_PORT))
  if (!numbers.every((number) => Number.isInteger(number) && number > 0 && number <= 65_535)) {
    throw refusal('must have numbers up to 65535 as ports')
  }
  if (!host.some((name) => name.startsWith('/'))) return { host, port: numbers }
  if (host.length > 1) throw refusal('must name the folder of a socket alone, without other hosts')
  return { host: ['localhost'], port: numbers, path: `${host[0]}/.s.PGSQL.${numbers[0]}` }
}

function refusal(problem: string) {
  return new StartProblem(2, `DATABASE_URL ${problem}.`)
}
