import { useCallback } from 'react'

/** Tells all styles how high an element really is, by a property of the document. Gives the element's ref. */
export function useHeight(name: `--${string}-height`) {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => {
        style.setProperty(name, `${element.getBoundingClientRect().height}px`)
      })
      observer.observe(element, { box: 'border-box' })
      return () => {
        observer.disconnect()
        style.removeProperty(name)
      }
    },
    [name],
  )
}
