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
 * Follows the list, in the place of the next post, so that nothing moves when that post comes. For the same reason the button
 * is on it, not above it.
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
