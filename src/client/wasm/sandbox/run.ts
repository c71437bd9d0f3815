import type { JobNews } from '#client/wasm/messages.ts'
import { createSpeech } from './speech.ts'

/** Runs a program to its end, if it has one. Sends its output as it comes. */
export async function run(binary: Uint8Array<ArrayBuffer>, tell: (news: JobNews) => void): Promise<JobNews> {
  const speech = createSpeech(tell)
  let exports: WebAssembly.Exports | null = null

  const env: Record<string, WebAssembly.ImportValue> = {
    log: (value: unknown) => speech.say(String(value)),
    print: (pointer: number, length: number) => {
      if (!exports)
        throw new Error('a start function cannot use env.print, for its memory is exported only after it')
      const { memory } = exports
      if (!(memory instanceof WebAssembly.Memory)) throw new Error('env.print needs an exported memory')
      speech.say(speech.read(memory, pointer, length))
    },
  }

  const module = await WebAssembly.compile(binary)
  const unknown = WebAssembly.Module.imports(module).find(
    (wanted) => wanted.module !== 'env' || wanted.kind !== 'function' || !Object.hasOwn(env, wanted.name),
  )
  if (unknown) {
    const name = `${unknown.module}.${unknown.name}`
    return failed(`The program imports ${name} (${unknown.kind}); there are only env.log and env.print.`)
  }

  try {
    const instance = await WebAssembly.instantiate(module, { env })
    exports = instance.exports
    const { main } = exports
    if (typeof main !== 'function') return failed('The program exports no function named main.')
    const result: unknown = main()
    return { news: 'finished', result: result === undefined ? null : String(result) }
  } catch (error) {
    return failed(`The program broke off: ${error instanceof Error ? error.message : error}.`)
  }
}

function failed(reason: string): JobNews {
  return { news: 'failed', reason }
}
