import { randomBytes } from 'node:crypto'
import { embeddedConnection } from '#server/platform/embedded-postgres/home.ts'
import { type Connection, openDriver } from '#server/platform/postgres/driver.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterDir: string
    /** A data folder whose server was started once, and stopped. */
    usedDir: string
  }
}

/** The migrated database that the others are copied from. */
export const TEMPLATE = 'template_app'

export function clusterConnection(dataDir: string, database: string): Connection {
  const connection = embeddedConnection(dataDir)
  return typeof connection === 'string' ? connection : { ...connection, database }
}

/** A fresh copy of the migrated database, or an empty one. */
export async function createDatabase({ isEmpty = false } = {}) {
  // Not at the top: the global setup imports this file too, and there nothing can be injected.
  const { inject } = await import('vitest')
  const dataDir = inject('clusterDir')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(dataDir, `create database ${name} template ${isEmpty ? 'template0' : TEMPLATE}`)
  return {
    connection: clusterConnection(dataDir, name),
    drop: () => administer(dataDir, `drop database ${name} with (force)`),
  }
}

/** How DATABASE_URL names a database behind a socket. */
export function urlOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { path, user, database } = connection
  const folder = path.slice(0, path.lastIndexOf('/'))
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`
}

async function administer(dataDir: string, statement: string) {
  const admin = openDriver(clusterConnection(dataDir, 'postgres'), {
    max: 1,
    limits: { statement_timeout: 30_000 },
  })
  try {
    await admin.unsafe(statement)
  } finally {
    await admin.end()
  }
}
