import type { feedPages } from './pages.ts'

/** The pictures of the feed in one list, oldest post first: which of them is the room of a day hangs on their order. */
export function feedRooms(pages: ReturnType<typeof feedPages>) {
  return pages
    .flatMap(({ posts }) => posts)
    .flatMap(({ id: post, author, image }) => {
      if (!image) return []
      const { src, alt, ground, width, height, things } = image
      const id = src.replace(/^.*\/|\.svg$/g, '')
      return [{ id, post, by: author.username, src, alt, ground, width, height, things }]
    })
    .reverse()
}
