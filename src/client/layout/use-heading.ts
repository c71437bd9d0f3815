import { useEffect, useRef } from 'react'
import { appConfig } from '#client/api/app-config.ts'
import { useLocation } from '#client/lib/navigation.tsx'

/** What the last heading spoke for. Outside React, because it outlives every page. */
let lastShown: string | null = null

/**
 * The heading of a page: names the tab, and takes the focus after a navigation, as a page load would.
 * The first page of a visit keeps the browser's own focus.
 */
export function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useTitle(title)

  useEffect(() => {
    const shown = `${key} ${title}`
    const isNew = lastShown !== null && lastShown !== shown
    lastShown = shown
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [key, title])

  return heading
}

/** Names the tab: 'Add a key · <product>', or the title alone where it speaks the name already. */
function useTitle(title: string) {
  useEffect(() => {
    const { productName } = appConfig
    document.title = title.includes(productName) ? title : `${title} · ${productName}`
  }, [title])
}
