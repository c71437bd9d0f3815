import type { ComponentType, ReactNode } from 'react'
import type { Later } from '#client/lib/later.ts'
import { ServerAway } from './lost-code.ts'
import { UnreachablePage } from './unreachable-page.tsx'

type PageComponent = ComponentType<{ children?: ReactNode }>

/** `ready`: settles when the page's first content is there, or is no longer waited for. */
type PageModule = { default: PageComponent; ready?: Promise<unknown> }

export type LoadPage = Later<PageModule>

/** Loaded pages can be drawn at once; others are waited for. */
const there = new Map<LoadPage, PageComponent>()
const onTheirWay = new Map<LoadPage, Promise<PageComponent>>()
const failed = new Set<LoadPage>()

/** Loads a page's code before it is requested. A failure does not matter yet. */
export function fetchEarly(load: LoadPage) {
  load('spare').then(
    ({ default: page }) => there.set(load, page),
    () => undefined,
  )
}

/** The page, if its code is loaded. */
export function loadedPage(load: LoadPage) {
  return there.get(load)
}

/** The page's code, loaded once. */
export function fetchPage(load: LoadPage): Promise<PageComponent> {
  const known = onTheirWay.get(load)
  if (known) return known
  const page = loadPage(load)
  onTheirWay.set(load, page)
  page.then(
    (component) => there.set(load, component),
    // Drawing the page reports the failure. Kept until the user leaves the page: rendering asks again and again.
    () => failed.add(load),
  )
  return page
}

/** Called on navigation: the next visit to a failed page loads its code again. */
export function forgetFailures() {
  for (const load of failed) onTheirWay.delete(load)
}

/** A page that cannot be loaded breaks the visit, except when the server is just away. */
async function loadPage(load: LoadPage): Promise<PageComponent> {
  try {
    return (await load()).default
  } catch (error) {
    if (error instanceof ServerAway) return UnreachablePage
    throw error
  }
}

/** Settles when the page can be drawn with its first content, or when that will not come. */
export async function readyPage(load: LoadPage) {
  await fetchPage(load)
  const { ready } = await load('spare')
  await ready
}
