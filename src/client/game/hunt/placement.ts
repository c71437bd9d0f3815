import { type Random, randomFrom } from '#client/lib/seeded-random.ts'
import {
  asObjects,
  type HiddenObject,
  KINDS,
  type Kind,
  type RestingPlace,
  type Spot,
} from './hidden-object.ts'
import { hitArea, overlap } from './hit-area.ts'

const WANTED: readonly Kind[] = ['bag', 'bag', 'stove']

/** The range of a centre, in percent. */
const LOWEST = 10
const HIGHEST = 90

/** Between two hit areas, in percent, so that rounding to pixels never makes them touch. */
const GAP = 1

/** In percent of the width: two of a kind keep this distance, if the picture allows it. */
const APART = 34

/** Random places to try for each thing that the picture has no place for. */
const TRIES = 80

/** No more places of a kind are tried in a picture: every choice is tried with every other. */
const MOST = 40

/** Degrees; beyond it a thing no longer leans, it has fallen over. */
const STEEPEST = 60

/**
 * The things hidden in a post's picture: the same on every visit, because the seed is the post's id alone. `aspect` is width by
 * height.
 */
export function placeHidden(postId: string, places: readonly RestingPlace[], aspect: number): HiddenObject[] {
  const random = randomFrom(`${postId}: where`)
  const candidates = (kind: Kind) =>
    random.shuffle(places.filter((place) => place.kind === kind)).slice(0, MOST)
  const own = { bag: candidates('bag'), stove: candidates('stove') }
  const somewhere = () => Array.from({ length: TRIES }, () => anywhere(random))

  const chosen =
    choose(WANTED, own, aspect, APART) ??
    choose(WANTED, own, aspect) ??
    choose(WANTED, { bag: [...own.bag, ...somewhere()], stove: [...own.stove, ...somewhere()] }, aspect) ??
    []
  return asObjects(postId, chosen)
}

type Candidate = Omit<RestingPlace, 'kind'>

/** The first choice, in the order of the candidates, in which nothing overlaps; null if there is none. */
function choose(
  wanted: readonly Kind[],
  from: Record<Kind, readonly Candidate[]>,
  aspect: number,
  apart = 0,
  taken: readonly Spot[] = [],
): Spot[] | null {
  const [kind, ...rest] = wanted
  if (kind === undefined) return [...taken]

  for (const candidate of from[kind]) {
    const spot = settle(kind, candidate, aspect)
    const area = hitArea(spot, aspect)
    if (taken.some((other) => overlap(area, hitArea(other, aspect), GAP))) continue
    if (taken.some((other) => other.kind === kind && distance(other, spot, aspect) < apart)) continue
    const whole = choose(rest, from, aspect, apart, [...taken, spot])
    if (whole) return whole
  }
  return null
}

/** In percent of the width. */
function distance(one: Spot, other: Spot, aspect: number) {
  return Math.hypot(one.x - other.x, (one.y - other.y) / aspect)
}

/** Moves the centre inwards until the whole hit area is inside the picture. */
function settle(kind: Kind, { x, y, lean, dim, ...rest }: Candidate, aspect: number): Spot {
  const { width, height } = KINDS[kind]
  const area = hitArea({ x, y, width, height }, aspect)
  return {
    kind,
    x: inside(x, area.width),
    y: inside(y, area.height),
    width,
    height,
    ...rest,
    lean: clamp(lean, -STEEPEST, STEEPEST),
    dim: clamp(dim, 0, 1),
  }
}

function inside(centre: number, size: number) {
  const margin = clamp(size / 2, LOWEST, 50)
  return clamp(centre, margin, 100 - margin)
}

function clamp(value: number, low: number, high: number) {
  return Math.min(Math.max(value, low), high)
}

function anywhere(random: Random): Candidate {
  return {
    x: random.between(LOWEST, HIGHEST),
    y: random.between(LOWEST, HIGHEST),
    pose: 'stand',
    lean: 0,
    dim: 0,
  }
}
