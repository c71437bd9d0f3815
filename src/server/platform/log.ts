import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that are secrets or addresses wherever they appear. No code should log them; this is the safety net. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'token',
  'keyToken',
  'accessToken',
  'refreshToken',
  'browserKey',
  'jwt',
  'code',
  'activationCode',
  'secret',
  'password',
  'credential',
  'challenge',
  'email',
  'address',
  'to',
  'url',
  'originalUrl',
]

/** Error codes (ECONNREFUSED, 23505) are in a field `code` as well. Our mailed codes have six digits. */
const KIND_OF_FAILURE = /^(?:[A-Z][A-Z_]+|[0-9A-Z]{5})$/

/** JSON lines, on standard output unless a destination is given. */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      redact: { paths: redactedPaths(), censor },
      serializers: { err: serializeError, error: serializeError },
    },
    options.destination,
  )
}

function redactedPaths() {
  return SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])
}

function censor(value: unknown, path: string[]) {
  const isKind = path.at(-1) === 'code' && typeof value === 'string' && KIND_OF_FAILURE.test(value)
  return isKind ? value : '[redacted]'
}

/**
 * Name, code and stack of an error. Not every enumerable property: the database driver's contain the statement's
 * parameters and the rejected row, which are addresses and secrets.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: isFromDatabase(error) ? undefined : firstLine(error.message),
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause === undefined ? undefined : serializeError(error.cause),
  }
}

/** PostgreSQL quotes the rejected value in its messages; the SQLSTATE in `code` is enough. */
function isFromDatabase(error: Error) {
  return error.name === 'PostgresError'
}

/** Drizzle appends the failed statement's parameters on a second line. */
function firstLine(message: string) {
  return message.split('\n', 1)[0]
}
