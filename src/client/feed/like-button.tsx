import { Heart } from 'lucide-react'
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
      <Heart className={styles.heart} size={20} strokeWidth={2} aria-hidden />
      <span className="visually-hidden">Like, </span>
      {sayCount(likes, 'like')}
    </button>
  )
}
