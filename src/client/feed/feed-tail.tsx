import type { Ref } from 'react'
import { FeedEnd } from './feed-end.tsx'
import type { FeedPhase } from './feed-state.ts'
import styles from './feed-tail.module.css'
import { FeedUnavailable } from './feed-unavailable.tsx'
import { FeedUnusable } from './feed-unusable.tsx'
import { PostSkeleton } from './post-skeleton.tsx'

type FeedTailProps = {
  phase: FeedPhase
  failures: number
  /** No page has come yet. */
  isFirstWait: boolean
  isEmpty: boolean
  onTryAgain: () => void
  ref: Ref<HTMLDivElement>
}

/** What stands below the list: the first wait, what is the matter, or the end. */
export function FeedTail({ phase, failures, isFirstWait, isEmpty, onTryAgain, ref }: FeedTailProps) {
  const isLoading = phase === 'loading'
  const hasFailed = phase === 'unavailable' || phase === 'unusable'

  return (
    <>
      {isFirstWait && (isLoading || phase === 'waiting') && (
        <div className={styles.tail}>
          <PostSkeleton />
          <PostSkeleton />
        </div>
      )}
      {hasFailed && (
        <div className={styles.tail} ref={ref}>
          {phase === 'unavailable' && <FeedUnavailable onTryAgain={onTryAgain} />}
          {/* Another failure is another dialog, also where it comes before the wait for it was drawn. */}
          {phase === 'unusable' && <FeedUnusable key={failures} onTryAgain={onTryAgain} />}
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
