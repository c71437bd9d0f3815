import { expect } from 'vitest'

/** The lines that an element's text is broken into. */
export function linesOf(element: Element) {
  const lines: { top: number; text: string }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [index, letter] of Array.from(node.textContent ?? '').entries()) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { bottom } = range.getBoundingClientRect()
      const last = lines.at(-1)
      if (last && Math.abs(last.top - bottom) < 4) last.text += letter
      else lines.push({ top: bottom, text: letter })
    }
  }
  return lines.map(({ text }) => text)
}

/** Checks that only the last line ends within a word of a name or an address. */
export function expectWhole(element: Element, where: string) {
  const lines = linesOf(element)
  for (const line of lines.slice(0, -1)) expect(line, `${where}: ${lines.join(' / ')}`).toMatch(/[._@\s-]$/)
}
