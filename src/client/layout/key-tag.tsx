import type { ReactNode } from 'react'
import { type KeyKind, KeyShape } from '#client/drawings/key-shapes.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import { Link } from '#client/ui/link.tsx'
import { WholeName } from '#client/ui/whole-name.tsx'
import styles from './key-tag.module.css'

/** Paper tags threaded on one cord. */
export function KeyTags({ children }: { children: ReactNode }) {
  return <ul className={styles.tags}>{children}</ul>
}

type TagProps = {
  kind: KeyKind
  name: string
  children: ReactNode
  /** A second line of details. */
  more?: string[]
}

type KeyTagProps = TagProps & {
  to: string
  /** Marks this browser's key among several of the same name. */
  isHere?: boolean
}

export function KeyTag({ to, isHere = false, ...tag }: KeyTagProps) {
  return (
    <li>
      <Link className={isHere ? `${styles.tag} ${styles.here}` : styles.tag} to={to}>
        <TagFace {...tag} />
      </Link>
    </li>
  )
}

export function KeyTagButton({
  onClick,
  isBusy,
  ...tag
}: TagProps & { onClick: () => void; isBusy: boolean }) {
  return (
    <li>
      <button
        className={styles.tag}
        type="button"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onClick}
      >
        <TagFace {...tag} />
      </button>
    </li>
  )
}

function TagFace({ kind, name, children, more = [] }: TagProps) {
  return (
    <>
      <span className={`${styles.shape} ${styles[kind]}`}>
        <KeyShape kind={kind} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <WholeName>{name}</WholeName>
        </span>
        <span className={styles.detail}>{children}</span>
        {more.length > 0 && <span className={`${styles.detail} ${styles.more}`}>{more.join(', ')}</span>}
      </span>
      <Glyph shape="chevron" className={styles.further} />
    </>
  )
}

/** A placeholder for a tag that is not loaded yet. */
export function BlankTag() {
  return (
    <li aria-hidden="true" className={`${styles.tag} ${styles.blank}`}>
      <span className={styles.words}>
        <span className={styles.bar} />
        <span className={`${styles.bar} ${styles.short}`} />
      </span>
    </li>
  )
}
