import { createElement, type ReactNode } from 'react'
import { Link } from '#client/ui/link.tsx'
import { PROSE_TAGS, type Prose } from '#shared/prose.ts'
import styles from './prose-view.module.css'

/** Draws a text element by element: the page's security policy forbids HTML from a string. */
export function ProseView({ prose }: { prose: Prose[] }) {
  return <div className={styles.prose}>{prose.map(draw)}</div>
}

function draw(node: Prose, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, start, children } = node
  if (!PROSE_TAGS.includes(tag)) return null
  const inside = children.length > 0 ? children.map(draw) : undefined
  if (tag === 'a' && href?.startsWith('/'))
    return (
      <Link key={index} to={href}>
        {inside}
      </Link>
    )
  if (tag === 'table')
    return (
      // A wide one scrolls by itself, by the keyboard too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it
      <section key={index} className={styles.wide} aria-label="Table" tabIndex={0}>
        <table>{inside}</table>
      </section>
    )
  return createElement(tag, { key: index, href, start }, inside)
}
