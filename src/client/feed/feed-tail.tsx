import type { Ref } from 'react'
import type { FeedPhase } from './feed-state.ts'
import styles from './feed-tail.module.css'
import { FeedUnavailable } from './feed-unavailable.tsx'
import { FeedUnusable } from './feed-unusable.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { TailNote } from './tail-note.tsx'

type FeedTailProps = {
  phase: FeedPhase
  failures: number
  /** No page has been loaded yet. */
  isFirstWait: boolean
  isEmpty: boolean
  onTryAgain: () => void
  ref: Ref<HTMLDivElement>
}

/** The end of the list: the first wait, a failure, or the last words. */
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
          {/* Each failure is a new dialog, even if its wait was never drawn. */}
          {phase === 'unusable' && <FeedUnusable key={failures} onTryAgain={onTryAgain} />}
        </div>
      )}
      {/* Always there, so that screen readers announce its text. */}
      <div className={styles.said} role="status">
        {isLoading && <span className="visually-hidden">Loading posts...</span>}
        {phase === 'ended' && <FeedEnd isEmpty={isEmpty} />}
      </div>
    </>
  )
}

function FeedEnd({ isEmpty }: { isEmpty: boolean }) {
  return (
    <TailNote pose="waving">
      <h2>You've reached the end!</h2>
      <p>
        {isEmpty
          ? 'Nobody has put anything out yet. The tables are empty, the lamp is on.'
          : 'That was the last table. Everybody here will dig out more, given a rainy weekend.'}
      </p>
    </TailNote>
  )
}
