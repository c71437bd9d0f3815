import { wantsStillness } from '#client/game/hands/still.ts'
import { playSound } from '#client/game/sounds.ts'
import styles from './gestures.module.css'

/** How large a thing is at most when it lands (px): a bar that shows no place for it is larger. */
const IN_BAR = 40

/** When the flying thing is at its place (ms). As in the styles. */
const FLIGHT = 460

/**
 * Call it right after the thing was bought, while its deal is still on the page. The `slip` with the price is stamped and falls
 * away; the thing flies from its picture to its place in the bar. Both are copies that catch no click and remove themselves.
 * With reduced motion there is only the sound.
 */
export function celebrateDeal(thingId: string, slip: HTMLElement | null) {
  playSound('stamp')
  if (wantsStillness()) return

  if (slip) {
    const mark = document.createElement('span')
    mark.className = `${styles.stamp} ${styles.sold}`
    mark.textContent = 'Sold'
    show(styles.paper, slip.getBoundingClientRect(), copyOf(slip), mark)
  }
  // The next frame shows the bar and the picture after the deal.
  requestAnimationFrame(() => fly(thingId))
}

function fly(thingId: string) {
  const id = CSS.escape(thingId)
  const thing = document.querySelector(`[data-thing="${id}"]`)
  const home = homeOf(id)
  if (thing === null || home === null) return
  const from = thing.getBoundingClientRect()
  const to = home.getBoundingClientRect()
  const { x, y } = middleOf(to)
  const size = Math.min(to.width, to.height, IN_BAR)

  const flight = show(styles.flight, from, copyOf(thing))
  flight.style.setProperty('--x', `${x - middleOf(from).x}px`)
  flight.style.setProperty('--y', `${y - middleOf(from).y}px`)
  flight.style.setProperty('--size', `${size / Math.max(from.width, from.height)}`)
  show(styles.landing, new DOMRect(x - size / 2, y - size / 2, size, size))

  // The silhouette waits until the thing is there.
  if (!home.matches(`[data-home="${id}"]`)) return
  home.querySelector('svg')?.animate({ opacity: [1, 1, 0], offset: [0, 0.9, 1] }, FLIGHT)
  home.querySelector('img')?.animate({ opacity: [0, 0, 1], offset: [0, 0.9, 1] }, FLIGHT)
}

/** The thing's place, if it is in sight. Else what is in sight around it, or the bar, wherever that is. */
function homeOf(id: string) {
  const places = [...document.querySelectorAll(`[data-home="${id}"]`)]
  const bar = document.querySelector('[data-home="bar"]')
  return [...places, ...places.map(({ parentElement }) => parentElement), bar].find(isInSight) ?? bar
}

function isInSight(element: Element | null) {
  if (element === null) return false
  const { x, y } = middleOf(element.getBoundingClientRect())
  return element.contains(document.elementFromPoint(x, y))
}

function middleOf({ left, top, width, height }: DOMRect) {
  return { x: left + width / 2, y: top + height / 2 }
}

/** Shows something over the page until its animations end. Screen readers do not hear of it. */
function show(className: string | undefined, { left, top, width, height }: DOMRect, ...content: Element[]) {
  const layer = document.createElement('div')
  layer.className = `${styles.layer} ${className}`
  layer.ariaHidden = 'true'
  Object.assign(layer.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  layer.append(...content)
  document.body.append(layer)
  const ends = layer.getAnimations({ subtree: true }).map(({ finished }) => finished)
  void Promise.allSettled(ends).then(() => layer.remove())
  return layer
}

/** A copy that is found and announced as nothing. */
function copyOf(element: Element) {
  const copy = document.createElement('div')
  copy.append(element.cloneNode(true))
  copy.firstElementChild?.removeAttribute('role')
  copy.firstElementChild?.removeAttribute('data-thing')
  return copy
}
