import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { differenceEuclidean } from 'culori'
import { describe, expect, test } from 'vitest'
import { composed } from '#scenes/compose/render.ts'
import { hiddenSprites } from '#scenes/hidden/catalogue.ts'
import { type Colouring, colourings } from '#scenes/hidden/colourings.ts'
import { drawnBox } from '#scenes/hiding/hideout.ts'
import { type Lit, laterLight } from '#scenes/hiding/later-light.ts'
import { handFor } from '#scenes/kit/hand.ts'
import { INK, mix, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { pictures } from '#scenes/rooms/catalogue.ts'
import { readFeedPage } from '../../../src/client/feed/post.ts'
import { randomFrom } from '../../../src/client/lib/seeded-random.ts'

const PUBLIC = join(import.meta.dirname, '../../../src/client/public')
/** In Oklab. What is nearer one takes for the same; what is that near is the same, but for rounding. */
const ALIKE = 0.06
const SAME = 0.012
/** So many colourings are in every room, if it hides so many things. */
const MANY = 8

const PLANES = ['back', 'middle', 'front'] as const
const away = differenceEuclidean('oklab')

/** Whether all colours of one are among those of another: a stove with a copper tank has copper fittings as well. */
function isWithin(drawing: Drawing, one: Colouring, other: Colouring) {
  const { paint } = handFor('in daylight')
  const [few, many] = [one, other].map((each) => coloursIn(drawing, each, paint, { colour: '', amount: 0 }))
  return (few ?? []).length < (many ?? []).length && (few ?? []).every((colour) => many?.includes(colour))
}

type Drawing = { file: string; sprite: string; text: string }

function fileAt(address: string) {
  return readFileSync(join(PUBLIC, address), 'utf8')
}

const rooms = Array.from({ length: 8 }, (_, at): unknown => JSON.parse(fileAt(`feed-page-${at + 1}.json`)))
  .flatMap((page) => readFeedPage(page)?.posts ?? [])
  .flatMap(({ image }) => image ?? [])
  .map(({ src, places }) => ({
    id: src.replace(/^.*\/|\.svg$/g, ''),
    drawings: places.map(({ sprite = '', drawing: file = '' }) => ({ file, sprite, text: fileAt(file) })),
  }))

/** The colours of the thing itself, without those of what stands before it and of its shadow. */
function coloursOf({ text }: Drawing) {
  const shown = text.slice(text.indexOf('</mask>'))
  return [...new Set(shown.match(/#[\da-f]{6}/g))].filter((colour) => colour !== INK)
}

function spriteOf({ sprite }: Drawing) {
  const found = hiddenSprites.find(({ id }) => id === sprite)
  if (!found) throw new Error(`No sprite is called ${sprite}`)
  return found
}

/** What of the picture the thing takes, as the file has it. */
function boxOf(drawing: Drawing) {
  const [, x, y, scale, top] =
    /.*translate\((\S+) (\S+)\)\s+(?:rotate\(\S+\)\s+)?scale\(-?(\S+) \S+\) translate\(\S+ (\S+)\)/s.exec(
      drawing.text,
    ) ?? []
  const pose = top === '0' ? 'hang' : 'stand'
  return drawnBox({
    ...{ sprite: spriteOf(drawing), pose, x: Number(x), y: Number(y), scale: Number(scale) },
    ...{ wanted: 'bag', plane: 'middle', lean: 0, isMirrored: false, at: 0 },
  })
}

/** All colours of a thing in one of its colourings, in this air and under that light. */
function coloursIn(drawing: Drawing, { dyes }: Colouring, air: Paint, lit: NonNullable<Lit>) {
  const through = (colour: string) => (lit.amount === 0 ? colour : mix(colour, lit.colour, lit.amount))
  const toned = ({ base, light, shade, deep }: Tones) => ({
    base: through(base),
    light: through(light),
    shade: through(shade),
    deep: through(deep),
  })
  const sprite = spriteOf(drawing)
  const art = sprite.draw({ ...randomFrom(sprite.id), paint: (dye) => toned(air(dyes[dye] ?? dye)) })
  return [...new Set(art.match(/#[\da-f]{6}/g))]
}

/** `fitting`: the shells in which it would look as it does. `isUndyed`: it would in any, for nothing of it is dyed. */
type Shells = { fitting: string[]; isUndyed: boolean }

function shellsOf(id: string, drawings: readonly Drawing[]): Shells[] {
  const picture = pictures.find((one) => one.id === id)
  if (!picture) throw new Error(`Nobody draws ${id}`)
  const { order, paint } = composed(picture)
  const svg = fileAt(`scenes/${id}.svg`)
  const light = laterLight(order)
  const turns = [0, ...order.flatMap(({ is }, at) => (is === 'ground' ? [at + 1] : []))]

  return drawings.map((drawing) => {
    const own = coloursOf(drawing)
    const box = boxOf(drawing)
    const lights = new Map(turns.map((turn) => light(turn, box)).map((lit) => [JSON.stringify(lit), lit]))
    const looksLike = (colouring: Colouring, air: Paint, lit: Lit) => {
      const known = lit ? coloursIn(drawing, colouring, air, lit) : []
      return own.every((colour) => known.some((one) => away(one, colour) < SAME))
    }
    const byPlane = PLANES.map(paint).map((air) => {
      const possible = (colourings[drawing.sprite] ?? []).filter(({ shell }) => svg.includes(air(shell).base))
      const fitting = possible.filter((one) => [...lights.values()].some((lit) => looksLike(one, air, lit)))
      return {
        possible,
        fitting: fitting.filter((one) => !fitting.some((other) => isWithin(drawing, other, one))),
      }
    })
    return {
      fitting: [...new Set(byPlane.flatMap(({ fitting }) => fitting.map(({ shell }) => shell)))],
      isUndyed: byPlane.some(
        ({ fitting, possible }) => fitting.length > 1 && fitting.length === possible.length,
      ),
    }
  })
}

const drawn: { id: string; drawings: Drawing[]; shells: Shells[] }[] = []
for (const room of rooms) {
  drawn.push({ ...room, shells: shellsOf(room.id, room.drawings) })
  // The renderer gives memory back between turns of the event loop alone.
  await setImmediate()
}

test.each(drawn)(
  'whatever hides in $id is dyed in one of its colourings, which the room has elsewhere',
  (room) => {
    const doubtful = room.drawings.filter(({ sprite }, at) => {
      const { fitting = [], isUndyed = false } = room.shells[at] ?? {}
      // Of a stove the dyed part may be the one that is behind something.
      return fitting.length !== 1 && !(isUndyed && sprite.startsWith('stove-'))
    })
    expect(doubtful).toEqual([])
  },
)

test.each(drawn)('in $id no eight things have fewer than eight colourings', ({ shells }) => {
  const found = new Set(shells.map(({ fitting }) => String(fitting))).size
  expect(found).toBeGreaterThanOrEqual(Math.min(MANY, shells.length))
})

describe.each([
  ['bags', ['bag-roll', 'bag-sack', 'bag-mummy'], 8],
  ['stoves with a case', ['stove-double', 'stove-pocket'], 8],
  ['stoves with a tank', ['stove-brass'], 2],
])('the colourings of %s', (_, sprites, least) => {
  const shells = new Set(sprites.flatMap((id) => colourings[id]?.map(({ shell }) => shell) ?? []))

  test('are told apart', () => {
    const { paint } = handFor('in daylight')
    const pairs = [...shells].flatMap((one, at) =>
      [...shells].slice(at + 1).map((other) => [one, other] as const),
    )
    const alike = pairs.filter(([one, other]) => away(paint(one).base, paint(other).base) < ALIKE)
    expect(alike).toEqual([])
    expect(shells.size).toBeGreaterThanOrEqual(least)
  })

  test('are all to be met', () => {
    const met = drawn.flatMap(({ drawings, shells: found }) =>
      drawings.flatMap(({ sprite }, at) => {
        const { fitting = [] } = found[at] ?? {}
        return sprites.includes(sprite) && fitting.length === 1 ? fitting : []
      }),
    )
    expect([...shells].filter((shell) => !met.includes(shell))).toEqual([])
  })
})
