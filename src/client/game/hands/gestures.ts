import { MOST_ZOOM, type Point } from './use-zoom.ts'

type Gestures = {
  zoomNow: () => number
  zoomTo: (zoom: number, at?: Point) => void
  /**
   * Whether a click on a button in the picture is for the button, and not for what is drawn there. `target` is the clicked part of
   * the button.
   */
  isForButton: (at: Point, button: HTMLElement, target: Element) => boolean
  /**
   * A click, in px of the viewport, that is for no button; `button` is the one at that point. Returns `true` if it has fully
   * handled the click.
   */
  onTap: (at: Point, pointerType: string, button: HTMLElement | null) => boolean
  /** Called when a second click follows: the first tap was half of a double one. */
  onDouble: () => void
}

/** A second click this soon (ms) and this near (px) makes a double one. */
const SOON = 280
const NEAR = 28

/** Moved this far (px), a press is a drag and not a click. */
const DRAG = 6

/** Handles every gesture on a picture, except clicks for a button. Returns a function that stops it. */
export function listenToHands(viewport: HTMLElement, gestures: Gestures) {
  const done = new AbortController()
  const on = { signal: done.signal }
  listenToClicks(viewport, gestures, on)
  listenToDrags(viewport, gestures, on)
  listenToPinches(viewport, gestures, on)
  return () => done.abort()
}

function pointOf(viewport: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = viewport.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function listenToClicks(viewport: HTMLElement, gestures: Gestures, on: { signal: AbortSignal }) {
  let last: { time: number; at: Point } | null = null

  viewport.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : viewport
      const button = target.closest('button')
      // A key or a program presses a button at no point.
      if (button && event.detail === 0) return
      const at = pointOf(viewport, event)
      if (button && gestures.isForButton(at, button, target)) return
      // The button itself must not be pressed, nor be the one that the next key presses.
      if (button) event.stopPropagation()
      button?.blur()
      if (
        last &&
        event.timeStamp - last.time < SOON &&
        Math.hypot(at.x - last.at.x, at.y - last.at.y) < NEAR
      ) {
        last = null
        gestures.onDouble()
        const zoom = gestures.zoomNow()
        gestures.zoomTo(zoom >= MOST_ZOOM ? 1 : zoom * 2, at)
        return
      }
      // Answers at once: on a second click the answer disappears, and the picture zooms in.
      const isDone = gestures.onTap(at, event.pointerType, button)
      last = isDone ? null : { time: event.timeStamp, at }
    },
    on,
  )
}

/** With a mouse; touch screens scroll by themselves. */
function listenToDrags(viewport: HTMLElement, { zoomNow }: Gestures, on: { signal: AbortSignal }) {
  let start: { x: number; y: number; left: number; top: number } | null = null
  let hasMoved = false

  viewport.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      if (pointerType !== 'mouse' || button !== 0 || zoomNow() === 1) return
      start = { x: clientX, y: clientY, left: viewport.scrollLeft, top: viewport.scrollTop }
    },
    on,
  )
  window.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (start === null) return
      const [byX, byY] = [clientX - start.x, clientY - start.y]
      if (!hasMoved && Math.hypot(byX, byY) > DRAG) {
        hasMoved = true
        // Receives the rest of the drag, also outside of the window.
        viewport.setPointerCapture(pointerId)
      }
      if (hasMoved) viewport.scrollTo({ left: start.left - byX, top: start.top - byY, behavior: 'instant' })
    },
    on,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(
      end,
      () => {
        if (start === null) return
        start = null
        // The click of the release comes before any other event, or not at all.
        setTimeout(() => {
          hasMoved = false
        })
      },
      on,
    )
  }
  // The dragged thing stays under the pointer, so the release would click it.
  viewport.addEventListener(
    'click',
    (event) => {
      if (!hasMoved) return
      event.stopPropagation()
      event.preventDefault()
    },
    { ...on, capture: true },
  )
}

/** Two fingers, or the wheel with Control, which is also what a touchpad's pinch sends. */
function listenToPinches(viewport: HTMLElement, { zoomNow, zoomTo }: Gestures, on: { signal: AbortSignal }) {
  let start: { distance: number; zoom: number } | null = null

  viewport.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches
      if (!one || !other) return
      // A scroll that has already begun cannot be cancelled.
      if (event.cancelable) event.preventDefault()
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      start ??= { distance, zoom: zoomNow() }
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      }
      zoomTo((start.zoom * distance) / start.distance, pointOf(viewport, middle))
    },
    { ...on, passive: false },
  )
  for (const end of ['touchend', 'touchcancel'] as const) {
    viewport.addEventListener(
      end,
      ({ touches }) => {
        if (touches.length < 2) start = null
      },
      on,
    )
  }
  viewport.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(zoomNow() * Math.exp(-event.deltaY / 150), pointOf(viewport, event))
    },
    { ...on, passive: false },
  )
}
