import { cdp } from 'vitest/browser'

type Point = { x: number; y: number }

/** A mouse that can press here and release elsewhere, in px of the page. */
export const mouse = {
  move: (to: Point) => send('mouseMoved', to, { buttons: isDown ? 1 : 0 }),
  down: (at: Point) => press(true, at),
  up: (at: Point) => press(false, at),
}

let isDown = false

async function press(down: boolean, at: Point) {
  isDown = down
  await send(down ? 'mousePressed' : 'mouseReleased', at, {
    button: 'left',
    clickCount: 1,
    buttons: down ? 1 : 0,
  })
}

type Driver = { send: (method: string, params: object) => Promise<unknown> }

/** The page of a test fills its tab, from the corner on. */
async function send(type: string, { x, y }: Point, more: object) {
  await (cdp() as Driver).send('Input.dispatchMouseEvent', { type, x, y, ...more })
}
