import { type News, type Order, readOrder } from '#client/wasm/messages.ts'
import { loadCompiler } from './load-compiler.ts'

// This frame has an opaque origin, different from every other: its code reaches neither the storage of the page nor its API.
// Programs run one level deeper, in a Worker, because a Worker can be terminated.

type Job = Extract<Order, { source: string }>

/** The source of the Worker, without the compiler; the build puts it here. */
declare const __RUNNER__: string

/** The page's origin. It is in this document's address, but the document itself has an opaque origin. */
const pageOrigin = location.origin

let worker: Worker | null = null
let current: number | null = null
let script: Promise<string> | null = null

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== pageOrigin) return
  const order = readOrder(data)
  if (order === null) return

  if (order.order === 'stop') end()
  else if (order.order === 'prepare') runnerScript().catch(() => undefined)
  else begin(order)
})

// Skipped if the document was opened by itself, without a page around it.
if (window.parent !== window) tell({ news: 'ready' })

/** A new Worker for each job: damage by one program does not reach the next one. */
async function begin({ order, job, source }: Job) {
  end()
  current = job
  tell({ news: 'taken', job })
  try {
    const address = await runnerScript()
    if (current !== job) return
    const mine = new Worker(address)
    worker = mine
    mine.onmessage = ({ data }) => {
      if (current !== job) return
      tell({ ...data, job })
      if (data.news !== 'said' && data.news !== 'cut') end()
    }
    mine.onerror = () => fail(job, 'The compiler could not be started.')
    mine.postMessage({ order, source })
  } catch {
    fail(job, 'The compiler could not be loaded. Please check your connection and try again.')
  }
}

function end() {
  worker?.terminate()
  worker = null
  current = null
}

function fail(job: number, reason: string) {
  if (current !== job) return
  end()
  tell({ news: 'failed', job, reason })
}

/** Compiler and runner as one script. After a failure the next call tries again. */
function runnerScript(): Promise<string> {
  script ??= loadCompiler()
    .then((compiler) =>
      URL.createObjectURL(new Blob([compiler, '\n', __RUNNER__], { type: 'text/javascript' })),
    )
    .catch((error) => {
      script = null
      throw error
    })
  return script
}

function tell(news: News) {
  window.parent.postMessage(news, pageOrigin)
}
