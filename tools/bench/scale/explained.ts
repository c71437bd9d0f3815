import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { OURS } from '../database.ts'

/** For a PostgreSQL whose plans are examined: one line of JSON for each statement. */
export const TELLING = {
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'log',
  log_filename: 'told.log',
}

/** The module comes with PostgreSQL; with it each statement logs its plan, those of foreign keys included. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
}

export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  'Total Cost': number
  Plans?: PlanNode[]
}

type Told = { dbname?: string; application_name?: string; message?: string }

export type Explained = { text: string; ms: number; plan: PlanNode }

/** From now on, for new connections to this database. */
export async function explainAll(sql: Sql, database: string) {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await sql.unsafe(`alter database ${database} set ${name} = '${value}'`)
  }
}

export async function explainNothing(sql: Sql, database: string) {
  for (const name of Object.keys(SETTINGS)) await sql.unsafe(`alter database ${database} reset ${name}`)
}

/** The log collector writes a moment later. */
const WRITTEN_WITHIN_MS = 500

/** The plans of this database so far. */
export async function readExplained(dataDir: string, database: string): Promise<Explained[]> {
  await sleep(WRITTEN_WITHIN_MS)
  const log = await readFile(join(dataDir, 'database/cluster/log/told.json'), 'utf8')
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Told => JSON.parse(line))
    .filter(({ dbname, application_name: by }) => dbname === database && by !== OURS)
    .flatMap(({ message = '' }) => explainedIn(message))
}

function explainedIn(message: string): Explained[] {
  const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
  if (json === undefined) return []
  const told: { 'Query Text': string; Plan: PlanNode } = JSON.parse(json)
  return [{ text: told['Query Text'].replace(/\s+/g, ' '), ms: Number(ms), plan: told.Plan }]
}
