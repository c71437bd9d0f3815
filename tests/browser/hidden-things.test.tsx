import { expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { readFeedPage } from '#client/feed/post.ts'
import { placeHidden } from '#client/game/hunt/placement.ts'
import { isForSpot } from '#client/game/hunt/whose-click.ts'
import { bag, buy, onProject, stove } from '../client/game-samples.ts'
import { STOVES } from '../support/game-names.ts'
import { openGame } from './support/games.ts'
import {
  acceptDeal,
  boss,
  button,
  dialog,
  expectGone,
  pictures,
  projectBar,
  rejectDeal,
} from './support/player.ts'
import { clickAt, frameOf, lookAt, serveFiles } from './support/rooms.ts'
import { RUG, said, texts } from './support/sample-room.ts'

/** Two pictures that hide things: the 1st and the 3rd of the feed. */
const [host, other] = [pictures.first(), pictures.nth(2)]

/** A rug is drawn in the first picture, and nothing in the others. */
async function serveRug() {
  const { posts } = await (await fetch('/feed-page-1.json')).json()
  serveFiles((address) => {
    if (!address.endsWith('.things.json')) return undefined
    const things = address.endsWith(posts[0].image.things) ? [RUG] : []
    return Response.json({ width: 1600, height: 1200, things })
  })
}

/** Two points of the stove's box in a picture, in px of the frame: on the stove itself, and beside it. */
async function pointsOfStove(where: Locator, at: number) {
  const page = readFeedPage(await (await fetch('/feed-page-1.json')).json())
  const post = page?.posts.filter(({ image }) => image)[at]
  const thing =
    post?.image && placeHidden(post.id, post.image.places, 4 / 3).find(({ sprite }) => /^stove/.test(sprite))
  if (!thing) throw new Error('No stove is hidden there.')
  const picture = frameOf(where).getBoundingClientRect()
  const isItsOwn = (x: number, y: number) =>
    isForSpot({ at: { x, y }, picture, spots: [thing], drawn: null, isDone: true })

  const [left, top] = [thing.x - thing.width / 2, thing.y - thing.height / 2]
  const points = Array.from({ length: 400 }, (_, at) => ({
    x: Math.round(((left + (((at % 20) + 0.5) / 20) * thing.width) / 100) * picture.width),
    y: Math.round(((top + ((Math.floor(at / 20) + 0.5) / 20) * thing.height) / 100) * picture.height),
  }))
  const around = ({ x, y }: { x: number; y: number }) =>
    [-3, 0, 3].flatMap((dy) => [-3, 0, 3].map((dx) => isItsOwn(x + dx, y + dy)))
  const own = points.find((point) => around(point).every((is) => is))
  const beside = points.find((point) => around(point).every((is) => !is))
  if (!own || !beside) throw new Error('The stove fills its box, or is not to be seen.')
  return { own, beside }
}

test('a hidden thing answers where it is visible; beside it, what is drawn there does', async () => {
  await serveRug()
  await openGame()
  await lookAt(host)
  const { own, beside } = await pointsOfStove(host, 0)
  await clickAt(host, beside)
  await expect.poll(() => texts(host)).toEqual([`${RUG.name}${RUG.says}`])
  await expectGone(dialog)
  // The next key must not press the thing that was not meant.
  await userEvent.keyboard('{Enter}')
  await expectGone(dialog)

  await clickAt(host, own)
  await expect.element(rejectDeal).toBeEnabled()
  await rejectDeal.click()
  await expectGone(dialog)

  // The keyboard has no point.
  button(host, STOVES).element().focus()
  await userEvent.keyboard('{Enter}')
  await acceptDeal.click()
  await expect.element(projectBar).toHaveTextContent('1 of 1 Portable Stove')

  // What is bought keeps nothing from its neighbours.
  await userEvent.keyboard('{Escape}')
  await clickAt(host, beside)
  await expect.poll(() => texts(host)).toEqual([`${RUG.name}${RUG.says}`])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => texts(host)).toEqual([])

  // It says so itself: to a click, to a click on its tag, and to the keyboard.
  const ours = button(host, /Portable Stove, bought$/)
  const name = ours.element().ariaLabel?.replace(', bought', '')
  const had = [`${name}You have the ${name} already.`]
  const tag = ours.element().querySelector('[data-tag]')?.getBoundingClientRect() ?? new DOMRect()
  const frame = frameOf(host).getBoundingClientRect()
  const onTag = { x: tag.x + tag.width / 2 - frame.x, y: tag.y + tag.height / 2 - frame.y }
  for (const press of [
    () => clickAt(host, own),
    () => clickAt(host, onTag),
    () => userEvent.keyboard('{Enter}'),
  ]) {
    await press()
    await expect.poll(() => texts(host)).toEqual(had)
    await expect.element(said(had.join().replace('You', ': You'))).toBeInTheDocument()
    await expectGone(dialog)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => texts(host)).toEqual([])
  }
})

test('empty ground in the box is the hidden thing', async () => {
  await serveRug()
  await openGame()
  await lookAt(other)
  const { beside } = await pointsOfStove(other, 2)
  await clickAt(other, beside)
  await expect.element(rejectDeal).toBeEnabled()
})

const shown = (where: Element) =>
  [...where.querySelectorAll('img')].flatMap((image) => image.getAttribute('src') ?? [])

test("the room's own drawing of a thing is in the deal and in the bar", async () => {
  await serveRug()
  await openGame()
  await lookAt(host)
  const stove = button(host, STOVES)
  const [drawing] = shown(stove.element())
  expect(drawing).toMatch(/^\/scenes\/hidden\/[a-z-]+-\d\/stove-\d\.svg$/)
  stove.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rejectDeal).toBeEnabled()
  expect(shown(dialog.element())).toContain(`${drawing}#whole`)
  await acceptDeal.click()
  await expect.poll(() => shown(projectBar.element())).toEqual([`${drawing}#whole`])
})

test('it is in the inventory and on the receipt; an older game and a lost file have the usual drawing', async () => {
  const own = bag({ name: 'Army Sleeping Bag', drawing: '/scenes/hidden/attic-1/bag-2.svg' })
  const lost = bag({ drawing: '/scenes/hidden/attic-1/bag-99.svg' })
  await openGame(
    [own, lost, bag(), bag(), bag(), stove()].reduce((state, item) => buy(state, item), onProject),
  )
  const roll = '/scenes/hidden/bag-roll.svg'
  const all = [`${own.drawing}#whole`, roll, roll, roll, roll, '/scenes/hidden/stove-brass.svg']
  await expect.poll(() => shown(projectBar.element())).toEqual(all)
  await button(boss, 'Boss: show more').click()
  await expect.poll(() => shown(boss.element())).toEqual(expect.arrayContaining(all))
  await button(projectBar, 'Complete Project').click()
  await expect.poll(() => shown(dialog.element())).toEqual(all)
})
