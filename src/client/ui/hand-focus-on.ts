/**
 * For a control that may go away while it has the focus, which would throw the keyboard and the reader back
 * to the top of the document: the page's heading takes it over. Used as `ref`.
 */
export function handFocusOn(control: HTMLElement | null) {
  return () => {
    if (control === null || control !== document.activeElement) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
}
