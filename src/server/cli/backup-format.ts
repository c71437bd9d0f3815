import { readMigrationFiles } from 'drizzle-orm/migrator'

/**
 * A backup is compressed SQL, which `psql` runs as it is. Its first line is the header. Then comes the schema, as its
 * migrations make it, and a COPY block for each table. The last two lines are the number of rows and `commit;`: an
 * incomplete file lacks them and changes nothing.
 */
export const FORMAT = 2

/** Gives the format, and for ours the time, the number of the newest migration, and its timestamp. */
export const HEADER =
  /^-- Latchkey backup, format (\d+)(?:, of ([\dT:.Z-]+), version \S+, schema (\d+) \((\d{1,13})\)$)?/

/** The beginning of a file in format 1, which had frames of JSON and rows. */
export const OLD_HEADER = /^H.{4}\{"format":"latchkey-backup"/s

/** A row of a COPY block is a line; a line break inside a value is escaped. */
export const END_OF_ROWS = Buffer.from('\\.\n')

/** The line before the last one: it continues with the number of rows of each table, in JSON. */
export const ROWS = '-- Rows: '

export const END = 'commit;'

/** Bytes. A row of the largest table is some kilobytes. */
const LONGEST_LINE = 64 * 1024 * 1024

/** Reads lines as they arrive, each with its line break. Throws for one that is longer than any can be. */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  // The pieces of a line are joined once: a line may have thousands.
  let pieces: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end + 1)])
      pieces = []
      length = 0
      from = end + 1
    }
    pieces.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > LONGEST_LINE) throw new Error('A line is longer than any can be')
  }
  if (length > 0) yield Buffer.concat(pieces)
}

/**
 * The statements before and after the rows. They make the schema of the migration with the timestamp `newest` in an
 * empty database. The list of migrations comes last, so that no server starts on an incomplete database.
 */
export function statementsAround(folder: string, newest: number): { before: string; after: string } {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis <= newest,
  )
  const applied = migrations.map(({ hash, folderMillis }) => `('${hash}', ${folderMillis})`)
  const before = `set local client_encoding = 'UTF8';
set local search_path = public;
set local statement_timeout = 0;

${migrations.map(({ sql }) => sql.join('').trim()).join('\n\n')}

-- Rows refer to each other in circles, so foreign keys are dropped here and created again below, which checks every row.
create temporary table foreign_keys on commit drop as
  select conrelid::regclass as of, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace;
${forEachForeignKey("'alter table %s drop constraint %I', key.of, key.name")}

`
  const after = `${forEachForeignKey("'alter table %s add constraint %I %s', key.of, key.name, key.definition")}

create schema if not exists drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle.__drizzle_migrations (hash, created_at) values
  ${applied.join(',\n  ')};

`
  return { before, after }
}

const forEachForeignKey = (statement: string) =>
  `do $$ declare key record; begin
  for key in select * from foreign_keys loop execute format(${statement}); end loop;
end $$;`
