import { useQuery } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { useSession } from '#client/sessions/use-session.ts'
import type { DataInventoryEntry } from '#shared/data-inventory.ts'
import { dataInventoryTables, isAnonymous } from '#shared/data-inventory-words.ts'
import { describeFootprint } from './describe-footprint.ts'

/** The entries of one table, and how long they are kept unless an entry says otherwise. */
export type HeldTable = { table: string; title: string; kept: string; entries: DataInventoryEntry[] }

/** What the server holds on this account, table by table. */
export function useDataInventory() {
  const { accountId, isOffline } = useSession()
  const procedures = useProcedures()
  const { data, error, refetch } = useQuery({
    ...procedures.account.footprint.queryOptions(),
    enabled: accountId !== null,
    refetchOnMount: 'always',
  })

  return {
    lines: data ? describeFootprint(data) : null,
    tables: data ? byTable(data) : null,
    isAnonymous: data !== undefined && isAnonymous(data),
    problem: error && refusalOf(error, failures.loadDataInventory).sentence,
    /** Null while the server is away: the page already has one Retry then. */
    retry: isOffline ? null : () => void refetch(),
  }
}

function byTable(inventory: DataInventoryEntry[]): HeldTable[] {
  return [...new Set(inventory.map(({ table }) => table))].map((table) => {
    const entries = inventory.filter((entry) => entry.table === table)
    return { table, title: dataInventoryTables[table] ?? table, kept: mostFrequent(entries), entries }
  })
}

function mostFrequent(entries: DataInventoryEntry[]) {
  const all = entries.map(({ kept }) => kept)
  const count = (one: string) => all.filter((other) => other === one).length
  return all.reduce((most, one) => (count(one) > count(most) ? one : most))
}
