import { type SQL, sql } from 'drizzle-orm'
import type { Row } from 'postgres'
import { type Queries, type SharedKind, sharedConnections } from './open.ts'
import { WrongAnswer } from './unavailable.ts'

/** A type of PostgreSQL: how a parameter is cast, and how a value is read from a row. */
type Type<Value> = { cast: string; read(stored: unknown): Value }

function type<Value>(cast: string, read: (stored: unknown) => Value = (stored) => stored as Value) {
  return { cast, read } satisfies Type<Value>
}

export const uuid = type<string>('uuid')
export const text = type<string>('text')
export const bytes = type<Buffer>('bytea')
export const flag = type<boolean>('boolean')
export const integer = type<number>('integer')
/** Below 2^53. */
export const bigint = type<number>('bigint', Number)
/** Seconds may be fractions. */
export const seconds = type<number>('double precision')
/** Sent as ISO text. */
export const moment = type<Date>('timestamptz', (stored) => new Date(String(stored)))
/** A date without time: `YYYY-MM-DD`. */
export const day = type<string>('date')
/** `jsonb`, for reading. */
export const json = <Value>() => type<Value>('jsonb')
/** A text of one of these values. */
export const oneOf = <Value extends string>() => type<Value>('text')

export function orNull<Value>({ cast, read }: Type<Value>) {
  return type<Value | null>(cast, (stored) => (stored === null ? null : read(stored)))
}

type Shape = Record<string, Type<unknown>>
type ValuesOf<Of extends Shape> = { [Name in keyof Of]: ReturnType<Of[Name]['read']> }

/**
 * Takes a value for each parameter, and resolves to the rows. Never runs a write twice. Rejects within seconds when the
 * database is away or too slow (`isUnavailable`): outside a transaction, a write may have been carried out then.
 */
type Statement<Takes extends Shape, Gives extends Shape> = {
  (db: Queries, values: ValuesOf<Takes>): Promise<ValuesOf<Gives>[]>
  /** The SQL, with `$1` and so on in the order of `takes`. */
  text: string
}

type Written<Takes extends Shape, Gives extends Shape> = {
  /** The parameters. A missing or misspelt one does not compile. */
  takes: Takes
  /** The columns of a row; `createdAt` is the column `created_at`. */
  gives: Gives
  /** The SQL. Each of `p` is a parameter with its cast. */
  sql: (p: { [Name in keyof Takes]: string }) => string
}

/**
 * A statement that only reads and never waits for a lock. Outside a transaction it shares a connection with others,
 * like `pipelined`. Rows that open a session or show an account contain the id or hash they were selected by, for
 * `requireAnswerTo`.
 */
export function read<Takes extends Shape, Gives extends Shape>(written: Written<Takes, Gives>) {
  return statement('reads', written)
}

/**
 * A statement that reads or changes a few rows by an index. Outside a transaction others are pipelined behind it, and
 * one that waits for a row lock is moved to a connection of its own.
 */
export function pipelined<Takes extends Shape, Gives extends Shape>(written: Written<Takes, Gives>) {
  return statement('brief', written)
}

function statement<Takes extends Shape, Gives extends Shape>(
  kind: SharedKind,
  { takes, gives, sql: write }: Written<Takes, Gives>,
): Statement<Takes, Gives> {
  const names = Object.keys(takes)
  const parameters = names.map((name, at) => [name, `$${at + 1}::${takes[name]?.cast}`] as const)
  const written = write(Object.fromEntries(parameters) as { [Name in keyof Takes]: string }).trim()
  const pieces = written.split(/\$(\d+)(?=::)/)
  const columns = Object.entries(gives).map(([name, { read }]) => [name, inSnakeCase(name), read] as const)
  async function run(db: Queries, values: ValuesOf<Takes>) {
    const given = names.map((name) => values[name])
    const rows = await runOn(db, kind, { written, pieces, given })
    return rows.map((row) => {
      const seen: Record<string, unknown> = {}
      for (const [name, column, read] of columns) seen[name] = read(row[column])
      return seen as ValuesOf<Gives>
    })
  }
  return Object.assign(run, { text: written })
}

type Call = { written: string; pieces: string[]; given: unknown[] }

/** An error has the driver's as its cause, as those of the query builder have. */
async function runOn(db: Queries, kind: SharedKind, { written, pieces, given }: Call): Promise<Row[]> {
  const shared = sharedConnections(db)
  if (!shared) return await db.execute(asQuery(pieces, given))
  try {
    return await shared[kind](written, given)
  } catch (cause) {
    throw new Error('A statement failed', { cause })
  }
}

/** The name of a column of the schema, as PostgreSQL has it. */
export function inSnakeCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The columns of a table that a shape names, for a list of SQL. */
export function columnsOf(table: string, shape: Shape): string {
  return Object.keys(shape)
    .map((name) => `${table}.${inSnakeCase(name)}`)
    .join(', ')
}

/** The same text for the query builder, which runs it in a transaction. Every second piece is the number of a parameter. */
function asQuery(pieces: string[], given: unknown[]): SQL {
  return sql.join(
    pieces.map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql.param(given[Number(piece) - 1]))),
  )
}

/**
 * Refuses a row that answers another query: it must contain the id or hash that was asked for. Whatever goes wrong on
 * a connection, such a row signs no session and shows no account.
 */
export function requireAnswerTo(asked: string | Buffer, answered: string | Buffer | null | undefined): void {
  const isOurs =
    typeof asked === 'string' ? asked === answered : Buffer.isBuffer(answered) && asked.equals(answered)
  if (!isOurs) throw new WrongAnswer()
}

/** For a query of the builder that always returns one row, whatever its parts found. */
export const oneRow = sql`(select) as one_row`

/** The row of a statement that always returns one. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that always answers with a row did not')
  return row
}
