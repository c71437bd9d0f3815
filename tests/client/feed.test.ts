import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withNew } from '#client/feed/feed-state.ts'
import { fetchFeedPage } from '#client/feed/fetch-page.ts'
import { hostsAmong } from '#client/feed/hosts.ts'
import { withLikeToggled } from '#client/feed/likes.ts'
import { type Post, readFeedPage } from '#client/feed/post.ts'
import { seconds } from '#shared/time.ts'

const sent = {
  id: 'a',
  author: { username: 'Marta', avatar: '/avatars/marta.svg' },
  timestamp: '2026-11-01T09:30:00Z',
  content: 'Cleared the attic.',
  likes: 3,
  comments: 1,
  shares: 0,
  isLiked: false,
}

const drawn = { src: '/scenes/attic.svg', width: 1200, height: 900, alt: 'An attic' }

const place = { kind: 'bag', x: 40, y: 60, pose: 'stand', lean: 0, dim: 0.2 }

function readPosts(...posts: unknown[]) {
  return readFeedPage({ posts, hasMore: true })?.posts ?? []
}

/** The result for one post. */
function readOne(part: object): Post | undefined {
  return readPosts({ ...sent, ...part })[0]
}

let notes: string[] = []
beforeEach(() => {
  notes = []
  vi.spyOn(console, 'info').mockImplementation((line) => notes.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a post keeps its texts, and its picture keeps what is drawn', () => {
  expect(readPosts(sent)).toEqual([sent])
  expect(readOne({ image: { ...drawn, places: [place] } })?.image).toEqual({ ...drawn, places: [place] })
  expect(readOne({ image: { ...drawn, front: '/scenes/attic-front.svg' } })?.image).toMatchObject({
    front: '/scenes/attic-front.svg',
    places: [],
  })
})

test('a picture needs only its source', () => {
  const plain = { src: '/a.svg', width: 1200, height: 900, alt: 'A picture', places: [] }
  for (const image of ['/a.svg', { src: '/a.svg' }, { src: '/a.svg', width: -1, height: 'x', places: {} }]) {
    expect(readOne({ image })?.image).toEqual(plain)
  }
  expect(readOne({ image: null })?.image).toBeNull()
})

test('a picture that is nearly a line gets our format, a panorama keeps its own', () => {
  const shapeOf = (width: number, height: number) => readOne({ image: { ...drawn, width, height } })?.image
  expect(shapeOf(1, 3000)).toMatchObject({ width: 1200, height: 900 })
  expect(shapeOf(1e9, 1)).toMatchObject({ width: 1200, height: 900 })
  expect(shapeOf(2000, 500)).toMatchObject({ width: 2000, height: 500 })
  expect(shapeOf(300, 900)).toMatchObject({ width: 300, height: 900 })
})

test('only valid places of a picture are kept', () => {
  const places = [place, { ...place, kind: 'piano' }, { ...place, x: '40' }, null, { ...place, pose: 'hang' }]
  expect(readOne({ image: { ...drawn, places } })?.image?.places).toEqual([place, { ...place, pose: 'hang' }])
})

test.each([
  ['nothing', null],
  ['no id', { ...sent, id: undefined }],
  ['an empty id', { ...sent, id: '' }],
  ['no author', { ...sent, author: undefined }],
  ['an author without a name', { ...sent, author: { avatar: '/a.svg' } }],
  ['no moment', { ...sent, timestamp: 'once upon a time' }],
  ['no words', { ...sent, content: 7 }],
  ['a picture of nothing', { ...sent, image: { width: 1200, height: 900 } }],
  ['likes in words', { ...sent, likes: 'many' }],
  ['fewer than no shares', { ...sent, shares: -1 }],
  ['a like that is neither', { ...sent, isLiked: 'maybe' }],
])('a post with %s is left out and logged, and its neighbours stay', (_, bad) => {
  const ids = readPosts(sent, bad, { ...sent, id: 'b' }).map(({ id }) => id)
  expect(ids).toEqual(['a', 'b'])
  expect(notes).toHaveLength(1)
})

test('an answer without posts is no page; a page without a word on more is the last', () => {
  for (const page of [null, 7, 'posts', [], {}, { posts: {} }, { hasMore: true }]) {
    expect(readFeedPage(page)).toBeNull()
  }
  expect(readFeedPage({ posts: [] })).toEqual({ posts: [], hasMore: false })
  expect(readFeedPage({ posts: [sent], hasMore: true })).toEqual({ posts: [sent], hasMore: true })
})

test('the 1st, 3rd and 5th post with an image hide things, whatever is between them', () => {
  const image = readOne({ image: drawn })?.image
  const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
    id,
    image: 'adg'.includes(id) ? null : image,
  }))
  // b, c, e and f have one.
  expect([...hostsAmong(posts)]).toEqual(['b', 'e'])
  expect([...hostsAmong([])]).toEqual([])
  // A later page changes nothing before it.
  expect([...hostsAmong([...posts, { id: 'h', image }])]).toEqual(['b', 'e', 'h'])
})

test('a repeated post stays where and as it was', () => {
  const posts = readPosts(sent, { ...sent, id: 'b' })
  const more = readPosts({ ...sent, id: 'b', likes: 9 }, { ...sent, id: 'c' })
  expect(withNew(posts, more).map(({ id, likes }) => [id, likes])).toEqual([
    ['a', 3],
    ['b', 3],
    ['c', 3],
  ])
})

test('a like adds one, and removing it subtracts one', () => {
  const [post] = readPosts(sent)
  if (!post) throw new Error('The post is as it should be')
  const liked = withLikeToggled(post)
  expect(liked).toEqual({ ...post, isLiked: true, likes: 4 })
  expect(withLikeToggled(liked)).toEqual(post)
})

test('a page is fetched by its number, and a failure differs from an invalid page', async () => {
  const asked: string[] = []
  const answers = [
    () => Response.json({ posts: [sent], hasMore: true }),
    () => new Response('<!doctype html>'),
    () => Response.json({ hasMore: true }),
    () => new Response('gone', { status: 404 }),
    () => Response.json({ posts: [] }, { status: 503 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers[asked.length - 1]?.()
  })
  const told: unknown[] = []
  for (const number of [1, 2, 3, 4, 5, 6]) told.push(await fetchFeedPage(number))
  expect(asked.slice(0, 2)).toEqual(['/feed-page-1.json', '/feed-page-2.json'])
  expect(told).toEqual([
    { posts: [sent], hasMore: true },
    'unusable',
    'unusable',
    'unavailable',
    'unavailable',
    'unavailable',
  ])
})

test('no request takes longer than 15 seconds, with the whole body', async () => {
  vi.useFakeTimers()
  const slow = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const stuck = [
    (signal: AbortSignal) => slow(signal),
    (signal: AbortSignal) => Promise.resolve({ ok: true, text: () => slow(signal) }),
  ]
  for (const answer of stuck) {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => answer(signal))
    let told: unknown = null
    fetchFeedPage(1).then((result) => {
      told = result
    })
    await vi.advanceTimersByTimeAsync(seconds(15) - 1)
    expect(told).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toBe('unavailable')
  }
})
