import { INK, LAMP, type Paint } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { oval, shape } from '#scenes/kit/svg.ts'

const OPENING = 'M22 452V202A178 178 0 0 1 378 202V452Z'

/** The room behind our door, empty, seen through an arched window. The floor begins at y 372, the sill at y 452. */
export const room: SmallDrawing = {
  id: 'room',
  grid: [400, 480],
  draw: ({ paint }) =>
    [
      frame(paint),
      `<clipPath id="opening"><path d="${OPENING}"/></clipPath><g clip-path="url(#opening)">`,
      wall(paint),
      floor(paint),
      // The thickness of our wall, on the side that the light does not reach.
      shape(INK, 'M378 202V452h-13V214A184 184 0 0 0 200 24A178 178 0 0 1 378 202Z', 0.28),
      shape(LAMP, 'M22 452V202A178 178 0 0 1 200 24A184 184 0 0 0 31 208V452Z', 0.4),
      '</g>',
      sill(paint),
    ].join(''),
}

function frame(paint: Paint) {
  const stone = paint('clay.bone')
  return [
    shape(stone.shade, 'M4 456V200A196 196 0 0 1 396 200V456Z'),
    shape(stone.base, 'M4 456V200A196 196 0 0 1 338 61L200 240V456Z'),
    shape(
      stone.light,
      'M4 452v-92h18v92ZM4 262v-62q0-30 8-56l18 6q-8 26-8 52v60ZM40 88A196 196 0 0 1 92 36l11 16A178 178 0 0 0 55 99ZM150 10a196 196 0 0 1 72-5l-2 19a178 178 0 0 0-64 5Z',
    ),
    shape(stone.deep, 'M378 358h18v3h-18ZM378 262h18v3h-18ZM4 358h18v3H4ZM4 262h18v3H4Z', 0.45),
  ].join('')
}

function wall(paint: Paint) {
  const paper = paint('paper.rose')
  const panelling = paint('enamel.cream')
  const stripes = Array.from({ length: 12 }, (_, at) => `M${28 + at * 32} 0h9V306h-9Z`)
  const boards = Array.from({ length: 11 }, (_, at) => `M${36 + at * 34} 312h2.5v50h-2.5Z`)
  return [
    shape(paper.base, 'M0 0H400V400H0Z'),
    shape(paper.shade, stripes.join(''), 0.4),
    // The light comes from the upper left.
    oval(LAMP, 110, 120, 190, 190, 0.22),
    shape(paper.shade, 'M400 0V310H310Q372 190 300 0Z', 0.35),
    shape(panelling.shade, 'M0 304H400V376H0Z'),
    shape(panelling.base, 'M0 304H290L250 376H0Z'),
    shape(panelling.deep, boards.join(''), 0.22),
    shape(panelling.light, 'M0 302H400v7H0Z'),
    shape(panelling.deep, 'M0 309H400v2.5H0Z', 0.4),
    shape(panelling.light, 'M0 360H400v4H0Z', 0.8),
  ].join('')
}

function floor(paint: Paint) {
  const wood = paint('wood.oak')
  return [
    shape(wood.base, 'M0 372H400V460H0Z'),
    shape(wood.light, 'M60 372H240L210 460H0V410Z', 0.3),
    shape(wood.shade, 'M0 372H400v5H0Z'),
    shape(
      wood.shade,
      'M64 377h2L24 460h-3ZM118 377h2L96 460h-3ZM172 377h2L168 460h-3ZM226 377h2L240 460h-3ZM280 377h2L312 460h-3ZM334 377h2L386 460h-3Z',
      0.7,
    ),
    shape(wood.shade, 'M84 402h28l-.6 2H83ZM170 426h68l1 2h-69ZM292 396h44l2 2h-45Z', 0.7),
  ].join('')
}

function sill(paint: Paint) {
  const stone = paint('clay.bone')
  return [
    shape(stone.shade, 'M3 450H397a3 3 0 0 1 3 3v21a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6v-21a3 3 0 0 1 3-3Z'),
    shape(stone.base, 'M3 450H360l-12 30H6a6 6 0 0 1-6-6v-21a3 3 0 0 1 3-3Z'),
    shape(stone.light, 'M3 450H397a3 3 0 0 1 3 3v4H0v-4a3 3 0 0 1 3-3Z'),
  ].join('')
}
