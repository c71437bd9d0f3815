import { type JobNews, MOST_CHARACTERS, MOST_LINES } from '#client/wasm/messages.ts'

/** Passes a program's output on up to a limit. After that it runs on quickly and its output is dropped. */
export function createSpeech(tell: (news: JobNews) => void) {
  let lines = 0
  let characters = 0
  let isCut = false

  function say(line: string) {
    if (isCut) return
    if (lines === MOST_LINES || characters === MOST_CHARACTERS) {
      isCut = true
      tell({ news: 'cut' })
      return
    }
    const kept = line.slice(0, MOST_CHARACTERS - characters)
    lines += 1
    characters += kept.length
    tell({ news: 'said', line: kept })
  }

  /** The text at this place of the memory. Only the part that is passed on is decoded. */
  function read(memory: WebAssembly.Memory, pointer: number, length: number) {
    const [start, size] = [pointer >>> 0, length >>> 0]
    if (start + size > memory.buffer.byteLength) throw new Error('env.print was sent outside of the memory')
    // A character is one to four bytes.
    const kept = Math.min(size, isCut ? 0 : 4 * MOST_CHARACTERS)
    return new TextDecoder().decode(new Uint8Array(memory.buffer, start, kept))
  }

  return { say, read }
}
