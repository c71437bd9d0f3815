import { expect, onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import { emptyPointIn } from '../../support/empty-point.ts'

type Point = { x: number; y: number }

/** The frame through which a picture is seen. */
export function frameOf(picture: Locator) {
  const frame = picture.element().querySelector('section')
  if (frame === null) throw new Error('This picture has no frame.')
  return frame
}

/** Clicks a point of the frame, in px from its corner. */
export async function clickAt(picture: Locator, position: Point) {
  await page.elementLocator(frameOf(picture)).click({ position, force: true })
}

export async function doubleClickAt(picture: Locator, position: Point) {
  await page.elementLocator(frameOf(picture)).dblClick({ position, force: true })
}

/** Scrolls a picture to the middle of the page, and waits until it is drawn. */
export async function lookAt(picture: Locator) {
  await expect.element(picture).toBeInTheDocument()
  picture.element().scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(() => drawingIn(picture).naturalWidth).toBe(1600)
  return picture
}

/** The room itself, without its hidden things. */
export function drawingIn(picture: Locator) {
  const drawing = picture.element().querySelector('section img')
  if (!(drawing instanceof HTMLImageElement)) throw new Error('This picture shows nothing.')
  return drawing
}

/** A point of the frame where nothing can be pressed, with some room around it; in px from its corner. */
export function emptyPoint(picture: Locator): Point {
  picture.element().scrollIntoView({ block: 'center', behavior: 'instant' })
  const point = emptyPointIn(frameOf(picture))
  if (point === null) throw new Error('This picture is full.')
  return point
}

/** The light of a hint. */
export function lightIn(where: Element) {
  return where.querySelector('[class*=light]')
}

type Answer = (address: string) => Response | undefined | Promise<Response | undefined>

/** Answers file requests for which it has an answer, until the test is over. */
export function serveFiles(answer: Answer) {
  const reallyFetch = window.fetch
  window.fetch = async (address, request) =>
    (await answer(String(address instanceof Request ? address.url : address))) ??
    (await reallyFetch(address, request))
  onTestFinished(() => {
    window.fetch = reallyFetch
  })
}

/** Serves these things as the drawn things of every picture, with a size of 1600 by 1200. */
export function serveThings(things: readonly object[]) {
  serveFiles((address) =>
    address.endsWith('.things.json') ? Response.json({ width: 1600, height: 1200, things }) : undefined,
  )
}
