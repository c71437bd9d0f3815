/**
 * Which key moves the focus to the nearest of these elements: forward, unless all of them are behind. It runs in the
 * page, so it uses nothing from outside.
 */
export function wayTo(targets: Element[]) {
  const here = document.activeElement
  if (here !== null && targets.includes(here)) return 'here'
  const isBehind = (target: Element) =>
    here !== null && Boolean(here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING)
  return targets.length > 0 && targets.every(isBehind) ? 'Shift+Tab' : 'Tab'
}
