import { isBoolean, isString, listOf, shapedBy } from '#client/lib/checks.ts'
import { fieldsOf, isSize, isText } from '#client/lib/fields.ts'

/** A position in a picture for a hidden thing to stand, lean or hang; x and y are its middle, in percent. */
type Place = {
  kind: 'bag' | 'stove'
  x: number
  y: number
  pose: 'stand' | 'lean' | 'hang'
  /** Degrees. */
  lean: number
  /** How dark it is there, from 0 to 1. */
  dim: number
  /** The game's thing that the picture shows there, if any; without it, the game chooses. */
  sprite?: string
  /** The thing as drawn there: turned, lit, and without the parts behind other objects. */
  drawing?: string
  /** The lines round what is visible in `drawing`, in percent of it. */
  seen?: string[]
}

/** The small ghost with a lost key: the middle and the size of `drawing`, in percent of the picture. */
type Ghost = {
  x: number
  y: number
  width: number
  height: number
  /** As drawn there: turned, lit, and half behind other objects. */
  drawing: string
  /** The lines round what is visible in `drawing`, in percent of it. */
  seen?: string[]
}

export type PostImage = {
  src: string
  /** What is in front of the hidden things, drawn over them. */
  front?: string
  /** The address of the names and outlines of its things. */
  things?: string
  /** The colour of its background. */
  ground?: string
  width: number
  height: number
  alt: string
  places: Place[]
  ghost?: Ghost
}

export type Post = {
  id: string
  author: { username: string; avatar: string }
  timestamp: string
  content: string
  image?: PostImage | null
  likes: number
  comments: number
  shares: number
  isLiked: boolean
}

type FeedPage = { posts: Post[]; hasMore: boolean }

/** For a picture without a size, or with an extreme one: the shape of our own pictures. */
const WIDTH = 1200
const HEIGHT = 900
const LONGEST = 4

const isPlace = shapedBy<Omit<Place, 'sprite' | 'drawing' | 'seen'>>({
  kind: (value): value is Place['kind'] => value === 'bag' || value === 'stove',
  x: isNumber,
  y: isNumber,
  pose: (value): value is Place['pose'] => value === 'stand' || value === 'lean' || value === 'hang',
  lean: isNumber,
  dim: isNumber,
})

const areLines = listOf(isString)

const isGhost = shapedBy<Omit<Ghost, 'seen'>>({
  x: isNumber,
  y: isNumber,
  width: isNumber,
  height: isNumber,
  drawing: isText,
})

/** Reads a page of the feed, without its invalid posts; null if it is not a page at all. */
export function readFeedPage(sent: unknown): FeedPage | null {
  const { posts, hasMore } = fieldsOf(sent)
  return Array.isArray(posts) ? { posts: posts.flatMap(readPost), hasMore: hasMore === true } : null
}

function readPost(sent: unknown): Post[] {
  const { id, author, timestamp, content, image, likes, comments, shares, isLiked } = fieldsOf(sent)
  const { username, avatar } = fieldsOf(author)
  const picture = image == null ? image : readImage(image)
  if (
    !(isText(id) || isNumber(id)) ||
    !isText(username) ||
    !isMoment(timestamp) ||
    !isString(content) ||
    (image != null && !picture) ||
    !isAmount(likes) ||
    !isAmount(comments) ||
    !isAmount(shares) ||
    !isBoolean(isLiked)
  ) {
    // For people with open developer tools. The feed has no secrets.
    // biome-ignore lint/suspicious/noConsole: the only deliberate message in the console
    console.info('A post of the feed is left out, because a field is not as it should be:', sent)
    return []
  }
  return [
    {
      id: String(id),
      author: { username, avatar: isString(avatar) ? avatar : '' },
      timestamp,
      content,
      image: picture,
      likes,
      comments,
      shares,
      isLiked,
    },
  ]
}

/** A plain address is enough: everything else has a substitute. Null without an address. */
function readImage(sent: unknown): PostImage | null {
  const { src, front, things, ground, width, height, alt, places, ghost } = fieldsOf(
    typeof sent === 'string' ? { src: sent } : sent,
  )
  if (!isText(src)) return null
  return {
    src,
    front: stringIn(front),
    things: stringIn(things),
    ground: /^#[\da-f]{6}$/.test(stringIn(ground) ?? '') ? stringIn(ground) : undefined,
    ...shapeOf(isSize(width) ? width : WIDTH, isSize(height) ? height : HEIGHT),
    alt: stringIn(alt) ?? 'A picture',
    places: Array.isArray(places) ? places.flatMap(readPlace) : [],
    ghost: isGhost(ghost) ? { ...ghost, seen: linesIn(fieldsOf(ghost).seen) } : undefined,
  }
}

/** Invalid places are left out; without any, the game finds its own. */
function readPlace(sent: unknown): Place[] {
  const { sprite, drawing, seen } = fieldsOf(sent)
  return isPlace(sent)
    ? [{ ...sent, sprite: stringIn(sprite), drawing: stringIn(drawing), seen: linesIn(seen) }]
    : []
}

function shapeOf(width: number, height: number) {
  const aspect = width / height
  return aspect > LONGEST || aspect < 1 / LONGEST ? { width: WIDTH, height: HEIGHT } : { width, height }
}

function linesIn(value: unknown): string[] | undefined {
  return areLines(value) ? value : undefined
}

function stringIn(value: unknown): string | undefined {
  return isString(value) ? value : undefined
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

function isAmount(value: unknown): value is number {
  return isNumber(value) && value >= 0
}

function isMoment(value: unknown): value is string {
  return isString(value) && !Number.isNaN(Date.parse(value))
}
