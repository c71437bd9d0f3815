import { expect, test } from 'vitest'
import { percentileIn, saliencies, saliency, see } from '#scenes/hiding/saliency.ts'

const SIDE = 120
const MIDDLE = { left: 40, top: 40, width: 40, height: 40 }

/** A grey square with a patch of a colour in its middle. */
function grey(colour: readonly [number, number, number], size: number) {
  const pixels = new Uint8Array(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const away = Math.max(Math.abs((at % SIDE) - SIDE / 2), Math.abs(Math.floor(at / SIDE) - SIDE / 2))
    const here = away < size / 2 ? colour : [128, 128, 128]
    pixels.set([...here, 255], at * 4)
  }
  return see({ width: SIDE, height: SIDE, pixels })
}

test('what is as everything round it does not call', () => {
  expect(saliency(grey([128, 128, 128], 30), MIDDLE)).toBeCloseTo(0, 5)
})

test('contrast calls, colour calls more, and a large thing more than a small one', () => {
  const pale = saliency(grey([170, 170, 170], 30), MIDDLE)
  const white = saliency(grey([255, 255, 255], 30), MIDDLE)
  const red = saliency(grey([220, 30, 30], 30), MIDDLE)
  expect(pale).toBeGreaterThan(0)
  expect(white).toBeGreaterThan(pale)
  expect(red).toBeGreaterThan(pale)
  expect(saliency(grey([220, 30, 30], 12), MIDDLE)).toBeLessThan(red / 2)
})

test('of equally large windows the one with the patch calls loudest, and other pixels may be looked at in its place', () => {
  const picture = grey([220, 30, 30], 30)
  const others = saliencies(picture, MIDDLE.width, MIDDLE.height)
  expect(others.length).toBe(25)
  expect(percentileIn(others, saliency(picture, MIDDLE))).toBeGreaterThan(0.9)
  const plain = grey([128, 128, 128], 30)
  expect(saliency(picture, MIDDLE, { seen: plain, left: 0, top: 0 })).toBeLessThan(0.01)
})
