import { useEffect, useState } from 'react'
import { clearErrorLog, ERROR_LOG, readErrorLog } from '#client/lib/error-log.ts'

/** The current log, including what another tab writes into it. */
export function useErrorLog() {
  const [entries, setEntries] = useState(readErrorLog)

  useEffect(() => {
    // No key: the whole storage was cleared.
    const follow = ({ key }: StorageEvent) => (key ?? ERROR_LOG) === ERROR_LOG && setEntries(readErrorLog())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  function clear() {
    clearErrorLog()
    setEntries([])
  }

  return { entries, clear }
}
