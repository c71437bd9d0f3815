import type loadWabt from 'wabt'

type Wabt = Awaited<ReturnType<typeof loadWabt>>

/** Text to binary. Throws the compiler's errors, with their places. */
export function compile(wabt: Wabt, source: string): Uint8Array<ArrayBuffer> {
  // Given text, the compiler keeps one byte of each character.
  const utf8 = new TextEncoder().encode(source)
  const module = wabt.parseWat('program.wat', utf8)
  try {
    module.resolveNames()
    module.validate()
    // A copy: the compiler's own bytes are freed with the module.
    return new Uint8Array(module.toBinary({ write_debug_names: true }).buffer)
  } finally {
    module.destroy()
  }
}
