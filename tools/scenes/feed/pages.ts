import { PICTURE } from '#scenes/compose/picture.ts'
import type { GhostPlace, RestingPlace } from '#scenes/hiding/publish.ts'
import type { Post } from '../../../src/client/feed/post.ts'
import { neighbours } from './neighbours.ts'
import { newerPosts } from './posts-1.ts'
import { olderPosts } from './posts-2.ts'
import type { PostSource } from './source.ts'

const POSTS_A_PAGE = 6

/** What the feed needs to know of a drawn picture. */
export type Published = {
  alt: string
  ground: string | undefined
  places: RestingPlace[]
  ghost: GhostPlace
}

/** The pages of the feed as they are served, made from the posts and the pictures they show. */
export function feedPages(published: ReadonlyMap<string, Published>) {
  const posts = [...newerPosts, ...olderPosts].map((source, at) => postOf(source, at, published))
  const count = Math.ceil(posts.length / POSTS_A_PAGE)
  return Array.from({ length: count }, (_, at) => ({
    posts: posts.slice(at * POSTS_A_PAGE, (at + 1) * POSTS_A_PAGE),
    hasMore: at + 1 < count,
  }))
}

function postOf(source: PostSource, at: number, published: ReadonlyMap<string, Published>): Post {
  const { by, says, likes, comments, shares, picture } = source
  return {
    id: `post-${String(at + 1).padStart(2, '0')}`,
    author: { username: neighbours[by], avatar: `/avatars/${by}.svg` },
    timestamp: new Date(source.at).toISOString(),
    content: says,
    ...(picture && { image: imageOf(picture, published) }),
    likes,
    comments,
    shares,
    isLiked: false,
  }
}

function imageOf(id: string, published: ReadonlyMap<string, Published>) {
  const picture = published.get(id)
  if (!picture) throw new Error(`A post shows ${id}, which nobody drew`)
  return {
    src: `/scenes/${id}.svg`,
    things: `/scenes/${id}.things.json`,
    ground: picture.ground,
    ...PICTURE,
    alt: picture.alt,
    places: picture.places,
    ghost: picture.ghost,
  }
}
