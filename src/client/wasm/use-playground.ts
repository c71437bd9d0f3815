import { useEffect, useReducer, useRef } from 'react'
import { type Kind, playground, quietPlayground } from './playground.ts'
import { type Jobs, openJobs } from './sandbox-jobs.ts'

/** The sandbox of the page: its commands and its results. Attach `frame` to its iframe. */
export function usePlayground() {
  const [state, happen] = useReducer(playground, quietPlayground)
  const frame = useRef<HTMLIFrameElement>(null)
  const jobs = useRef<Jobs>(null)

  useEffect(() => {
    if (!frame.current) return
    const opened = openJobs(frame.current, happen)
    jobs.current = opened
    return opened.close
  }, [])

  return {
    ...state,
    frame,
    prepare: () => jobs.current?.prepare(),
    begin: (kind: Kind, source: string) => jobs.current?.begin(kind, source),
    stop: () => jobs.current?.stop(),
    closeAlert: () => happen({ is: 'alertClosed' }),
  }
}
