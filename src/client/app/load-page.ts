import type { ComponentType, ReactNode } from 'react'
import type { Later } from '#client/lib/later.ts'
import { ServerAway } from './lost-code.ts'
import { UnreachablePage } from './unreachable-page.tsx'

type PageComponent = ComponentType<{ children?: ReactNode }>

/** `ready`: what the page shows at first is there, or is not waited for any longer. */
type PageModule = { default: PageComponent; ready?: Promise<unknown> }

export type LoadPage = Later<PageModule>

/** What is there can be drawn at once; what is not is waited for. */
const there = new Map<LoadPage, PageComponent>()
const onTheirWay = new Map<LoadPage, Promise<PageComponent>>()
const failed = new Set<LoadPage>()

/** Fetches a page's code before anybody has asked for it. Failing is no matter yet. */
export function fetchEarly(load: LoadPage) {
  load('spare').then(
    ({ default: page }) => there.set(load, page),
    () => undefined,
  )
}

/** The page, if its code is there. */
export function loadedPage(load: LoadPage) {
  return there.get(load)
}

/** The page's code, fetched once. */
export function fetchPage(load: LoadPage): Promise<PageComponent> {
  const known = onTheirWay.get(load)
  if (known) return known
  const page = loadPage(load)
  onTheirWay.set(load, page)
  page.then(
    (component) => there.set(load, component),
    // Whoever draws the page hears of it. Kept until they leave: what is drawn asks again and again.
    () => failed.add(load),
  )
  return page
}

/** Whoever goes elsewhere leaves what failed behind: the next who comes to such a page has its code fetched anew. */
export function forgetFailures() {
  for (const load of failed) onTheirWay.delete(load)
}

/** A page that cannot be fetched breaks the visit, unless it is only that the server is away. */
async function loadPage(load: LoadPage): Promise<PageComponent> {
  try {
    return (await load()).default
  } catch (error) {
    if (error instanceof ServerAway) return UnreachablePage
    throw error
  }
}

/** Settles when the page can be drawn as it is to be seen first, or when that will not come. */
export async function readyPage(load: LoadPage) {
  await fetchPage(load)
  const { ready } = await load('spare')
  await ready
}
