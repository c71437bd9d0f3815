import { handFor } from '#scenes/kit/hand.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { sleepingCat } from '#scenes/rooms/cats.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { room } from './room.ts'

/** Below the base line, for the shadow. */
const SHADOW = 8

/** A thing as it stands or hangs in the room; `seed` chooses one of its looks. */
function alone(id: string, seed: number, stands = true): SmallDrawing {
  const [width, height] = thingCalled(id).grid
  return {
    id,
    grid: [width, height + (stands ? SHADOW : 0)],
    ...(stands && { shadow: contactShadow(width / 2, height, width * 0.48, SHADOW - 1) }),
    draw: () => artOf(id, seed),
  }
}

function artOf(id: string, seed: number) {
  return thingCalled(id).draw(handFor(`our ${id} ${seed}`)).art
}

const rug: SmallDrawing = {
  id: 'rug',
  grid: [260, 64],
  draw({ paint }) {
    const [field, edge, fringe] = [paint('cloth.indigo'), paint('cloth.mustard'), paint('cloth.oat')]
    return [
      oval(fringe.base, 130, 32, 129, 31),
      oval(edge.shade, 130, 33, 123, 29),
      oval(edge.base, 130, 32, 122, 28),
      oval(field.base, 130, 32, 108, 24),
      oval(edge.base, 130, 32, 74, 16),
      oval(field.shade, 130, 32, 67, 14),
      shape(field.light, 'M30 26Q70 10 128 9Q74 16 38 31Z', 0.5),
      stroke(edge.light, 2, 'M96 32h68M130 24v16'),
    ].join('')
  },
}

/** It lights what is round it. */
const floorLamp: SmallDrawing = {
  id: 'floor-lamp',
  grid: [200, 360 + SHADOW],
  draw: () =>
    [
      `<radialGradient id="glow"><stop offset="0" stop-color="${LAMP}" stop-opacity="0.85"/><stop offset="0.4" stop-color="${LAMP}" stop-opacity="0.32"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>`,
      oval('url(#glow)', 100, 100, 100),
      contactShadow(100, 360, 44, SHADOW - 1),
      group('translate(45 10)', artOf('floor-lamp', 13)),
    ].join(''),
}

const bookShelf: SmallDrawing = {
  id: 'book-shelf',
  grid: [220, 134],
  draw({ paint }) {
    const wood = paint('wood.walnut')
    return [
      group('translate(16 14) scale(0.82)', artOf('book-row', 3)),
      group('translate(152 40) scale(0.48)', artOf('globe', 1)),
      shape(wood.deep, 'M30 122h8v6q-1 5-8 6ZM184 122h8v12q-7-1-8-6Z'),
      panel(wood.base, { x: 2, y: 112, width: 216, height: 11 }, 1),
      panel(wood.light, { x: 2, y: 112, width: 216, height: 3.5 }, 1),
    ].join('')
  },
}

const gramophone: SmallDrawing = {
  id: 'gramophone',
  grid: [140, 236 + SHADOW],
  shadow: contactShadow(70, 236, 68, SHADOW - 1),
  draw: () =>
    [
      group('translate(2 112)', artOf('chest-of-drawers', 1)),
      group('translate(22 -3) scale(0.66)', artOf('gramophone', 1)),
    ].join(''),
}

const cat: SmallDrawing = {
  id: 'cat',
  grid: [160, 84],
  draw: ({ paint }) => sleepingCat({ coat: paint('leaf.autumn'), bib: paint('paper.white') }, 84, 72, 1),
}

/** The room, and what can be bought for it. The product places each by its id. */
export const windowDrawings: readonly SmallDrawing[] = [
  room,
  rug,
  floorLamp,
  bookShelf,
  gramophone,
  cat,
  alone('potted-plant', 1),
  alone('picture-frame', 1, false),
  alone('hanging-plant', 1, false),
  alone('bottle-ship', 1),
  alone('armchair', 1),
  alone('cuckoo-clock', 1, false),
  alone('rocking-horse', 1),
]
