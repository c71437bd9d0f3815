import type loadWabt from 'wabt'
import type { JobNews } from '#client/wasm/messages.ts'
import { compile } from './compile.ts'
import { problemsIn } from './problems-in.ts'
import { run } from './run.ts'

/** Defined by the compiler's script, which comes before this one in the same Worker. */
declare const WabtModule: typeof loadWabt

/** Both come from the frame, which made this Worker for this one job. */
self.onmessage = ({ data }: MessageEvent<{ order: 'compile' | 'run'; source: string }>) => {
  work(data.order, data.source).then(tell, (error) => tell({ news: 'failed', reason: `${error}` }))
}

async function work(order: 'compile' | 'run', source: string): Promise<JobNews> {
  const wabt = await WabtModule()
  let binary: Uint8Array<ArrayBuffer>
  try {
    binary = compile(wabt, source)
  } catch (error) {
    const problems = problemsIn(`${error}`, source)
    return problems.length > 0 ? { news: 'refused', problems } : { news: 'failed', reason: `${error}` }
  }
  if (order === 'compile') return { news: 'compiled', binary: binary.buffer }
  return await run(binary, tell)
}

function tell(news: JobNews) {
  self.postMessage(news)
}
