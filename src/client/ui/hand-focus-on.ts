/**
 * For a control that may disappear while it has the focus, which would send the focus back to the top of the document. The
 * page's heading takes the focus over. Used as `ref`.
 */
export function handFocusOn(control: HTMLElement | null) {
  return () => {
    if (control === null || control !== document.activeElement) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
}
