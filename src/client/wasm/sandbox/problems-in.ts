import type { Problem } from '#client/wasm/messages.ts'

const PLACE = /^program\.wat:(\d+):(\d+): error: (.*)$/gm

/** The places in the compiler's message: `program.wat:3:5: error: unexpected token "foo"`. */
export function problemsIn(complaint: string, source: string): Problem[] {
  const lines = source.split('\n')
  const problems = [...complaint.matchAll(PLACE)].map(([, line, column, message]) => ({
    line: Number(line),
    column: charactersBefore(lines[Number(line) - 1] ?? '', Number(column) - 1) + 1,
    message: message ?? '',
  }))
  // It reports each byte of a character.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** The compiler counts bytes of UTF-8, the editor characters. */
function charactersBefore(line: string, bytes: number) {
  return new TextDecoder().decode(new TextEncoder().encode(line).slice(0, bytes)).length
}
