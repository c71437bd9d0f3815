import { onTestFinished } from 'vitest'

/** What a gesture shows over the page. */
export const layers = () => [...document.querySelectorAll<HTMLElement>('body > [aria-hidden=true]')]
export const layersOf = (kind: 'flight' | 'paper') =>
  layers().filter(({ className }) => className.includes(kind))

/** Stops every gesture over the page where it begins, until it is let go. */
export function holdGestures() {
  const held = new Set<Animation>()
  const hold = () => {
    for (const animation of layers().flatMap((layer) => layer.getAnimations({ subtree: true }))) {
      if (!held.has(animation)) animation.pause()
      held.add(animation)
    }
  }
  const observer = new MutationObserver(hold)
  observer.observe(document.body, { childList: true })
  onTestFinished(() => observer.disconnect())
  return {
    /** `time` since its beginning (ms). */
    moveTo(time: number) {
      for (const animation of held) animation.currentTime = time
    },
    letGo() {
      observer.disconnect()
      // To its end at once, so that the next test meets none of them.
      for (const animation of held) animation.finish()
    },
  }
}

export function middleOf(element: Element | null | undefined) {
  if (!element) throw new Error('It is not there.')
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** How far the middles of two are from each other (px). */
export function apart(one: Element | null | undefined, other: Element | null | undefined) {
  const [from, to] = [middleOf(one), middleOf(other)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

export const styleOf = (element: Element | null | undefined) => getComputedStyle(element ?? document.body)
