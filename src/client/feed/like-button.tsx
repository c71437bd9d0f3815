import { Glyph } from '#client/ui/glyph.tsx'
import styles from './like-button.module.css'
import { sayCount } from './say-count.ts'

type LikeButtonProps = {
  likes: number
  isLiked: boolean
  onToggle: () => void
}

export function LikeButton({ likes, isLiked, onToggle }: LikeButtonProps) {
  return (
    <button type="button" className={styles.like} aria-pressed={isLiked} onClick={onToggle}>
      <Glyph shape="heart" className={styles.heart} />
      <span className="visually-hidden">Like, </span>
      {sayCount(likes, 'like')}
    </button>
  )
}
