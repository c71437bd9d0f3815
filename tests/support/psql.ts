import { spawnSync } from 'node:child_process'
import type { Connection } from '#server/platform/postgres/driver.ts'
import { whyNot } from './apt.ts'

const PSQL = '/usr/bin/psql'

/** Why psql cannot be tested here; null when it is installed or can be. */
export function whyNoPsql(): string | null {
  return whyNot(PSQL, 'postgresql-client')
}

/** Runs Debian's psql on a database with `input` as its standard input. Returns its exit code and its errors. */
export function psql(connection: Connection, input: Buffer | string, args: string[] = []) {
  if (typeof connection === 'string') throw new Error('The embedded database has no URL')
  const { path, user, database } = connection
  const host = path.slice(0, path.lastIndexOf('/'))
  const target = ['--no-psqlrc', '--quiet', '--host', host, '--username', user, '--dbname', database]
  const { status, stderr } = spawnSync(PSQL, [...target, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PGCLIENTENCODING: 'LATIN1', PGTZ: 'Asia/Tokyo', PGDATESTYLE: 'SQL, DMY' },
  })
  return { code: status, stderr }
}
