import { Button } from '#client/ui/button.tsx'
import { FeedEnd } from './feed-end.tsx'
import type { FeedPhase } from './feed-state.ts'
import styles from './feed-tail.module.css'
import { FeedUnavailable } from './feed-unavailable.tsx'
import { FeedUnusable } from './feed-unusable.tsx'
import { PostSkeleton } from './post-skeleton.tsx'

type FeedTailProps = {
  phase: FeedPhase
  /** How many there are so far. */
  pages: number
  isEmpty: boolean
  onLoadMore: () => void
  onTryAgain: () => void
}

/** What stands below the last post. */
export function FeedTail({ phase, pages, isEmpty, onLoadMore, onTryAgain }: FeedTailProps) {
  const isLoading = phase === 'loading'
  const mayBeMore = isLoading || phase === 'waiting'
  const isFirstWait = isLoading && isEmpty

  return (
    <>
      {phase !== 'ended' && (
        // Anew with each page: what is pushed down instead would count as a shift of the layout.
        <div className={styles.tail} key={pages}>
          {mayBeMore && !isFirstWait && (
            <Button isBusy={isLoading} onClick={onLoadMore}>
              Load more
            </Button>
          )}
          {mayBeMore && <PostSkeleton />}
          {isFirstWait && <PostSkeleton />}
          {phase === 'unavailable' && <FeedUnavailable onTryAgain={onTryAgain} />}
          {phase === 'unusable' && <FeedUnusable onTryAgain={onTryAgain} />}
        </div>
      )}
      {/* Always there, so that its text is read when it comes. */}
      <div className={styles.said} role="status">
        {isLoading && <span className="visually-hidden">Loading posts...</span>}
        {phase === 'ended' && <FeedEnd isEmpty={isEmpty} />}
      </div>
    </>
  )
}
