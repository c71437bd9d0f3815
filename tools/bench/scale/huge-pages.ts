import { readFileSync, writeFileSync } from 'node:fs'

const KEPT = '/proc/sys/vm/nr_hugepages'
const PAGE_MB = 2

/** Beside its buffers PostgreSQL shares some more. */
const SHARE_MORE = 1.1

/**
 * Has Linux keep pages of 2 MB for the buffers of PostgreSQL, as its manual advises where they are many (18.4.5, Linux Huge
 * Pages). Else each backend meets each of a million small ones for the first time while it is measured, and that costs it
 * more than all that it reads there. Returns how to give them back, or null where they are not to be had.
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
