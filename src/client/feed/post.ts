import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const number = v.pipe(v.number(), v.finite())

/** A position in a picture for a hidden thing to stand, lean or hang; x and y are its middle, in percent. */
const place = v.object({
  kind: v.picklist(['bag', 'stove']),
  x: number,
  y: number,
  pose: v.picklist(['stand', 'lean', 'hang']),
  /** Degrees. */
  lean: number,
  /** How dark it is there, from 0 to 1. */
  dim: number,
  /** The game's thing that the picture shows there, if any; without it, the game chooses. */
  sprite: v.fallback(v.optional(v.string()), undefined),
  /** The thing as drawn there: turned, lit, and without the parts behind other objects. */
  drawing: v.fallback(v.optional(v.string()), undefined),
})

/** The small ghost with a lost key: the middle and the size of `drawing`, in percent of the picture. */
const ghost = v.object({
  x: number,
  y: number,
  width: number,
  height: number,
  /** As drawn there: turned, lit, and half behind other objects. */
  drawing: text,
})

/** For a picture without a size, or with an extreme one: the shape of our own pictures. */
const WIDTH = 1200
const HEIGHT = 900
const LONGEST = 4

const size = v.pipe(number, v.gtValue(0))

const drawnImage = v.object({
  src: text,
  /** What is in front of the hidden things, drawn over them. */
  front: v.fallback(v.optional(v.string()), undefined),
  /** The address of the names and outlines of its things. */
  things: v.fallback(v.optional(v.string()), undefined),
  /** The colour of its background. */
  ground: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))), undefined),
  width: v.fallback(size, WIDTH),
  height: v.fallback(size, HEIGHT),
  alt: v.fallback(v.string(), 'A picture'),
  /** Invalid places are left out; without any, the game finds its own. */
  places: v.pipe(v.fallback(v.array(v.unknown()), []), v.transform(goodPlaces)),
  ghost: v.fallback(v.optional(ghost), undefined),
})

/** A plain address is enough. */
const image = v.pipe(v.unknown(), v.transform(withSource), drawnImage, v.transform(inShape))

const count = v.pipe(number, v.minValue(0))

const post = v.object({
  id: v.pipe(v.union([text, number]), v.transform(String)),
  author: v.object({ username: text, avatar: v.fallback(v.string(), '') }),
  timestamp: v.pipe(v.string(), v.check(isMoment)),
  content: v.string(),
  image: v.nullish(image),
  likes: count,
  comments: count,
  shares: count,
  isLiked: v.boolean(),
})

const page = v.object({ posts: v.array(v.unknown()), hasMore: v.fallback(v.boolean(), false) })

export type Post = v.InferOutput<typeof post>

export type PostImage = NonNullable<Post['image']>

type FeedPage = { posts: Post[]; hasMore: boolean }

/** Reads a page of the feed, without its invalid posts; null if it is not a page at all. */
export function readFeedPage(sent: unknown): FeedPage | null {
  const read = v.safeParse(page, sent)
  if (!read.success) return null
  return { posts: read.output.posts.flatMap(readPost), hasMore: read.output.hasMore }
}

function readPost(sent: unknown): Post[] {
  const read = v.safeParse(post, sent)
  if (read.success) return [read.output]

  const [issue] = read.issues
  note(`A post of the feed is left out: ${v.getDotPath(issue) ?? 'it'} is not as it should be.`)
  return []
}

function goodPlaces(list: unknown[]) {
  return list.flatMap((item) => {
    const read = v.safeParse(place, item)
    return read.success ? [read.output] : []
  })
}

function withSource(sent: unknown) {
  return typeof sent === 'string' ? { src: sent } : sent
}

function inShape(drawn: v.InferOutput<typeof drawnImage>) {
  const aspect = drawn.width / drawn.height
  return aspect > LONGEST || aspect < 1 / LONGEST ? { ...drawn, width: WIDTH, height: HEIGHT } : drawn
}

function isMoment(text: string) {
  return !Number.isNaN(Date.parse(text))
}

/** A line for people with open developer tools. Not for errors, and never a secret. */
function note(line: string) {
  // biome-ignore lint/suspicious/noConsole: the only deliberate message in the console
  console.info(line)
}
