import { seconds } from '#shared/time.ts'
import { type JobNews, type Order, readNews } from './messages.ts'

/** The frame is small, comes from our own server, and has nothing else to do. */
const LONGEST_SILENCE = seconds(10)

/** The page's connection to the frame. Orders wait until the frame listens. */
export function linkSandbox(frame: HTMLIFrameElement, onNews: (news: JobNews & { job: number }) => void) {
  let isReady = false
  let queue: Order[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function listen({ source, origin, data }: MessageEvent) {
    // The frame has an opaque origin, so its window identifies the sender.
    if (source === null || source !== frame.contentWindow || origin !== 'null') return
    const news = readNews(data)
    if (news?.news === 'ready') arrive()
    else if (news?.news === 'taken') clearTimeout(timer)
    else if (news) onNews(news)
  }

  function arrive() {
    isReady = true
    for (const order of queue) send(order)
    queue = []
  }

  function tell(order: Order) {
    if (order.order === 'stop') clearTimeout(timer)
    if ('job' in order) {
      clearTimeout(timer)
      timer = setTimeout(() => giveUp(order.job), LONGEST_SILENCE)
    }
    if (isReady) send(order)
    else queue.push(order)
  }

  /** The frame did not load, or a program broke it: it is loaded again for the next try. */
  function giveUp(job: number) {
    isReady = false
    queue = []
    frame.src = frame.getAttribute('src') ?? ''
    onNews({ news: 'failed', job, reason: 'The sandbox does not answer. Please try again.' })
  }

  function send(order: Order) {
    // The frame's opaque origin cannot be named. Its window is the one that this page's security policy allowed.
    frame.contentWindow?.postMessage(order, '*')
  }

  window.addEventListener('message', listen)
  return {
    tell,
    close() {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    },
  }
}
