import { fieldsOf, isText } from '#client/lib/fields.ts'
import { createKept } from '#client/lib/kept.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useOwner } from '#client/sessions/use-owner.ts'
import type { Post } from './post.ts'

/** A liked post and its author. For a post that the feed shows as liked already, it means that the like was taken back. */
type Like = { post: string; by: string }

/** Raise it when older likes are no longer readable. */
const VERSION = 1

/** Stored values are untrusted input: nobody has more likes than this, and no name is longer. */
const MOST = 1000
const LONGEST = 120

type Likes = { version: typeof VERSION; likes: readonly Like[] }

const empty: Likes = { version: VERSION, likes: [] }

/** Stored for each account in this browser; the server does not know the likes. */
const kept = createKept<Likes>({ prefix: 'likes', empty, read: readLikes })

/** A post with the user's own like, and how to change that. */
export function useLike(post: Post) {
  const owner = useOwner()
  const isChanged = useExternalStore(kept.subscribe, () => isIn(kept.state(owner), post.id))
  const { isLiked, likes } = isChanged ? withLikeToggled(post) : post
  return { isLiked, likes, toggle: () => toggleLike(owner, post) }
}

export function toggleLike(owner: string | null, { id, author }: Pick<Post, 'id' | 'author'>) {
  kept.change(owner, (state) => withToggled(state, { post: id, by: author.username }))
}

export function withLikeToggled(post: Post): Post {
  const likes = post.isLiked ? Math.max(0, post.likes - 1) : post.likes + 1
  return { ...post, isLiked: !post.isLiked, likes }
}

function withToggled(state: Likes, like: Like): Likes {
  const others = state.likes.filter(({ post }) => post !== like.post)
  const isNew = others.length === state.likes.length
  return { ...state, likes: isNew ? [...others, like].slice(-MOST) : others }
}

function isIn({ likes }: Likes, id: string) {
  return likes.some(({ post }) => post === id)
}

/** Invalid likes are left out. */
function readLikes(stored: unknown): Likes | null {
  const { version, likes } = fieldsOf(stored)
  if (version !== VERSION || !Array.isArray(likes)) return null
  return { version, likes: likes.flatMap(readLike).slice(-MOST) }
}

function readLike(stored: unknown): Like[] {
  const { post, by } = fieldsOf(stored)
  return isName(post) && isName(by) ? [{ post, by }] : []
}

function isName(value: unknown): value is string {
  return isText(value) && value.length <= LONGEST
}
