import card from './post-card.module.css'
import styles from './post-skeleton.module.css'

/** As large as the content that replaces it. */
export function PostSkeleton() {
  return (
    <div className={`${card.post} ${card.pictured} ${styles.dim}`} aria-hidden="true">
      <div className={card.label}>
        <span className={styles.window} />
        <div className={card.who}>
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      </div>
      <div className={card.picture}>
        <div className={styles.picture} />
        <div className={styles.edge} />
      </div>
      <div className={card.below}>
        <div className={styles.words} />
      </div>
    </div>
  )
}
