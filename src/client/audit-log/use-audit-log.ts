import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { formatDayAlone } from '#client/lib/format-date.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { AUDIT_LOG_PAGE } from '#shared/audit-events.ts'
import type { AuditEntry } from '#shared/audit-log.ts'

/** The events of one day, newest first. */
export type AuditLogDay = { day: string; entries: AuditEntry[] }

/** The account's audit log, day by day and newest first, as far back as the user asked for. */
export function useAuditLog() {
  const { accountId, isOffline } = useSession()
  const procedures = useProcedures()
  /** The index of the newest entry of the last request: reading continues there. */
  const [firstOlder, setFirstOlder] = useState<number | null>(null)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery({
      queryKey: [...procedures.account.journal.queryKey(), 'pages'],
      queryFn: ({ pageParam, signal }) => sessionApi.account.journal.query({ before: pageParam }, { signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ entries }) => (entries.length < AUDIT_LOG_PAGE ? null : entries.at(-1)?.seq),
      enabled: accountId !== null,
      refetchOnMount: 'always',
    })
  const problem = error && refusalOf(error, failures.loadAuditLog).sentence

  async function fetchOlder() {
    const { data: all, isError } = await fetchNextPage()
    if (!isError) setFirstOlder(all?.pages.at(-1)?.entries[0]?.seq ?? null)
  }

  return {
    firstOlder,
    days: data ? byDay(data.pages.flatMap(({ entries }) => entries)) : null,
    problem,
    /** Null while the server is away: the page already has one Retry then. */
    retry: isOffline ? null : () => void (isFetchNextPageError ? fetchOlder() : refetch()),
    /** Null if there is nothing older. */
    showOlder: hasNextPage ? () => void fetchOlder() : null,
    isFetchingOlder: isFetchingNextPage,
  }
}

function byDay(entries: AuditEntry[]): AuditLogDay[] {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = formatDayAlone(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }))
}
