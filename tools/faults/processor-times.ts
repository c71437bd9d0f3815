import { readFileSync } from 'node:fs'

/** What the main thread of a process has had of the processors so far, and how long it stood in line for them. */
export function processorTimes(pid: number): { workedMs: number; waitedMs: number } {
  // proc(5): nanoseconds on a processor, nanoseconds ready to run, and a count.
  const [worked, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return { workedMs: Number(worked) / 1e6, waitedMs: Number(waited) / 1e6 }
}
