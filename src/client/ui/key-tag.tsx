import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type KeyKind, KeyShape } from './key-shapes.tsx'
import styles from './key-tag.module.css'

/** Paper tags threaded on one cord. */
export function KeyTags({ children }: { children: ReactNode }) {
  return <ul className={styles.tags}>{children}</ul>
}

type TagProps = { kind: KeyKind; name: string; children: ReactNode }

export function KeyTag({ to, ...tag }: TagProps & { to: string }) {
  return (
    <li>
      <Link className={styles.tag} to={to}>
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

function TagFace({ kind, name, children }: TagProps) {
  return (
    <>
      <span className={`${styles.shape} ${styles[kind]}`}>
        <KeyShape kind={kind} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{children}</span>
      </span>
      <ChevronRight className={styles.more} size={20} strokeWidth={2} aria-hidden />
    </>
  )
}

/** Where a tag will hang once it is known. */
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
