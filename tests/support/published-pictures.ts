import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PostImage, readFeedPage } from '#client/feed/post.ts'

const PUBLIC = join(import.meta.dirname, '../../src/client/public')

/** What is served at an address. */
export function publishedFile(address: string) {
  return readFileSync(join(PUBLIC, address), 'utf8')
}

/** The pictures of all posts. */
export const images = Array.from({ length: 8 }, (_, at): unknown =>
  JSON.parse(publishedFile(`/feed-page-${at + 1}.json`)),
)
  .flatMap((page) => readFeedPage(page)?.posts ?? [])
  .flatMap(({ image }) => (image ? [image] : []))

/** The hidden things of a picture: each clickable one, and the file that shows it. */
export function hiddenIn({ places, ghost }: PostImage) {
  if (!ghost) throw new Error('No ghost')
  const drawn = places.map(({ kind, drawing = '' }) => ({ kind: kind as string, drawing }))
  return [...drawn, { kind: 'ghost', drawing: ghost.drawing }]
}
