import { StartProblem } from './start-problem.ts'

/** A server's URL. User, password and path are decoded; the query is as written. */
export type ServerUrl = {
  user: string
  password: string
  /** As many as there are between commas. A missing port is ''. */
  servers: { host: string; port: string }[]
  path: string
  query: string
}

const ENCODING = 'In user and password write % as %25, / as %2F, ? as %3F, # as %23 and @ as %40'

/**
 * Parses the URL in a variable. Characters of user or password that are not percent-encoded may end the host too
 * early. The refusal then says so, and never repeats a part of the URL.
 */
export function readServerUrl(variable: string, text: string, schemes: string[]): ServerUrl {
  const refuse = (problem: string) => new StartProblem(2, `${variable} ${problem}.`)
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^([a-z]+):\/\/([^/?#]*)\/?([^?]*)\??(.*)$/is.exec(text.trim()) ?? []
  if (!schemes.includes(scheme.toLowerCase())) {
    throw refuse(`must be a URL that begins with ${schemes.map((name) => `${name}://`).join(' or ')}`)
  }
  if (/\p{Cc}/u.test(text.trim())) throw refuse('must be one line without control characters')
  if (/[@#]/.test(path + query)) {
    throw refuse(
      `has @ or # after the first /, ? or #. ${ENCODING}; in the path and in parameters write @ as %40 and # as %23`,
    )
  }

  const at = authority.lastIndexOf('@')
  const [user = '', ...password] = authority.slice(0, Math.max(0, at)).split(':')
  const parts = [user, password.join(':'), path].map(decoded)
  if (parts.includes(null) || decoded(query) === null) {
    throw refuse(`has a % that begins no percent-encoding. ${ENCODING}`)
  }
  const servers = serversIn(authority.slice(at + 1))
  if (servers === null) {
    throw refuse(`must name its server as host or host:port, an IPv6 address in brackets. ${ENCODING}`)
  }
  const [decodedUser = '', decodedPassword = '', decodedPath = ''] = parts as string[]
  return { user: decodedUser, password: decodedPassword, servers, path: decodedPath, query }
}

/** Decodes percent-encoding; null when it is invalid. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function serversIn(text: string) {
  const servers = text.split(',').map((server) => {
    const [, host, port = ''] = /^(\[[0-9a-f:.]+\]|[^:[\]\s]*)(?::(\d{0,5}))?$/i.exec(server) ?? []
    if (host === undefined || Number(port) > 65_535) return null
    return { host: decoded(host.replace(/^\[|\]$/g, '')), port }
  })
  const isSound = servers.every((server) => server !== null && server.host !== null)
  return isSound ? (servers as ServerUrl['servers']) : null
}
