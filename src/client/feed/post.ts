import * as z from 'zod/mini'
import { note } from '#client/lib/note.ts'

// Before the first schema is used: compiled checks are functions made of text, which the page's policy refuses.
z.config({ jitless: true })

/** Where in a picture a hidden thing could stand, lean or hang; x and y are the middle of it, in percent. */
const place = z.object({
  kind: z.enum(['bag', 'stove']),
  x: z.number(),
  y: z.number(),
  pose: z.enum(['stand', 'lean', 'hang']),
  /** Degrees. */
  lean: z.number(),
  /** How dark it is there, from 0 to 1. */
  dim: z.number(),
  /** Which of the game's things rests there, if the picture has it; without, the game chooses. */
  sprite: z.catch(z.optional(z.string()), undefined),
  /** The thing as it is to be seen there: turned, lit, and without what stands before it. */
  drawing: z.catch(z.optional(z.string()), undefined),
})

/** Where the small ghost with a lost key is: the middle and the size of `drawing`, in percent of the picture. */
const ghost = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** As it is to be seen there: turned, lit, and half behind what stands before it. */
  drawing: z.string().check(z.minLength(1)),
})

/** A picture without its measures takes the shape of ours, and so does one that is a mere line. */
const WIDTH = 1200
const HEIGHT = 900
const LONGEST = 4

const size = z.number().check(z.positive())

const drawnImage = z.object({
  src: z.string().check(z.minLength(1)),
  /** What stands in front of the hidden things, drawn over them. */
  front: z.catch(z.optional(z.string()), undefined),
  /** Where the names and outlines of what it shows are. */
  things: z.catch(z.optional(z.string()), undefined),
  /** The colour of what is behind everything in it. */
  ground: z.catch(z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/))), undefined),
  width: z.catch(size, WIDTH),
  height: z.catch(size, HEIGHT),
  alt: z.catch(z.string(), 'A picture'),
  /** A place that makes no sense is left out; without any the game finds its own. */
  places: goodOnesOf(place),
  ghost: z.catch(z.optional(ghost), undefined),
})

/** The address alone will do. */
const image = z.pipe(z.pipe(z.transform(withSource), drawnImage), z.transform(inShape))

const count = z.number().check(z.nonnegative())

const post = z.object({
  id: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  author: z.object({ username: z.string().check(z.minLength(1)), avatar: z.catch(z.string(), '') }),
  timestamp: z.string().check(z.refine(isMoment)),
  content: z.string(),
  image: z.nullish(image),
  likes: count,
  comments: count,
  shares: count,
  isLiked: z.boolean(),
})

const page = z.object({ posts: z.array(z.unknown()), hasMore: z.catch(z.boolean(), false) })

export type Post = z.infer<typeof post>

export type PostImage = NonNullable<Post['image']>

type FeedPage = { posts: Post[]; hasMore: boolean }

/** A page of the feed from whatever was sent: without its bad posts, or null when it is no page at all. */
export function readFeedPage(sent: unknown): FeedPage | null {
  const read = page.safeParse(sent)
  if (!read.success) return null
  return { posts: read.data.posts.flatMap(readPost), hasMore: read.data.hasMore }
}

function readPost(sent: unknown): Post[] {
  const read = post.safeParse(sent)
  if (read.success) return [read.data]

  const [issue] = read.error.issues
  note(`A post of the feed is left out: ${issue?.path.join('.') || 'it'} is not as it should be.`)
  return []
}

function goodOnesOf<Schema extends z.ZodMiniType>(schema: Schema) {
  const choose = (list: unknown[]) => list.flatMap((item) => schema.safeParse(item).data ?? [])
  return z.pipe(z.catch(z.array(z.unknown()), []), z.transform(choose))
}

function withSource(sent: unknown) {
  return typeof sent === 'string' ? { src: sent } : sent
}

function inShape(drawn: z.infer<typeof drawnImage>) {
  const aspect = drawn.width / drawn.height
  return aspect > LONGEST || aspect < 1 / LONGEST ? { ...drawn, width: WIDTH, height: HEIGHT } : drawn
}

function isMoment(text: string) {
  return !Number.isNaN(Date.parse(text))
}
