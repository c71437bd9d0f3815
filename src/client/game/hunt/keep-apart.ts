/**
 * Makes everything under a full-screen element inert and unscrollable. What stays in sight (the manager's panel) and live
 * regions have `data-stays`; dialogs are above. Returns a function that undoes it.
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
