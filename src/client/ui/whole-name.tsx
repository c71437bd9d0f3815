import { type CSSProperties, Fragment } from 'react'
import { longestPart, namePartsOf } from '#client/lib/name-parts.ts'
import styles from './whole-name.module.css'

/**
 * A name or an address that breaks only at its joints, and shrinks before it breaks anywhere else. Its parent must be a size
 * container (`container-type`).
 */
export function WholeName({ children: name }: { children: string }) {
  const longest = { '--longest': longestPart(name) } as CSSProperties

  return (
    <span className={styles.name} style={longest}>
      {namePartsOf(name).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the part
        <Fragment key={place}>
          {place > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
