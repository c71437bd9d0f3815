import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { HiddenThing, type Seller } from './hidden-thing.tsx'
import { HintLight } from './hint-light.tsx'
import styles from './hunt-picture.module.css'
import { Miss, useMiss } from './miss.tsx'
import { type HuntImage, Picture } from './picture.tsx'
import { placeHidden } from './placement.ts'
import { useGameStore } from './use-game.ts'
import { useHands } from './use-hands.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomTools } from './zoom-tools.tsx'

type HuntPictureProps = {
  postId: string
  image: HuntImage
  /** Whether something is hidden in it. */
  isHost: boolean
  seller: Seller
  /** For the first picture: it is fetched at once. */
  priority?: boolean
  /** Shares the line under the picture with the zoom. */
  children?: ReactNode
}

/** A picture to rummage in: it can be come near to, and clicked for what is hidden. */
export function HuntPicture(props: HuntPictureProps) {
  const { postId, image, isHost, seller, priority = false, children } = props
  const { width, height, ground, places } = image
  const store = useGameStore()
  const frame = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLElement>(null)
  const { zoom, zoomTo, zoomNow } = useZoom(viewport)
  const { miss, onMiss } = useMiss()
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useHands(viewport, { zoomNow, zoomTo, onMiss })

  const objects = useMemo(
    () => (isHost ? placeHidden(postId, places, width / height) : []),
    [postId, places, width, height, isHost],
  )

  useEffect(() => {
    if (frame.current === null || objects.length === 0) return
    return store.host({ postId, sellerName: seller.name, objects }, frame.current)
  }, [store, postId, seller.name, objects])

  function tryAgain() {
    setTries(tries + 1)
    setHasFailed(false)
    // The button goes away.
    frame.current?.focus({ preventScroll: true })
  }

  return (
    <figure className={styles.figure} ref={frame} tabIndex={-1} aria-label={`${seller.name}'s picture`}>
      <div className={styles.frame}>
        <section
          className={styles.viewport}
          ref={viewport}
          style={{
            aspectRatio: `${width} / ${height}`,
            // The words in place of a picture that does not come are made for the page's own ground.
            backgroundColor: hasFailed ? undefined : ground,
          }}
          aria-label={zoom > 1 ? 'Picture, zoomed in: the arrow keys move it' : undefined}
          // Only what scrolls is worth a stop of the keyboard.
          tabIndex={zoom > 1 ? 0 : undefined}
        >
          <div
            className={styles.canvas}
            style={{ width: `${zoom * 100}%`, aspectRatio: `${width} / ${height}` }}
          >
            <Picture
              image={image}
              priority={priority}
              frame={frame}
              tries={tries}
              hasFailed={hasFailed}
              onOutcome={setHasFailed}
            >
              {objects.map((object) => (
                <HiddenThing key={object.id} object={object} seller={seller} />
              ))}
            </Picture>
            <HintLight postId={postId} frame={frame} zoomTo={zoomTo} />
          </div>
        </section>
        {hasFailed && (
          // Beside the things, not over them: they can still be asked for.
          <div className={styles.failed}>
            <p>This picture did not come.</p>
            <Button onClick={tryAgain}>Retry</Button>
          </div>
        )}
        <Miss miss={miss} />
      </div>
      <div className={styles.edge}>
        {children}
        <ZoomTools zoom={zoom} zoomTo={zoomTo} />
      </div>
    </figure>
  )
}
