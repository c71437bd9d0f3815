import { saveFile } from '#client/lib/save-file.ts'
import type { JobNews } from './messages.ts'
import type { AuditFacts, Kind } from './playground.ts'
import { linkSandbox } from './sandbox-link.ts'

/** Output is drawn this often: a program can print a thousand lines during one frame. */
const DRAWN_EVERY_MS = 50

export type Jobs = ReturnType<typeof openJobs>

/** Gives the sandbox one job at a time, and reports what happens. */
export function openJobs(frame: HTMLIFrameElement, report: (event: AuditFacts) => void) {
  const link = linkSandbox(frame, receive)
  let job: { id: number; kind: Kind } | null = null
  let lastId = 0
  let isPrepared = false
  let undrawn: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function receive(news: JobNews & { job: number }) {
    if (news.job !== job?.id) return
    // A file is only for a job that asked for one.
    if (news.news === 'compiled' && job.kind !== 'download') return
    if (news.news === 'said') {
      undrawn.push(news.line)
      timer ??= setTimeout(draw, DRAWN_EVERY_MS)
      return
    }
    draw()
    // A job ends once: later output belongs to no job.
    if (news.news !== 'cut') job = null
    if (news.news === 'compiled') saveFile('program.wasm', news.binary, 'application/wasm')
    report({ is: 'news', news })
  }

  function draw() {
    clearTimeout(timer)
    timer = undefined
    if (undrawn.length > 0) report({ is: 'said', lines: undrawn })
    undrawn = []
  }

  return {
    /** Loads the compiler early, before a button is pressed. A failure does not matter yet. */
    prepare() {
      if (!isPrepared) link.tell({ order: 'prepare' })
      isPrepared = true
    },
    begin(kind: Kind, source: string) {
      lastId += 1
      job = { id: lastId, kind }
      report({ is: 'begun', kind })
      link.tell({ order: kind === 'download' ? 'compile' : 'run', job: lastId, source })
    },
    stop() {
      draw()
      job = null
      link.tell({ order: 'stop' })
      report({ is: 'stopped' })
    },
    close() {
      clearTimeout(timer)
      link.close()
    },
  }
}
