import { execFileSync } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shared/time.ts'

const PROGRAMS = ['postgres', 'initdb']
const LOOK_AGAIN_MS = 10

/**
 * PostgreSQL processes that work in this folder, whoever started them. A pid from a file proves nothing: it may be a
 * zombie, or reused. The kernel knows the program and the working directory.
 */
async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return processesNaming(folder)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(pids.map(async (pid) => ((await worksIn(pid, folder)) ? [pid] : [])))
  return found.flat()
}

/** `initdb` works outside and has the folder in its arguments; the servers it starts work inside. */
async function worksIn(pid: number, folder: string) {
  try {
    const program = basename(await readlink(`/proc/${pid}/exe`)).replace(' (deleted)', '')
    if (!PROGRAMS.includes(program)) return false
    if ((await readlink(`/proc/${pid}/cwd`)) === folder) return true
    const isInitdb = program === 'initdb'
    return isInitdb && (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(`/${basename(folder)}\0`)
  } catch {
    // Ended meanwhile, a zombie, or not readable for us.
    return false
  }
}

function processesNaming(folder: string) {
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  const ours = lines.filter(
    (line) => line.includes(`-D ${folder} `) && PROGRAMS.some((name) => line.includes(`/${name} `)),
  )
  return ours.map((line) => Number.parseInt(line, 10))
}

/** Ends a running cluster: in order through its postmaster, then by force whatever is left. */
export async function stopCluster(cluster: string): Promise<void> {
  const [line = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const postmaster = Number(line)
  for (const [signal, patience] of [
    ['SIGINT', seconds(5)],
    ['SIGQUIT', seconds(2)],
  ] as const) {
    const pids = await processesIn(cluster)
    if (pids.length === 0) return
    if (!pids.includes(postmaster)) break
    send(postmaster, signal)
    // Stopped processes do not handle signals.
    for (const pid of pids) send(pid, 'SIGCONT')
    if (await areGone(cluster, patience)) return
  }
  await killProcessesIn(cluster)
}

/** Ends at once the processes in a folder that is thrown away, or whose postmaster is gone. */
export async function killProcessesIn(folder: string): Promise<void> {
  do {
    for (const pid of await processesIn(folder)) send(pid, 'SIGKILL')
  } while (!(await areGone(folder, seconds(1))))
}

async function areGone(folder: string, patience: number) {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if ((await processesIn(folder)).length === 0) return true
    await sleep(LOOK_AGAIN_MS)
  }
  return false
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the check and the signal.
  }
}
