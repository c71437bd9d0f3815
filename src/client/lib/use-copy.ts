import { useState } from 'react'
import { copyText } from './browser.ts'
import { toast } from './toasts.ts'

/** Puts a text on the clipboard; `problem` says why that failed. */
export function useCopy() {
  const [problem, setProblem] = useState<string | null>(null)

  async function copy(text: string) {
    setProblem(null)
    if (await copyText(text)) toast('Copied.')
    else setProblem('This browser does not let us copy. Select the text and copy it by hand.')
  }

  return { problem, copy }
}
