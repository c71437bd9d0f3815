import type { Column } from 'drizzle-orm'

type JsonType = {
  /** JSON Schema of a value that is not null. */
  type: { type: string; enum?: string[]; [keyword: string]: unknown }
  copy: (value: never) => unknown
}

const asItIs = (value: unknown) => value
const text = { type: 'string' }

/** JSON types by PostgreSQL type. */
const kinds: Record<string, JsonType> = {
  text: { type: text, copy: asItIs },
  'text[]': { type: { type: 'array', items: text }, copy: asItIs },
  'uuid[]': { type: { type: 'array', items: { ...text, format: 'uuid' } }, copy: asItIs },
  uuid: { type: { ...text, format: 'uuid' }, copy: asItIs },
  date: { type: { ...text, format: 'date' }, copy: asItIs },
  integer: { type: { type: 'integer' }, copy: asItIs },
  bigint: { type: { type: 'integer' }, copy: asItIs },
  boolean: { type: { type: 'boolean' }, copy: asItIs },
  'timestamp with time zone': {
    type: { ...text, format: 'date-time' },
    copy: (moment: Date) => moment.toISOString(),
  },
  jsonb: { type: { type: 'object' }, copy: asItIs },
  bytea: {
    type: { ...text, contentEncoding: 'base64url' },
    copy: (bytes: Buffer) => bytes.toString('base64url'),
  },
}

/** Throws for a type that is not in `kinds`: decide first what it becomes in JSON. */
export function jsonTypes(column: Column): JsonType {
  const kind = column.getSQLType().replace(/ ?\(\d+\)| collate .*/, '')
  const found = kinds[kind]
  if (!found) throw new Error(`Nobody has said what ${kind} becomes in JSON`)
  return column.enumValues ? { ...found, type: { ...found.type, enum: column.enumValues } } : found
}
