import { useState } from 'react'

/** Puts a text on the clipboard; `said` is what became of it. */
export function useCopy() {
  const [said, setSaid] = useState<string | null>(null)

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      setSaid('This browser does not let us copy. Select the text and copy it by hand.')
    }
  }

  return { said, copy }
}
