import { useEffect, useLayoutEffect, useRef } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { useLocation } from '#client/lib/navigation.tsx'

/** The history key and title of the last heading. Outside React, because it outlives every page. */
let lastShown: string | null = null

/**
 * The heading of a page: sets the tab's title, and takes the focus after a navigation, like a page load. The first page of a
 * visit keeps the browser's own focus.
 */
export function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useTitle(title)

  // Before all other effects: a field that the page is for takes the focus from here.
  useLayoutEffect(() => {
    const shown = `${key} ${title}`
    const isNew = lastShown !== null && lastShown !== shown
    lastShown = shown
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [key, title])

  return heading
}

/** Sets the tab's title: 'Add a key · <product>', or the title alone if it already contains the product's name. */
function useTitle(title: string) {
  useEffect(() => {
    const { productName } = appConfig
    document.title = title.includes(productName) ? title : `${title} · ${productName}`
  }, [title])
}
