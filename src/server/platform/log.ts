import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that are secrets or addresses wherever they appear. Nobody should log them; this is the net below. */
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

/** A kind of failure (ECONNREFUSED, 23505) is called `code` as well. Ours are six digits. */
const KIND_OF_FAILURE = /^(?:[A-Z][A-Z_]+|[0-9A-Z]{5})$/

/** JSON lines; on standard output unless a destination is given. */
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
 * Name, kind and origin of a failure. Not every enumerable property: those of the database driver carry the
 * statement's parameters and the refused row, which are addresses and secrets.
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

/** PostgreSQL quotes the refused value in its messages; the SQLSTATE in `code` says as much. */
function isFromDatabase(error: Error) {
  return error.name === 'PostgresError'
}

/** Drizzle appends the parameters of the failed statement on a second line. */
function firstLine(message: string) {
  return message.split('\n', 1)[0]
}
