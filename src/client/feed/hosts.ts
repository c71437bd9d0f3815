import type { Post } from './post.ts'

/** Every second post that has an image, counted over all pages: the 1st, 3rd, 5th hide something. */
export function hostsAmong(posts: readonly Pick<Post, 'id' | 'image'>[]): Set<string> {
  const withImage = posts.filter(({ image }) => image)
  return new Set(withImage.filter((_, index) => index % 2 === 0).map(({ id }) => id))
}
