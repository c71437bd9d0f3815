import { type CSSProperties, useState } from 'react'
import { hadAlready } from '#client/game/errands/errand-words.ts'
import { useLayer } from '#client/game/hands/layers.ts'
import { formatMoney } from '#client/game/manager-words.ts'
import type { AnswerFor } from '#client/game/room/use-room.ts'
import { isBought } from '#client/game/state.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import type { HiddenObject } from './hidden-object.ts'
import styles from './hidden-thing.module.css'
import { SpotButton } from './spot-button.tsx'

const CHECK = 'M20 6 9 17l-5-5'

export type Seller = { id: string; name: string }

type HiddenThingProps = { object: HiddenObject; seller: Seller; answerFor: AnswerFor }

/** A thing in the picture: drawn in its place, and a button at least as large as a finger. */
export function HiddenThing({ object, seller, answerFor }: HiddenThingProps) {
  const { id, name, price, quality, quantity, sprite, drawing } = object
  const store = useGameStore()
  const isOurs = useGame(({ game }) => isBought(game, id))
  const [wasOurs] = useState(isOurs)
  const [isDrawn, setIsDrawn] = useState(true)
  const { image, src, settle } = useLayer(drawing ?? `/scenes/hidden/${sprite}.svg`)

  function fail() {
    settle()
    setIsDrawn(false)
  }

  function press() {
    if (isOurs) return answerFor(object, name, hadAlready(name))
    const bySeller = { sellerId: seller.id, sellerName: seller.name }
    const item = { id, name, price, quality, quantity, ...bySeller, ...(drawing && { drawing }) }
    store.dispatch({ type: 'ask', item, roll: Math.random() })
  }

  return (
    <SpotButton
      area={object}
      label={isOurs ? `${name}, bought` : `${name}, ${formatMoney(price)}, quality ${quality}`}
      isDone={isOurs}
      onPress={press}
      className={styles.thing}
    >
      {isDrawn ? (
        <img
          ref={image}
          data-thing={id}
          className={drawing === undefined ? styles.usual : undefined}
          style={drawing === undefined ? lit(object) : undefined}
          src={src}
          alt=""
          draggable={false}
          onLoad={settle}
          onError={fail}
        />
      ) : (
        // The button must never be invisible.
        <span className={styles.label}>{name}</span>
      )}
      {isOurs && (
        <span className={`${styles.tag} ${wasOurs ? '' : styles.fresh}`} data-tag>
          <Glyph path={CHECK} size={16} strokeWidth={3} />
        </span>
      )}
    </SpotButton>
  )
}

/** Light and lean for a thing that the picture has no drawing of its own for. */
function lit({ lean, dim }: HiddenObject) {
  return {
    '--lean': `${lean}deg`,
    '--dim': dim,
    // Custom properties are styles that React's types do not list.
  } as CSSProperties
}
