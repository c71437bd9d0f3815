import { memo, type Ref, useId } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import { formatExactMoment, formatMoment } from '#client/lib/format-date.ts'
import { WholeName } from '#client/ui/whole-name.tsx'
import { ArchedPicture } from './arched-picture.tsx'
import { formatCount } from './format-count.ts'
import { LikeButton } from './like-button.tsx'
import type { Post, PostImage } from './post.ts'
import styles from './post-card.module.css'

type PicturePlace = { isHost: boolean; isFirst: boolean }

/** The page draws a post's picture; `counts` belong to the line under it. */
export type DrawPicture = (post: PicturedPost, place: PicturePlace, counts: Elements) => Elements

/** The page's addition to a post's text; stable as long as the post is. */
export type DrawNote = (post: Post) => Elements

type PicturedPost = Post & { image: PostImage }

type PostCardProps = PicturePlace & {
  post: Post
  position: number
  drawPicture: DrawPicture
  drawNote: DrawNote
  ref?: Ref<HTMLElement> | undefined
}

/** A picture with a luggage label at its edge: the author and the date. The text is below. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, position, isHost, isFirst, drawPicture, drawNote, ref } = props
  const { author, timestamp, content, image, comments, shares } = post
  const id = useId()
  const counts = (
    <div className={styles.counts}>
      <LikeButton post={post} />
      {/* One line of text, so that neither looks like a control: there is nothing to open. */}
      <p>{`${formatCount(comments, 'comment')}, ${formatCount(shares, 'share')}`}</p>
    </div>
  )

  return (
    <article
      className={`${styles.post} ${image ? styles.pictured : styles.written}`}
      ref={ref}
      data-post={post.id}
      // For Page Down and Page Up, not a tab stop.
      tabIndex={-1}
      aria-labelledby={`${id}-who`}
      aria-describedby={`${id}-words`}
      aria-posinset={position}
      aria-setsize={-1}
    >
      <header className={styles.label}>
        <ArchedPicture src={author.avatar} name={author.username} />
        <div className={styles.who}>
          <h2 id={`${id}-who`}>
            <WholeName>{author.username}</WholeName>
          </h2>
          <time dateTime={timestamp} title={formatExactMoment(timestamp)}>
            {formatMoment(timestamp)}
          </time>
        </div>
      </header>
      {image && (
        <div className={styles.picture}>{drawPicture({ ...post, image }, { isHost, isFirst }, counts)}</div>
      )}
      <div className={styles.below}>
        <p className={styles.words} id={`${id}-words`}>
          {content}
        </p>
        {drawNote(post) satisfies Elements}
        {!image && (counts satisfies Elements)}
      </div>
    </article>
  )
})
