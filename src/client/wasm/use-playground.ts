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
  const job = useRef(0)

  useEffect(() => {
    if (!frame.current) return
    let unheard: string[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    function draw() {
      clearTimeout(timer)
      timer = undefined
      if (unheard.length > 0) happen({ is: 'said', lines: unheard })
      unheard = []
    }

    function hear(news: JobNews & { job: number }) {
      if (news.job !== job.current) return
      if (news.news === 'said') {
        unheard.push(news.line)
        timer ??= setTimeout(draw, DRAWN_EVERY_MS)
        return
      }
      draw()
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
    job.current += 1
    happen({ is: 'begun', kind })
    link.current?.tell({ order: kind === 'download' ? 'compile' : 'run', job: job.current, source })
  }

  return {
    ...state,
    frame,
    begin,
    /** Fetches the compiler, so that it is there when a button is pressed. */
    prepare: () => link.current?.tell({ order: 'prepare' }),
    stop() {
      // Whatever is still on its way belongs to no job any more.
      job.current += 1
      link.current?.tell({ order: 'stop' })
      happen({ is: 'stopped' })
    },
    closeAlert: () => happen({ is: 'alertClosed' }),
  }
}
