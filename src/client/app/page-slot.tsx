import { use } from 'react'
import { fetchPage, type LoadPage, loadedPage } from './load-page.ts'

/** Where a page is drawn. One whose code is there comes at once; of another the old page waits for it. */
export function PageSlot({ load }: { load: LoadPage }) {
  const Page = loadedPage(load) ?? use(fetchPage(load))
  return <Page />
}
