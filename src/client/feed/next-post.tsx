import type { Ref } from 'react'
import { Button } from '#client/ui/button.tsx'
import styles from './next-post.module.css'
import { PostSkeleton } from './post-skeleton.tsx'

type NextPostProps = {
  isLoading: boolean
  button: Ref<HTMLButtonElement>
  onLoadMore: () => void
}

/**
 * Next to the list, in the very place of the post that comes next, so that nothing moves when it comes. The button
 * lies on it, not above it, for the same reason.
 */
export function NextPost({ isLoading, button, onLoadMore }: NextPostProps) {
  return (
    <div className={styles.place}>
      <PostSkeleton />
      <div className={styles.more}>
        <Button ref={button} isBusy={isLoading} onClick={onLoadMore}>
          Load more
        </Button>
      </div>
    </div>
  )
}
