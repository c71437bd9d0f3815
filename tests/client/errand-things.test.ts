import { expect, test } from 'vitest'
import { allErrands, isCalled, pictureName } from '#client/game/errands/errand-rules.ts'
import { parseThings } from '#client/game/room/drawn-things.ts'
import { visibleShare } from '#client/game/room/visible-share.ts'
import { feedPages, publicJson } from '../support/feed-pages.ts'
import { freeIn } from '../support/free-in.ts'
import { visiblePoint } from '../support/visible-point.ts'

const posts = feedPages().flatMap((page) => page.posts)
const byPicture = new Map(posts.flatMap((post) => (post.image ? [[pictureName(post.image.src), post]] : [])))

const wanted = allErrands.flatMap(({ id, wants }) =>
  wants.flatMap(({ word, pictures }) =>
    pictures.map((picture) => [`${word} of ${id}`, picture, word] as const),
  ),
)

/** In the picture's units: 10 px of a picture that is 360 px wide, which zooms up to four times. */
const SMALLEST = 44

test.each(wanted)('the %s is drawn in %s, and can be seen and touched there', (_, picture, word) => {
  const post = byPicture.get(picture)
  if (!post?.image?.things)
    throw new Error(`${picture} is no picture of the feed whose things are written down`)
  const things = parseThings(publicJson(post.image.things))?.things ?? []
  const isFree = freeIn(post, posts)
  const fit = things
    .filter(({ name }) => isCalled(name, word))
    .filter(({ box: [, , width, height] }) => Math.min(width, height) >= SMALLEST)
    .filter((thing) => visibleShare(thing, things) >= 0.4 && visiblePoint(thing, things, isFree) !== null)
  expect(fit.length).toBeGreaterThan(0)
})

test('the post and the author of each errand exist', () => {
  for (const { postId, who } of allErrands.filter(({ isForFamous }) => !isForFamous))
    expect(posts.find(({ id }) => id === postId)?.author.username).toBe(who)
})
