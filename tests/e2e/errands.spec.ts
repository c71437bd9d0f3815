import type { Page } from 'playwright/test'
import type { Want } from '#client/game/errands/errand.ts'
import { isCalled, pictureName } from '#client/game/errands/errand-rules.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { parseThings } from '#client/game/room/drawn-things.ts'
import { feedPages, publicJson } from '../support/feed-pages.ts'
import { freeIn } from '../support/free-in.ts'
import { visiblePoint } from '../support/visible-point.ts'
import { expect, NO_ANSWER, test } from './door.ts'
import { openGame } from './game-page.ts'
import { bossSays, button, keptGame } from './player.ts'

const posts = feedPages().flatMap((page) => page.posts)
const errand = errandsOfPosts.filter(({ level }) => level === 2)[1]

/** The picture of that want, scrolled to. */
async function pictureOf(page: Page, { pictures: [picture] }: Want) {
  const post = posts.find(({ image }) => image && pictureName(image.src) === picture)
  if (!post?.image) throw new Error(`${picture} is in no post.`)
  const article = page.locator(`[data-post="${post.id}"]`)
  const look = async () => {
    if ((await article.count()) === 0)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    return await article.count()
  }
  await expect.poll(look, { intervals: [100], timeout: 30_000 }).toBe(1)
  const figure = article.getByRole('figure')
  await figure.scrollIntoViewIfNeeded()
  return { figure, image: post.image, isFree: freeIn(post, posts) }
}

/** Where on the screen the thing can be touched. */
async function spotOf(page: Page, want: Want) {
  const { figure, image, isFree } = await pictureOf(page, want)
  const drawn = parseThings(publicJson(image.things ?? ''))
  const point = drawn?.things
    .filter(({ name }) => isCalled(name, want.word))
    .map((thing) => visiblePoint(thing, drawn.things, isFree))
    .find((spot) => spot !== null)
  if (!drawn || !point) throw new Error(`There is no ${want.word}.`)
  const share = { x: point.x / drawn.width, y: point.y / drawn.height }
  const view = figure.locator('section')
  // Scrolled to the middle: of the page, or of the picture where that fills the screen.
  await view.evaluate((element, { x, y }) => {
    const canvas = element.firstElementChild ?? element
    const off = () => {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      return {
        left: left + width * x - window.innerWidth / 2,
        top: top + height * y - window.innerHeight / 2,
      }
    }
    element.scrollBy({ ...off(), behavior: 'instant' })
    window.scrollBy({ top: off().top, behavior: 'instant' })
  }, share)
  const box = await view.locator('> *').first().boundingBox()
  if (!box) throw new Error('The picture cannot be seen.')
  return { x: box.x + share.x * box.width, y: box.y + share.y * box.height }
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('an errand is done by touch, started at the post that asks, and offline', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  if (!errand) throw new Error('There is no such errand.')
  await openGame(page)
  const article = page.locator(`[data-post="${errand.postId}"]`)
  await article.getByText(`An errand: ${errand.title}`).tap()
  await button(article, 'Run this errand').tap()
  await expect(bossSays(page)).toContainText(errand.wants[0].riddle)
  for (const want of errand.wants) {
    const { image } = await pictureOf(page, want)
    await expect.poll(() => page.evaluate(hasCome, image.things ?? '')).toBe(true)
  }
  await context.setOffline(true)
  for (const want of errand.wants) {
    // The first touch makes the picture fill the screen.
    await expect(async () => {
      const far = await spotOf(page, want)
      await page.touchscreen.tap(far.x, far.y)
      await expect(button(page, 'Back to the posts')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    const near = await spotOf(page, want)
    await page.touchscreen.tap(near.x, near.y)
    await expect.poll(async () => JSON.stringify((await keptGame(page)).errands)).toContain(`/${want.word}`)
    await button(page, 'Back to the posts').tap()
  }
  await expect(bossSays(page)).toContainText(`That is $${errand.reward} for your jar.`)
  expect(await keptGame(page)).toMatchObject({
    cashBalance: 500,
    earnings: errand.reward,
    errands: { current: null },
  })
  await context.setOffline(false)
})

/** Whether the answer from that address has arrived. */
function hasCome(address: string) {
  return performance.getEntriesByName(new URL(address, location.href).href).length > 0
}
