import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import styles from './feed.module.css'
import { loadMore, tryAgain } from './feed-state.ts'
import { FeedTail } from './feed-tail.tsx'
import { hostsAmong } from './hosts.ts'
import { NextPost } from './next-post.tsx'
import { type DrawNote, type DrawPicture, PostCard } from './post-card.tsx'
import { useFeed } from './use-feed.ts'
import { useLastVisible } from './use-last-visible.ts'
import { usePlace } from './use-place.ts'

type FeedProps = { drawPicture: DrawPicture; drawNote: DrawNote }

/** All posts so far, and what follows them: more, the end, or a failure. */
export function Feed({ drawPicture, drawNote }: FeedProps) {
  const { posts, pages, phase, failures } = useFeed()
  const hosts = useMemo(() => hostsAmong(posts), [posts])
  const firstPicture = posts.find(({ image }) => image)
  const list = usePlace()
  const last = useLastVisible(posts.at(-1)?.id, loadMore)
  const asked = useRef<number | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const tail = useRef<HTMLDivElement>(null)
  const isFirstWait = pages === 0

  // A pressed button disappears, so the focus moves on. During the wait, it goes to the wait. Then it goes to the first new
  // post, or the button of a failure, or the last post if nothing came.
  useEffect(() => {
    if (asked.current === null) return
    if (phase === 'loading') return goOnAt(more.current)
    if (phase === 'unavailable' || phase === 'unusable') return goOnAt(tail.current?.querySelector('button'))

    const articles = [...(list.current?.querySelectorAll<HTMLElement>(':scope > article') ?? [])]
    goOnAt(articles[asked.current] ?? more.current ?? articles.at(-1))
    asked.current = null
  }, [phase, list])

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
            drawNote={drawNote}
          />
        ))}
      </div>
      {!isFirstWait && (phase === 'waiting' || phase === 'loading') && (
        <NextPost
          key={posts.length}
          isLoading={phase === 'loading'}
          button={more}
          onLoadMore={() => askFor(loadMore)}
        />
      )}
      <FeedTail
        ref={tail}
        phase={phase}
        failures={failures}
        isFirstWait={isFirstWait}
        isEmpty={posts.length === 0}
        onTryAgain={() => askFor(tryAgain)}
      />
    </>
  )
}

/** The page's heading is always available as the last choice. */
function goOnAt(element: HTMLElement | null | undefined) {
  const next = element ?? document.querySelector<HTMLElement>('h1')
  next?.focus({ preventScroll: true })
}

const STEPS: Partial<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** Page Down and Page Up move between posts, as in the feed pattern of WAI-ARIA. */
function stepThroughArticles(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const here = event.target instanceof Element ? event.target.closest('article') : null
  if (step === undefined || here === null || event.defaultPrevented) return

  const next = step > 0 ? here.nextElementSibling : here.previousElementSibling
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
