import type { Tones } from './palette.ts'
import { shape, short, stroke } from './svg.ts'
import type { Form } from './thing.ts'

/** The front of a round thing, as far as it may be printed on: its sides, its upper edge, and how far the middle bulges down. */
type Front = { left: number; right: number; top: number; height: number; sag?: number }

/** What is printed on the front of a round thing: if it is as usual, that. All of it lies within the front. */
export function printOn(front: Front, ink: Tones, form: Form, usual = '') {
  return form.rather(() => usual, [dots, bands, zigzag, ribs, blossoms, sprig, check, hearts])(front, ink)
}

/** A point of the front, by shares of its width and height. */
function on({ left, right, top, height, sag = 0 }: Front, across: number, down: number) {
  const x = left + (right - left) * across
  const y = top + height * down + 4 * sag * across * (1 - across)
  return [x, y] as const
}

function at(front: Front, across: number, down: number) {
  return on(front, across, down).map(short).join(' ')
}

/** A line from side to side, as round as the thing is. */
function round(front: Front, down: number, from = 0.02, to = 0.98) {
  const [startX, startY] = on(front, from, down)
  const [endX, endY] = on(front, to, down)
  const [midX, midY] = on(front, (from + to) / 2, down)
  return `M${short(startX)} ${short(startY)}Q${short(midX)} ${short(2 * midY - (startY + endY) / 2)} ${short(endX)} ${short(endY)}`
}

const STEPS = [0.12, 0.31, 0.5, 0.69, 0.88] as const

function dots(front: Front, ink: Tones) {
  const rows = [0.2, 0.5, 0.8].map((down, row) =>
    STEPS.map((across) => `M${at(front, row === 1 ? Math.max(0.05, across - 0.1) : across, down)}h.1`).join(
      '',
    ),
  )
  return stroke(ink.base, sizeIn(front, 0.2), rows.join(''))
}

function bands(front: Front, ink: Tones) {
  return (
    stroke(ink.base, sizeIn(front, 0.22), round(front, 0.3)) +
    stroke(ink.base, sizeIn(front, 0.07), round(front, 0.62) + round(front, 0.8))
  )
}

function zigzag(front: Front, ink: Tones) {
  const corners = Array.from({ length: 9 }, (_, n) => at(front, 0.04 + n * 0.115, n % 2 === 0 ? 0.3 : 0.7))
  return stroke(ink.base, sizeIn(front, 0.1), `M${corners.join('L')}`)
}

function ribs(front: Front, ink: Tones) {
  const lines = STEPS.map((across) => `M${at(front, across, 0.08)}L${at(front, across, 0.92)}`)
  return stroke(ink.base, sizeIn(front, 0.13), lines.join(''))
}

function blossoms(front: Front, ink: Tones) {
  const r = sizeIn(front, 0.12)
  const heads = [
    [0.2, 0.35],
    [0.5, 0.62],
    [0.8, 0.35],
  ] as const
  const petals = heads.flatMap(([across, down]) => {
    const [x, y] = on(front, across, down)
    return [0, 1, 2, 3, 4].map((n) => {
      const turn = (n / 5) * Math.PI * 2
      return `M${short(x + Math.sin(turn) * r)} ${short(y - Math.cos(turn) * r)}h.1`
    })
  })
  const hearts = heads.map(([across, down]) => `M${at(front, across, down)}h.1`)
  return (
    stroke(ink.base, short2(r * 1.1), petals.join('')) + stroke(ink.deep, short2(r * 0.8), hearts.join(''))
  )
}

function sprig(front: Front, ink: Tones) {
  const r = sizeIn(front, 0.16)
  const leaves = [0.2, 0.36, 0.52, 0.68, 0.84].map((across, n) => {
    const [x, y] = on(front, across, 0.5)
    const way = n % 2 === 0 ? -1 : 1
    return `M${short(x)} ${short(y)}q${short(r * 0.2)} ${short(way * r)} ${short(r * 1.2)} ${short(way * r * 1.3)}q${short(-r * 0.1)} ${short(-way * r * 0.9)} ${short(-r * 1.2)} ${short(-way * r * 1.3)}Z`
  })
  return stroke(ink.base, sizeIn(front, 0.07), round(front, 0.5, 0.1, 0.9)) + shape(ink.base, leaves.join(''))
}

function check(front: Front, ink: Tones) {
  const lines = STEPS.map((across) => `M${at(front, across, 0.06)}L${at(front, across, 0.94)}`)
  return stroke(
    ink.base,
    sizeIn(front, 0.06),
    lines.join('') + [0.22, 0.5, 0.78].map((down) => round(front, down)).join(''),
  )
}

function hearts(front: Front, ink: Tones) {
  const r = sizeIn(front, 0.2)
  const d = [0.18, 0.5, 0.82].map((across) => {
    const [x, y] = on(front, across, 0.5)
    return `M${short(x)} ${short(y + r)}Q${short(x - 1.5 * r)} ${short(y)} ${short(x - r * 0.7)} ${short(y - r * 0.7)}Q${short(x)} ${short(y - r)} ${short(x)} ${short(y - r * 0.2)}Q${short(x)} ${short(y - r)} ${short(x + r * 0.7)} ${short(y - r * 0.7)}Q${short(x + 1.5 * r)} ${short(y)} ${short(x)} ${short(y + r)}Z`
  })
  return shape(ink.base, d.join(''))
}

function sizeIn({ height, left, right }: Front, share: number) {
  return short2(Math.min(height, (right - left) * 0.6) * share)
}

function short2(value: number) {
  return Math.round(value * 10) / 10
}
