import type { Sql } from 'postgres'
import type { Explained, PlanNode } from './explained.ts'

/** All rows of a smaller table may be read: the planner does so, and rightly. */
const LARGE_FROM = 10_000

/** The maximum number of rows to sort: more than an account has keys, fewer than anything else. */
const MOST_SORTED = 1000

/** Rows of a batch that the clean-up or the delivery may read from an index. */
const MOST_READ = 5000

export type Complaint = { problem: string; text: string }

/** What in these plans grows with the tables. Each statement is reported once, with its worst plan. */
export function complaintsAbout(explained: Explained[], large: string[]): Complaint[] {
  const complaints = new Map<string, Complaint>()
  for (const { text, plan } of explained) {
    for (const problem of problemsIn(plan, large)) complaints.set(`${problem} ${text}`, { problem, text })
  }
  return [...complaints.values()]
}

/** The tables in which a statement must use an index. */
export async function largeTables(sql: Sql): Promise<string[]> {
  const rows = await sql`
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${LARGE_FROM}`
  return rows.map(({ relname }) => relname)
}

export function longestOf(explained: Explained[]): { ms: number; text: string } {
  return explained.reduce((longest, one) => (one.ms > longest.ms ? one : longest), { ms: 0, text: '' })
}

/** As many as there are different ones. */
export function statementsIn(explained: Explained[]): number {
  return new Set(explained.map(({ text }) => text)).size
}

/** `most`: the rows that a limit above this node lets through. */
function problemsIn(node: PlanNode, large: string[], most = Number.POSITIVE_INFINITY): string[] {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const rows = node['Plan Rows']
  const problems: string[] = []
  if (type === 'Seq Scan' && large.includes(table)) problems.push(`reads all of ${table}`)
  if (type.includes('Sort') && rows > MOST_SORTED) problems.push(`sorts ${rows} rows`)
  if (type.includes('Scan') && large.includes(table) && Math.min(rows, most) > MOST_READ) {
    problems.push(`reads ${rows} rows of ${table}`)
  }
  const below =
    type === 'Limit' ? Math.min(most, rows) : type.includes('Sort') ? Number.POSITIVE_INFINITY : most
  return [...problems, ...(node.Plans ?? []).flatMap((child) => problemsIn(child, large, below))]
}
