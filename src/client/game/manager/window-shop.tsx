import { useState } from 'react'
import { allErrands } from '#client/game/errands/errand-rules.ts'
import { byPrice, jarOf } from '#client/game/furnish.ts'
import { formatMoney, inYourJar } from '#client/game/manager-words.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { drawingAt, type Furnishing } from '#client/our-window/furnishings.ts'
import { WindowPicture } from '#client/our-window/window-picture.tsx'
import { Button } from '#client/ui/button.tsx'
import { TagModal } from './tag-modal.tsx'
import styles from './window-shop.module.css'

/** The window behind our door, and what can be bought for it from the jar. */
export function WindowShop() {
  const isOpen = useGame(({ board }) => board === 'window')
  return isOpen && <Shop />
}

function Shop() {
  const store = useGameStore()
  const game = useGame((table) => table.game)
  const [atFirst] = useState(game)
  const isMore = game.errands.done.length < allErrands.length
  const close = () => store.showBoard(null)

  return (
    <TagModal title="The window behind our door" onEscape={close}>
      <div className={styles.picture}>
        <WindowPicture ids={game.furnishings} />
      </div>
      {/* The panel is silent behind an open dialog, so the manager is quoted here. */}
      <p className={styles.jar} role="status">
        <span>{game.furnishings === atFirst.furnishings ? inYourJar(jarOf(game)) : game.managerMessage}</span>
      </p>
      <ul className={styles.goods}>
        {byPrice.map((furnishing) => (
          <Good key={furnishing.id} furnishing={furnishing} />
        ))}
      </ul>
      {isMore && (
        <>
          <p>Only errands fill the jar. It is not your cash: that is for the things on the list.</p>
          <Button onClick={() => store.showBoard('errands')}>See the errands</Button>
        </>
      )}
      <Button onClick={close}>Close</Button>
    </TagModal>
  )
}

function Good({ furnishing: { id, name, price } }: { furnishing: Furnishing }) {
  const store = useGameStore()
  const isBought = useGame(({ game }) => game.furnishings.includes(id))
  const isPayable = useGame(({ game }) => jarOf(game) >= price)

  return (
    <li>
      <img className={styles.drawing} src={drawingAt(id)} alt="" draggable={false} loading="lazy" />
      <span className={styles.name} id={`${id}-name`}>
        {name}
      </span>
      <span className={styles.price}>{formatMoney(price)}</span>
      {/* Held instead of disabled: it keeps the focus when it is pressed. */}
      <Button
        id={`${id}-buy`}
        aria-labelledby={`${id}-buy ${id}-name`}
        isHeld={isBought}
        disabled={!isBought && !isPayable}
        onClick={() => store.dispatch({ type: 'furnish', furnishingId: id })}
      >
        {isBought ? 'Bought' : 'Buy'}
      </Button>
    </li>
  )
}
