import { gzipSync } from 'node:zlib'
import type { Picture } from '#scenes/compose/picture.ts'
import type { rendered } from '#scenes/compose/render.ts'
import { hiddenSprites } from '#scenes/hidden/catalogue.ts'
import { colourings } from '#scenes/hidden/colourings.ts'
import { mix, type Tones } from '#scenes/kit/palette.ts'
import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import { type Candidate, candidates } from './candidates.ts'
import { hiddenFile, withWhole } from './drawing.ts'
import { drawnBox, FINGER, frameOf, type Hideout, type Wanted } from './hideout.ts'
import { judgeOf, lookAt, type Verdict } from './judge.ts'
import { laterLight } from './later-light.ts'
import { pruned } from './pruned.ts'

/** Nothing that hides calls louder than this share of its room, nor so softly that nobody could find it. */
const LOUDEST = 0.84
/** As loud as may be, where nothing softer is to be had. */
const STILL_FAIR = 0.89
const SOFTEST = 0.12
/** Hard, and fair. */
const BEST = 0.5

/** With a little to spare on either side of what is promised. */
const COVERED = {
  bag: { least: 0.21, most: 0.44 },
  stove: { least: 0.21, most: 0.44 },
  ghost: { least: 0.33, most: 0.6 },
} as const

/** So many of each in a picture, if there is room: a few of each first. */
const TURNS: readonly (readonly [Wanted, most: number, loudest: number])[] = [
  ['ghost', 1, LOUDEST],
  ['ghost', 1, STILL_FAIR],
  ['bag', 4, LOUDEST],
  ['stove', 3, LOUDEST],
  ['bag', 3, STILL_FAIR],
  ['stove', 2, STILL_FAIR],
  ['bag', 7, LOUDEST],
  ['stove', 5, LOUDEST],
]
/** So many colourings are tried, those first that are rare among what hides here. */
const TRIED = 6
/** In drawing units: two hideouts are different finds. */
const APART = 130
/** A bag and a stove may be close: what is chosen never overlaps. */
const APART_OF_OTHERS = 70
/** Between what is clicked for a ghost and for anything else, in drawing units. */
const GAP = 18

/** In bytes, compressed: a room, three things and a ghost together, as telephones fetch them; and one of them at most. */
const ALL_LAYERS = 59_500
const HEAVIEST = 2000
const HEAVIEST_GHOST = 1150

export type Found = Verdict & { hideout: Hideout; file: string; colouring: string }

/** Finds hideouts in a picture, and draws what hides there as it is to be seen. */
export function hide(
  { id, loudest: limit = 1 }: Pick<Picture, 'id' | 'loudest'>,
  { svg, order, paint }: Pick<ReturnType<typeof rendered>, 'svg' | 'order' | 'paint'>,
) {
  const random = randomFrom(`${id}: hideouts`)
  const looked = lookAt(svg)
  const light = laterLight(order)
  const sprites = hiddenSprites.map((sprite) => ({ wanted: wantedFor(sprite), sprite }))
  const all = random.shuffle(candidates(order, sprites, random))
  const found: Found[] = []
  const heaviest = Math.min(HEAVIEST, (ALL_LAYERS - HEAVIEST_GHOST - gzipSync(svg).length) / 3)

  /** In the colours of the room that hide it best, the rarer here the sooner; null where all would give it away. */
  function coloured({ hideout }: Candidate, loudest: number): Found | null {
    const lit = light(hideout.at, drawnBox(hideout))
    if (lit === null) return null
    const air = paint(hideout.plane)
    const through = (colour: string) => (lit.amount === 0 ? colour : mix(colour, lit.colour, lit.amount))
    const judge = judgeOf(looked, hiddenFile(hideout, order, air))
    const here = (colourings[hideout.sprite.id] ?? []).filter(({ shell }) => svg.includes(air(shell).base))
    const rarest = random.shuffle(here).sort((one, other) => timesUsed(one.shell) - timesUsed(other.shell))
    const [best] = rarest
      .slice(0, TRIED)
      .map(({ shell, dyes }) => {
        const file = hiddenFile(hideout, order, (dye) => toned(air(dyes[dye] ?? dye), through))
        return { hideout, file, colouring: shell, ...judge(file) }
      })
      .filter((found) => isFair(found, loudest))
      .sort((one, other) => rank(one) - rank(other))
    return best ?? null
  }

  function timesUsed(colouring: string) {
    return found.filter((one) => one.colouring === colouring).length
  }

  function rank({ percentile, colouring }: Found) {
    return Math.abs(percentile - BEST) + 0.5 * timesUsed(colouring)
  }

  for (const [wanted, most, loudest] of TURNS) {
    for (const candidate of all) {
      if (found.filter(({ hideout }) => hideout.wanted === wanted).length >= most) break
      if (candidate.hideout.wanted !== wanted) continue
      if (found.some(({ hideout }) => areNear(candidate.hideout, hideout))) continue
      const good = coloured(candidate, Math.min(loudest, limit))
      if (good === null) continue
      const file = pruned(good.file)
      if (gzipSync(file).length > (wanted === 'ghost' ? HEAVIEST_GHOST : heaviest)) continue
      // What is bought is seen whole afterwards. Nobody buys a ghost.
      found.push({
        ...good,
        file: wanted === 'ghost' ? file : withWhole(pruned(good.file, true), good.hideout),
      })
    }
  }
  return found
}

function wantedFor({ id }: SmallDrawing): Wanted {
  if (id.startsWith('bag-')) return 'bag'
  return id.startsWith('stove-') ? 'stove' : 'ghost'
}

function isFair({ hideout, covered, percentile }: Found, loudest: number) {
  const { least, most } = COVERED[hideout.wanted]
  return covered >= least && covered <= most && percentile >= SOFTEST && percentile <= loudest
}

/** What is clicked for one ghost is clicked for nothing else; two of the others are at least different finds. */
function areNear(one: Hideout, other: Hideout) {
  const [a, b] = [frameOf(one), frameOf(other)]
  const away = {
    x: Math.abs(a.left + a.width / 2 - b.left - b.width / 2),
    y: Math.abs(a.top + a.height / 2 - b.top - b.height / 2),
  }
  if (one.wanted !== 'ghost' && other.wanted !== 'ghost')
    return Math.hypot(away.x, away.y) < (one.wanted === other.wanted ? APART : APART_OF_OTHERS)
  const finger = (side: number) => Math.max(side, FINGER)
  return (
    away.x < (finger(a.width) + finger(b.width)) / 2 + GAP &&
    away.y < (finger(a.height) + finger(b.height)) / 2 + GAP
  )
}

function toned({ base, light, shade, deep }: Tones, through: (colour: string) => string): Tones {
  return { base: through(base), light: through(light), shade: through(shade), deep: through(deep) }
}
