import { useEffect, useMemo, useRef } from 'react'
import { stepThroughArticles } from './article-keys.ts'
import styles from './feed.module.css'
import { loadMore, tryAgain } from './feed-state.ts'
import { FeedTail } from './feed-tail.tsx'
import { hostsAmong } from './hosts.ts'
import { type DrawPicture, PostCard } from './post-card.tsx'
import { useFeed } from './use-feed.ts'
import { useLastVisible } from './use-last-visible.ts'
import { usePlace } from './use-place.ts'

/** All posts so far, and what follows them: more, the end, or what is the matter. */
export function Feed({ drawPicture }: { drawPicture: DrawPicture }) {
  const { posts, pages, phase } = useFeed()
  const hosts = useMemo(() => hostsAmong(posts), [posts])
  const firstPicture = posts.find(({ image }) => image)
  const list = usePlace()
  const last = useLastVisible(posts.at(-1)?.id, loadMore)
  const asked = useRef<number | null>(null)

  // Whoever asked by a button goes on at the first post that it brought: the button is gone.
  useEffect(() => {
    if (asked.current === null || posts[asked.current] === undefined) return
    const first = list.current?.children[asked.current]
    asked.current = null
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [posts, list])

  function askFor(act: () => void) {
    asked.current = posts.length
    act()
  }

  return (
    <>
      <div
        className={styles.posts}
        ref={list}
        role="feed"
        aria-label="Posts"
        aria-busy={phase === 'loading'}
        onKeyDown={stepThroughArticles}
      >
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            ref={index === posts.length - 1 ? last : undefined}
            post={post}
            position={index + 1}
            isHost={hosts.has(post.id)}
            isFirst={post === firstPicture}
            drawPicture={drawPicture}
          />
        ))}
      </div>
      <FeedTail
        phase={phase}
        pages={pages}
        isEmpty={posts.length === 0}
        onLoadMore={() => askFor(loadMore)}
        onTryAgain={() => askFor(tryAgain)}
      />
    </>
  )
}
