/**
 * What lies under an element that fills the screen is inert, and neither scrolls. What stays in sight (the Boss)
 * and what only speaks says so by `data-stays`; dialogs lie above. Gives the way to let go.
 */
export function keepApart(element: HTMLElement) {
  const apart: Element[] = []
  for (let part: Element = element; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const beside of part.parentElement.children) {
      if (beside === part || beside.matches('[data-stays], dialog, script, style, [inert]')) continue
      beside.toggleAttribute('inert', true)
      apart.push(beside)
    }
  }
  return () => {
    for (const one of apart) one.removeAttribute('inert')
  }
}
