import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** proc(5): USER_HZ, which is 100 on every Linux that Node runs on. */
const MS_A_TICK = 10

/** Elsewhere processors and memory are not reported. */
export const canBeAsked = existsSync('/proc/self/stat')

type Times = { parent: number; own: number; ofEnded: number }

/** Processor time of a process in milliseconds, all its threads together. */
export function workOf(pid: number): number {
  return canBeAsked ? (timesOf(pid)?.own ?? 0) : 0
}

/** The same for a process, its children, and those of them that have ended. */
export function workOfFamily(pid: number): number {
  if (!canBeAsked) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid)
  const parent = timesOf(pid)
  const living = children.reduce((sum, child) => sum + (child?.own ?? 0), 0)
  return living + (parent?.own ?? 0) + (parent?.ofEnded ?? 0)
}

/** Resident, in MiB. */
export function memoryOf(pid: number): number | null {
  if (!canBeAsked) return null
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Null for a process that has ended meanwhile. */
function timesOf(pid: number): Times | null {
  try {
    // The name in brackets may contain anything; the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const at = (index: number) => fields[index] ?? 0
    return { parent: at(1), own: (at(11) + at(12)) * MS_A_TICK, ofEnded: (at(13) + at(14)) * MS_A_TICK }
  } catch {
    return null
  }
}
