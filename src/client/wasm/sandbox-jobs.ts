import { saveFile } from '#client/lib/save-file.ts'
import type { JobNews } from './messages.ts'
import type { AuditFacts, Kind } from './playground.ts'
import { linkSandbox } from './sandbox-link.ts'

/** What is said is drawn this often: a program can say a thousand lines in the time of one picture. */
const DRAWN_EVERY_MS = 50

export type Jobs = ReturnType<typeof openJobs>

/** What the page has the sandbox do, one job at a time, and what happens by it. */
export function openJobs(frame: HTMLIFrameElement, happen: (happening: AuditFacts) => void) {
  const link = linkSandbox(frame, hear)
  let job: { id: number; kind: Kind } | null = null
  let lastId = 0
  let isPrepared = false
  let undrawn: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function hear(news: JobNews & { job: number }) {
    if (news.job !== job?.id) return
    // A file comes only to whoever asked for one.
    if (news.news === 'compiled' && job.kind !== 'download') return
    if (news.news === 'said') {
      undrawn.push(news.line)
      timer ??= setTimeout(draw, DRAWN_EVERY_MS)
      return
    }
    draw()
    // It ends once: whatever is still said of it belongs to no job any more.
    if (news.news !== 'cut') job = null
    if (news.news === 'compiled') saveFile('program.wasm', news.binary, 'application/wasm')
    happen({ is: 'news', news })
  }

  function draw() {
    clearTimeout(timer)
    timer = undefined
    if (undrawn.length > 0) happen({ is: 'said', lines: undrawn })
    undrawn = []
  }

  return {
    /** Has the compiler fetched, so that it is there when a button is pressed. Failing is no matter yet. */
    prepare() {
      if (!isPrepared) link.tell({ order: 'prepare' })
      isPrepared = true
    },
    begin(kind: Kind, source: string) {
      lastId += 1
      job = { id: lastId, kind }
      happen({ is: 'begun', kind })
      link.tell({ order: kind === 'download' ? 'compile' : 'run', job: lastId, source })
    },
    stop() {
      draw()
      job = null
      link.tell({ order: 'stop' })
      happen({ is: 'stopped' })
    },
    close() {
      clearTimeout(timer)
      link.close()
    },
  }
}
