import { connect, type Postgres } from '../database.ts'
import { BUILD, startService, type Target } from '../targets.ts'
import { fill } from './fill.ts'

/** A database with this many accounts, and the service on it. */
export type Place = { size: number; database: string; url: string; target: Target }

export async function furnish(postgres: Postgres, size: number): Promise<Place> {
  const database = `scale_${size}`
  const url = await postgres.create(database, BUILD)
  const sql = connect(url, 1)
  await fill(sql, size)
  await sql.end()
  return { size, database, url, target: await startService(postgres, url, database) }
}
