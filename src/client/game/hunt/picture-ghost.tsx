import { useState } from 'react'
import gestures from '#client/game/gestures/gestures.module.css'
import { useLayer } from '#client/game/hands/layers.ts'
import type { AnswerFor } from '#client/game/room/use-room.ts'
import { useGameStore } from '#client/game/use-game.ts'
import { useFoundKeys } from '#client/lost-keys/found-keys.ts'
import type { Seller } from './hidden-thing.tsx'
import styles from './picture-ghost.module.css'
import { SpotButton } from './spot-button.tsx'
import type { Spot } from './whose-click.ts'

/** The place in a picture where its ghost peeks out. `drawing` is turned, lit, and half covered by what is in front. */
export type GhostPlace = Spot & { drawing: string }

type PictureGhostProps = { postId: string; seller: Seller; place: GhostPlace; answerFor: AnswerFor }

/** A tiny ghost with a key, half behind something. Once found, the key is gone, and the ghost waves. */
export function PictureGhost({ postId, seller, place, answerFor }: PictureGhostProps) {
  const store = useGameStore()
  const { keys, hang } = useFoundKeys()
  const [isFresh, setIsFresh] = useState(false)
  const { image, src, settle } = useLayer(place.drawing)
  const isFound = keys.some((key) => key.post === postId)

  function press() {
    if (isFound) return answerFor(place, 'Small ghost', 'You have my key already.')
    setIsFresh(true)
    hang({ post: postId, by: seller.name })
    const text = `A lost key! That makes ${keys.length + 1}. It hangs on the ring on your account page.`
    store.dispatch({ type: 'say', text })
  }

  return (
    <SpotButton
      area={place}
      label={isFound ? 'Small ghost, its key is on your ring' : 'Small ghost with a key'}
      isDone={isFound}
      onPress={press}
      className={`${isFound ? styles.found : ''} ${isFresh ? styles.fresh : ''}`}
    >
      {isFresh && <span className={`${gestures.found} ${styles.light}`} />}
      <img ref={image} src={src} alt="" draggable={false} onLoad={settle} onError={settle} />
    </SpotButton>
  )
}
