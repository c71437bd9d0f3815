import { readFileSync } from 'node:fs'

/** The processor time of a process's main thread so far, and its time in the run queue. */
export function processorTimes(pid: number): { workedMs: number; waitedMs: number } {
  // proc(5): nanoseconds on a processor, nanoseconds ready to run, and a count.
  const [worked, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return { workedMs: Number(worked) / 1e6, waitedMs: Number(waited) / 1e6 }
}
