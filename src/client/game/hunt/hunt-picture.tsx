import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useHands } from '#client/game/hands/use-hands.ts'
import { canvasIn, type Point } from '#client/game/hands/use-zoom.ts'
import { RoomAnswer } from '#client/game/room/room-answer.tsx'
import { RoomNames } from '#client/game/room/room-names.tsx'
import { useRoom } from '#client/game/room/use-room.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import type { Elements } from '#client/lib/elements.ts'
import { Button } from '#client/ui/button.tsx'
import filledStyles from './filled.module.css'
import { FilledBar } from './filled-bar.tsx'
import { HiddenThing, type Seller } from './hidden-thing.tsx'
import { HintLight } from './hint-light.tsx'
import styles from './hunt-picture.module.css'
import { Miss, useMiss } from './miss.tsx'
import { type HuntImage, Picture } from './picture.tsx'
import { PictureGhost } from './picture-ghost.tsx'
import { PictureTools } from './picture-tools.tsx'
import { placeHidden } from './placement.ts'
import { usePictureView } from './use-picture-view.ts'
import { isForSpot } from './whose-click.ts'

type HuntPictureProps = {
  postId: string
  image: HuntImage
  /** Whether something is hidden in it. */
  isHost: boolean
  seller: Seller
  /** For the first picture: it loads at once. */
  priority?: boolean
  /** Shares the line under the picture with the zoom. */
  children?: Elements
}

/** A picture to search: it can be zoomed, clicked for hidden things, and asked about drawn things. */
export function HuntPicture(props: HuntPictureProps) {
  const { postId, image, isHost, seller, priority = false, children } = props
  const { width, height, ground, places, ghost } = image
  const aspect = width / height
  const store = useGameStore()
  const figure = useRef<HTMLElement>(null)
  const isHintElsewhere = useGame(({ hint }) => hint !== null && hint.postId !== postId)
  const view = usePictureView(aspect, isHintElsewhere)
  const { frame, viewport, fillButton, zoom, zoomTo, zoomNow, isFilled, leave } = view
  const { miss, onMiss, forgetMiss } = useMiss()
  const { drawn, ask, askAt, answerFor, forgetTap, names } = useRoom({
    postId,
    src: image.src,
    things: image.things,
    frame: figure,
    viewport,
  })
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useHands(viewport, { zoomNow, zoomTo, isForButton, onTap, onDouble })

  const objects = useMemo(
    () => (isHost ? placeHidden(postId, places, aspect) : []),
    [postId, places, aspect, isHost],
  )

  useEffect(() => {
    if (figure.current === null || objects.length === 0) return
    return store.host({ postId, sellerName: seller.name, objects }, figure.current)
  }, [store, postId, seller.name, objects])

  function isForButton(at: Point, button: HTMLElement, target: Element) {
    // The tag of a bought thing is on top of everything.
    if (viewport.current === null || target.closest('[data-tag]')) return true
    const { left, top, ...picture } = canvasIn(viewport.current)
    const spots = ghost ? [...objects, ghost] : objects
    const within = { x: at.x - left, y: at.y - top }
    return isForSpot({ at: within, picture, spots, drawn, isDone: isDone(button) })
  }

  function onTap(at: Point, pointerType: string, button: HTMLElement | null) {
    const isOpen = button !== null && !isDone(button)
    // Before the list is loaded the tap may be for the button.
    const isForPicture = !isOpen || drawn !== null
    if (isForPicture && view.fillByTouch(at, pointerType)) return true
    askAt(at, isOpen ? () => button.click() : onMiss)
    return false
  }

  function onDouble() {
    store.answerIsOver()
    forgetMiss()
    forgetTap()
  }

  function tryAgain() {
    setTries(tries + 1)
    setHasFailed(false)
    // The button disappears.
    figure.current?.focus({ preventScroll: true })
  }

  const tools = (
    <PictureTools
      fillButton={fillButton}
      zoom={zoom}
      zoomTo={zoomTo}
      names={names}
      isFilled={isFilled}
      onFill={view.fillWhole}
    />
  )
  const list = names?.isOpen && <RoomNames id={names.id} drawn={drawn} onAsk={ask} />

  return (
    <figure className={styles.figure} ref={figure} tabIndex={-1} aria-label={`${seller.name}'s picture`}>
      {/* Reserves its space on the page, also while the picture fills the screen. */}
      <div className={styles.place} style={{ aspectRatio: `${width} / ${height}` }}>
        <div
          className={isFilled ? `${styles.frame} ${filledStyles.filled}` : styles.frame}
          ref={frame}
          data-filled={isFilled || undefined}
        >
          {isFilled && <FilledBar onLeave={leave}>{tools}</FilledBar>}
          <section
            className={isFilled ? `${styles.viewport} ${filledStyles.window}` : styles.viewport}
            ref={viewport}
            style={{
              aspectRatio: isFilled ? undefined : `${width} / ${height}`,
              // The text that replaces a failed picture is made for the page's own background.
              backgroundColor: hasFailed || isFilled ? undefined : ground,
            }}
            aria-label={zoom > 1 ? 'Picture, zoomed in: the arrow keys move it' : undefined}
            // Only a scrollable picture is worth a tab stop.
            tabIndex={zoom > 1 ? 0 : undefined}
          >
            <div
              className={isFilled ? `${styles.canvas} ${filledStyles.canvas}` : styles.canvas}
              // Custom properties are styles that React's types do not list.
              style={
                { '--zoom': zoom, '--aspect': aspect, aspectRatio: `${width} / ${height}` } as CSSProperties
              }
            >
              <Picture
                image={image}
                priority={priority}
                frame={figure}
                tries={tries}
                hasFailed={hasFailed}
                onOutcome={setHasFailed}
              >
                {[
                  ...objects.map((object) => (
                    <HiddenThing key={object.id} {...{ object, seller, answerFor }} />
                  )),
                  ...(ghost
                    ? [<PictureGhost key="ghost" place={ghost} {...{ postId, seller, answerFor }} />]
                    : []),
                ]}
              </Picture>
              <HintLight postId={postId} frame={figure} zoomTo={zoomTo} />
              <RoomAnswer postId={postId} src={image.src} drawn={drawn} objects={objects} />
            </div>
          </section>
          {hasFailed && (
            // Beside the things, not over them: they can still be clicked.
            <div className={styles.failed}>
              <p>This picture could not be loaded.</p>
              <Button onClick={tryAgain}>Retry</Button>
            </div>
          )}
          <Miss miss={miss} />
          {isFilled && <div className={filledStyles.names}>{list}</div>}
        </div>
      </div>
      <div className={styles.edge}>
        {children satisfies Elements}
        {!isFilled && (tools satisfies Elements)}
      </div>
      {!isFilled && (list satisfies Elements)}
    </figure>
  )
}

function isDone(button: HTMLElement) {
  return button.dataset.done !== undefined
}
