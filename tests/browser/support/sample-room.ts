import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { button, pictures } from './player.ts'
import { clickAt, frameOf, lookAt } from './rooms.ts'

/** A rug over most of the picture; an L-shaped kettle on it, in whose corner the rug is visible; two clocks. */
export const RUG = thing('rug-1', 'old rug', 'It has been danced on.', [80, 60, 1440, 1080])
export const KETTLE = {
  ...thing('kettle-1', 'brass kettle', 'It whistles one note, and it is flat.', [200, 200, 400, 400]),
  outline: '200,200 400,200 400,400 600,400 600,600 200,600',
}
export const CLOCKS = [
  thing('clock-1', 'alarm clock', 'Ten past two, twice a day.', [900, 200, 200, 200]),
  thing('clock-2', 'alarm clock', 'This one is always early.', [1200, 700, 200, 200]),
]
export const ROOM = [RUG, KETTLE, ...CLOCKS]

function thing(
  id: string,
  name: string,
  says: string,
  [x, y, w, h]: readonly [number, number, number, number],
) {
  const outline = `${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`
  return { id, name, says, box: [x, y, w, h], outline }
}

/** The second picture: no wanted thing is hidden in it. */
export const picture = pictures.nth(1)
export const names = button(picture, 'What is in this picture')
export const list = picture.getByRole('list', { name: 'In this picture' })

/** Scrolls to it, and waits until its drawn things are known. */
export async function enterRoom() {
  await lookAt(picture)
  await names.click()
  await expect.element(list.getByRole('button').first()).toBeVisible()
  await names.click()
  await lookAt(picture)
}

/** Touches a point that is given in the picture's own units, and opens nothing. */
export async function touch(where: Locator, x: number, y: number) {
  const { width, height } = frameOf(where).getBoundingClientRect()
  await clickAt(where, { x: (x / 1600) * width, y: (y / 1200) * height })
}

export const find = (where: Locator, part: string) =>
  where.elements().flatMap((element) => [...element.querySelectorAll<HTMLElement>(part)])
export const slips = (where: Locator = pictures) => find(where, '[class*=slip][aria-hidden]')
export const wobbles = (where: Locator = pictures) => find(where, '[class*=wobble]')
export const texts = (where?: Locator) => slips(where).map(({ textContent }) => textContent)
export const said = (text: string) => page.getByRole('status').filter({ hasText: text })
