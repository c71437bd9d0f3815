import { type ReactNode, use } from 'react'
import { fetchPage, type LoadPage, loadedPage } from './load-page.ts'

type PageSlotProps = {
  load: LoadPage
  /** The page inside, of one that is a frame around others. */
  children?: ReactNode
}

/** Where a page is drawn. One whose code is there comes at once; of another the old page waits for it. */
export function PageSlot({ load, children }: PageSlotProps) {
  const Page = loadedPage(load) ?? use(fetchPage(load))
  return <Page>{children}</Page>
}
