import { cat } from './cat.ts'
import { post, tree } from './garden.ts'
import { ghost } from './ghost.ts'
import type { Evening } from './hours.ts'
import { cottage } from './neighbours.ts'
import { named, place } from './place.ts'
import { standing } from './things.ts'
import { stoneWall } from './walls.ts'
import { washingLine } from './washing-line.ts'

/** Where the pavement begins, in every composition. */
export const GROUND = 936

/** Left of our house, which stands at `x`: the lane down into the valley, the washing, and the garden wall. */
export function lane(e: Evening, x: number) {
  return [
    place(
      x - 940,
      890,
      0.86,
      cottage(e, 'lane-a', { wall: 'paper.rose', roof: 'clay.slate', door: 'leaf.moss' }),
    ),
    place(
      x - 734,
      896,
      0.98,
      cottage(e, 'lane-b', { wall: 'clay.bone', roof: 'clay.brick', door: 'enamel.blue' }),
    ),
    place(
      x - 500,
      902,
      1.08,
      cottage(e, 'lane-c', { wall: 'paper.sky', roof: 'clay.slate', door: 'enamel.red' }),
    ),
    tree(e, x - 990, 930, 170),
    tree(e, x - 1216, 936, 250),
    post(e, x - 516, 930, 222),
    washingLine(e, { from: [x - 516, 724], to: [x - 216, 690], sag: 16 }),
    stoneWall(e.near('clay.bone'), e.random, { x: -10, y: GROUND, width: x - 214, height: 74 }),
    standing(e.near, 'bicycle', { x: x - 640, y: 950, seed: '2' }),
    standing(e.near, 'letter-box', { x: x - 262, y: 864, seed: '1', scale: 0.8 }),
  ].join('')
}

/** Before our door: who is glad that you came, and what has been put out. */
export function doorstep(e: Evening, x: number) {
  return [
    place(x - 158, 846, 0.8, named('ghost', ghost('waving', e.id === 'night' ? 0.1 : 0.02))),
    standing(e.near, 'potted-plant', { x: x + 152, y: 950, seed: '1', scale: 1.3 }),
  ].join('')
}

/** Before the house next door. */
export function nextDoor(e: Evening, x: number) {
  return [
    standing(e.near, 'potted-plant', { x: x + 12, y: 950, seed: '5', scale: 0.9 }),
    standing(e.near, 'milk-churn', { x: x + 222, y: 952, seed: '1', scale: 0.9 }),
    place(x + 84, 952, 1, named('cat', cat(e.near('cloth.indigo'), e.near('paper.white')))),
  ].join('')
}
