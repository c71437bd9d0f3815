import { useEffect, useReducer, useRef } from 'react'
import type { JobNews } from './messages.ts'
import { type Kind, playground, quietPlayground } from './playground.ts'
import { linkSandbox } from './sandbox-link.ts'
import { saveProgram } from './save-program.ts'

/** What is said is drawn this often: a program can say a thousand lines in the time of one picture. */
const DRAWN_EVERY_MS = 50

/** The sandbox behind the page: what to ask of it, and what has come of it. Attach `frame` to its iframe. */
export function usePlayground() {
  const [state, happen] = useReducer(playground, quietPlayground)
  const frame = useRef<HTMLIFrameElement>(null)
  const link = useRef<ReturnType<typeof linkSandbox>>(null)
  const job = useRef<{ id: number; kind: Kind }>(null)
  const lastId = useRef(0)
  const unheard = useRef<string[]>([])

  useEffect(() => {
    if (!frame.current) return
    let timer: ReturnType<typeof setTimeout> | undefined

    function draw() {
      clearTimeout(timer)
      timer = undefined
      if (unheard.current.length > 0) happen({ is: 'said', lines: unheard.current })
      unheard.current = []
    }

    function hear(news: JobNews & { job: number }) {
      if (news.job !== job.current?.id) return
      // A file comes only to whoever asked for one.
      if (news.news === 'compiled' && job.current.kind !== 'download') return
      if (news.news === 'said') {
        unheard.current.push(news.line)
        timer ??= setTimeout(draw, DRAWN_EVERY_MS)
        return
      }
      draw()
      // It ends once: whatever is still said of it belongs to no job any more.
      if (news.news !== 'cut') job.current = null
      if (news.news === 'compiled') saveProgram(news.binary)
      happen({ is: 'news', news })
    }

    const opened = linkSandbox(frame.current, hear)
    link.current = opened
    return () => {
      clearTimeout(timer)
      opened.close()
    }
  }, [])

  function begin(kind: Kind, source: string) {
    lastId.current += 1
    const id = lastId.current
    job.current = { id, kind }
    happen({ is: 'begun', kind })
    link.current?.tell({ order: kind === 'download' ? 'compile' : 'run', job: id, source })
  }

  return {
    ...state,
    frame,
    begin,
    /** Fetches the compiler, so that it is there when a button is pressed. */
    prepare: () => link.current?.tell({ order: 'prepare' }),
    stop() {
      job.current = null
      unheard.current = []
      link.current?.tell({ order: 'stop' })
      happen({ is: 'stopped' })
    },
    closeAlert: () => happen({ is: 'alertClosed' }),
  }
}
