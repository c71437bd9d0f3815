import { type CSSProperties, type FocusEvent, useState } from 'react'
import { Glyph } from '#client/ui/glyph.tsx'
import type { HiddenObject } from './hidden-object.ts'
import styles from './hidden-thing.module.css'
import { sayMoney } from './manager-words.ts'
import { isBought } from './state.ts'
import { useGame, useGameStore } from './use-game.ts'

const CHECK = 'M20 6 9 17l-5-5'

export type Seller = { id: string; name: string }

/** A thing in the picture: drawn where it rests, and a button at least as large as a finger. */
export function HiddenThing({ object, seller }: { object: HiddenObject; seller: Seller }) {
  const { id, name, price, quality, quantity, sprite } = object
  const store = useGameStore()
  const isOurs = useGame(({ game }) => isBought(game, id))
  const [wasOurs] = useState(isOurs)
  const [isDrawn, setIsDrawn] = useState(true)

  function ask() {
    if (isOurs) return
    const item = { id, name, price, quality, quantity, sellerId: seller.id, sellerName: seller.name }
    store.dispatch({ type: 'ask', item, roll: Math.random() })
  }

  return (
    <button
      type="button"
      className={styles.thing}
      style={placed(object)}
      aria-label={isOurs ? `${name}, bought` : `${name}, ${sayMoney(price)}, quality ${quality}`}
      aria-disabled={isOurs || undefined}
      onClick={ask}
      onFocus={bringIn}
    >
      {isDrawn ? (
        <img
          className={styles.sprite}
          src={`/scenes/hidden/${sprite}.svg`}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          onError={() => setIsDrawn(false)}
        />
      ) : (
        // Never a button that nobody can see.
        <span className={styles.label}>{name}</span>
      )}
      {isOurs && (
        <span className={`${styles.tag} ${wasOurs ? '' : styles.fresh}`}>
          <Glyph path={CHECK} size={16} strokeWidth={3} />
        </span>
      )}
    </button>
  )
}

/** In a picture that one is near to, a thing may be half outside; browsers are content with that, the keyboard is not. */
function bringIn({ currentTarget }: FocusEvent<HTMLButtonElement>) {
  if (!currentTarget.matches(':focus-visible')) return
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

function placed({ x, y, width, height, lean, dim }: HiddenObject) {
  return {
    '--x': x,
    '--y': y,
    '--width': width,
    '--height': height,
    '--lean': `${lean}deg`,
    '--dim': dim,
    // Custom properties are styles that React's types do not list.
  } as CSSProperties
}
