import { type ReactNode, use } from 'react'
import { fetchPage, type LoadPage, loadedPage } from './load-page.ts'

type PageSlotProps = {
  load: LoadPage
  /** The inner page, for a page that is a frame. */
  children?: ReactNode
}

/** The place where a page is drawn. A loaded page appears at once; for another one the old page stays until it is loaded. */
export function PageSlot({ load, children }: PageSlotProps) {
  const Page = loadedPage(load) ?? use(fetchPage(load))
  return <Page>{children}</Page>
}
