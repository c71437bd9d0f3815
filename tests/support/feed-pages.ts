import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFeedPage } from '#client/feed/post.ts'

const PUBLIC = join(import.meta.dirname, '../../src/client/public')

/** The feed as it is served, page by page. */
export function feedPages() {
  const count = readdirSync(PUBLIC).filter((name) => /^feed-page-\d+\.json$/.test(name)).length
  return Array.from({ length: count }, (_, at) => {
    const page = readFeedPage(publicJson(`feed-page-${at + 1}.json`))
    if (page === null) throw new Error(`Page ${at + 1} of the feed is none.`)
    return page
  })
}

/** A file of public/, by its address. */
export function publicJson(address: string): unknown {
  return JSON.parse(readFileSync(join(PUBLIC, address), 'utf8'))
}
