/** Hands the compiled program to the browser, as a download. */
export function saveProgram(binary: ArrayBuffer) {
  const address = URL.createObjectURL(new Blob([binary], { type: 'application/wasm' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'program.wasm'
  link.click()
  // Not at once: the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
