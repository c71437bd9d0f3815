import { readFileSync, writeFileSync } from 'node:fs'

const KEPT = '/proc/sys/vm/nr_hugepages'
const PAGE_MB = 2

/** PostgreSQL shares some memory besides its buffers. */
const SHARE_MORE = 1.1

/**
 * Reserves pages of 2 MB for the buffers of PostgreSQL, as its manual advises for large ones (18.4.5, Linux Huge
 * Pages). Otherwise each backend accesses each of a million small pages for the first time during the measurement. That
 * costs more than all its reads. Returns how to release them, or null where they are not available.
 */
export function keepHugePages(buffersMb: number): (() => void) | null {
  const wanted = Math.ceil((buffersMb * SHARE_MORE) / PAGE_MB)
  try {
    const before = readFileSync(KEPT, 'utf8')
    const giveBack = () => writeFileSync(KEPT, before)
    writeFileSync(KEPT, String(Math.max(wanted, Number(before))))
    if (Number(readFileSync(KEPT, 'utf8')) >= wanted) return giveBack
    giveBack()
    return null
  } catch {
    return null
  }
}
