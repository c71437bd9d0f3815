import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { type Post, readFeedPage } from '#client/feed/post.ts'
import type { Errand, Want } from '#client/game/errands/errand.ts'
import { isCalled, pictureName } from '#client/game/errands/errand-rules.ts'
import { parseThings } from '#client/game/room/drawn-things.ts'
import { freeIn } from '../../support/free-in.ts'
import { visiblePoint } from '../../support/visible-point.ts'
import type { newGuest } from './app.tsx'
import { bossSays, button, dialog, expectGone, keptGame } from './player.ts'
import { clickAt, frameOf } from './rooms.ts'

type Account = ReturnType<typeof newGuest>

export const board = page.getByRole('navigation', { name: 'More to find' })

export const slip = ({ title }: Errand) => dialog.getByRole('article', { name: title })

export function errandNamed(errand: Errand | undefined) {
  if (!errand) throw new Error('There is no such errand.')
  return errand
}

export async function take(errand: Errand, press: Press) {
  await press(board.getByRole('button', { name: /^Errands/ }))
  await press(button(slip(errand), 'Run this errand'))
  await expectGone(dialog)
  await expect.element(bossSays).toHaveTextContent(errand.wants[0].riddle)
}

const PAGES = 8

/** The feed as it is served. */
async function allPosts(): Promise<Post[]> {
  const pages = Array.from({ length: PAGES }, async (_, at) => {
    const answer = await fetch(`/feed-page-${at + 1}.json`)
    return readFeedPage(await answer.json())?.posts ?? []
  })
  return (await Promise.all(pages)).flat()
}

/** Requested once: a test may go offline. */
const posts = allPosts()

/** The picture of that want, scrolled to. */
async function pictureOf({ pictures: [picture] }: Want) {
  const post = (await posts).find(({ image }) => image && pictureName(image.src) === picture)
  if (!post?.image) throw new Error(`${picture} is in no post.`)
  const find = () => document.querySelector(`[data-post="${post.id}"] figure`)
  // In the frame of a test only visible posts load, so each post on the way is scrolled to.
  const look = () => {
    if (find() === null)
      document.querySelector('[role=feed] > article:last-of-type')?.scrollIntoView({ behavior: 'instant' })
    return find()
  }
  await expect.poll(look, { timeout: 30_000 }).not.toBeNull()
  const figure = page.elementLocator(find() ?? document.body)
  figure.element().scrollIntoView({ block: 'center', behavior: 'instant' })
  return { figure, image: post.image, isFree: freeIn(post, await posts) }
}

/** Clicks the thing, where it is visible. */
export async function pickBySight(want: Want) {
  const { figure, image, isFree } = await pictureOf(want)
  const drawn = parseThings(await (await fetch(image.things ?? '')).json())
  const point = drawn?.things
    .filter(({ name }) => isCalled(name, want.word))
    .map((thing) => visiblePoint(thing, drawn.things, isFree))
    .find((spot) => spot !== null)
  if (!drawn || !point) throw new Error(`There is no ${want.word}.`)
  const { width, height } = frameOf(figure).getBoundingClientRect()
  await clickAt(figure, { x: (point.x / drawn.width) * width, y: (point.y / drawn.height) * height })
}

type Press = (target: Locator) => Promise<void>

/** The names of the things in the picture of that want, opened. */
export async function namesAround(want: Want, press: Press) {
  const { figure } = await pictureOf(want)
  const toggle = button(figure, 'What is in this picture')
  if (toggle.element().ariaExpanded === 'false') await press(toggle)
  const names = figure.getByRole('list', { name: 'In this picture' }).getByRole('button')
  await expect.element(names.first()).toBeVisible()
  return names
}

export async function pickByName(want: Want, press: Press) {
  const names = await namesAround(want, press)
  const at = names.elements().findIndex(({ textContent }) => isCalled(textContent, want.word))
  if (at < 0) throw new Error(`${want.word} is not in the list.`)
  await press(names.nth(at))
}

export async function expectFound(account: Account, want: Want) {
  await expect.poll(() => JSON.stringify(keptGame(account).errands)).toContain(`/${want.word}`)
}

/** Errands pay into the jar, and not into the cash. `earnings`: what all errands so far paid. */
export async function expectPaid(account: Account, errand: Errand, earnings: number) {
  await expect.element(bossSays).toHaveTextContent(`That is $${errand.reward} for your jar.`)
  expect(keptGame(account)).toMatchObject({ cashBalance: 500, earnings, errands: { current: null } })
}
