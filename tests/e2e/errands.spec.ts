import type { Locator, Page } from 'playwright/test'
import { parseThings } from '#client/game/drawn-things.ts'
import type { Errand, Want } from '#client/game/errands/errand.ts'
import { isCalled, pictureName } from '#client/game/errands/errand-rules.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { errandsOfTheFamous } from '#client/game/errands/errands-of-the-famous.ts'
import { feedPages, freeIn, publicJson } from '../support/feed-pages.ts'
import { visiblePoint } from '../support/visible-point.ts'
import { expect, guestOf, NO_ANSWER, test } from './door.ts'
import { bossSays, button, byKeys, changeKeptGame, dialog, keptGame } from './player.ts'
import { expectSound } from './sound.ts'

const posts = feedPages().flatMap((page) => page.posts)
const [first, second] = errandsOfPosts.filter(({ level }) => level === 2)

function errandNamed(errand: Errand | undefined) {
  if (!errand) throw new Error('There is no such errand.')
  return errand
}

const board = (page: Page) => page.getByRole('navigation', { name: 'More to find' })
const slip = (page: Page, { title }: Errand) => page.getByRole('dialog').getByRole('article', { name: title })

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

async function take(page: Page, errand: Errand, press: (target: Locator) => Promise<void>) {
  await press(board(page).getByRole('button', { name: /^Errands/ }))
  await press(button(slip(page, errand), 'Run this errand'))
  await expect(dialog(page)).toBeHidden()
  await expect(bossSays(page)).toContainText(errand.wants[0].riddle)
}

/** Where on the screen what is meant can be touched. */
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
  // Brought to the middle: of the page, or of the picture where that fills the screen.
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

async function expectPaid(page: Page, errand: Errand, cash: number) {
  await expect(bossSays(page)).toContainText(`That is $${errand.reward} for you.`)
  expect(await keptGame(page)).toMatchObject({ cashBalance: cash, errands: { current: null } })
}

/** By whichever of these the page is used, both errands of level 2, to that level. */
async function riseToLevelTwo(
  page: Page,
  press: (target: Locator) => Promise<void>,
  bring: (want: Want) => Promise<void>,
) {
  await page.goto('/rummageworld')
  await guestOf(page)
  await expect(page.getByRole('figure').first()).toBeVisible()
  let cash = 500
  for (const errand of [errandNamed(first), errandNamed(second)]) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await take(page, errand, press)
    for (const want of errand.wants) await bring(want)
    cash += errand.reward
    await expectPaid(page, errand, cash)
  }
  await expect(bossSays(page)).toContainText('You are level 2 now: Errand Runner.')
  expect(await keptGame(page)).toMatchObject({
    level: 2,
    jobRating: 6,
    jobRank: 'Errand Runner',
    earnings: 80,
  })
}

/** Among the names of the picture that it is in. */
async function pickByName(page: Page, want: Want, press: (target: Locator) => Promise<void>) {
  const { figure } = await pictureOf(page, want)
  const toggle = button(figure, 'What is in this picture')
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await press(toggle)
  const names = figure.getByRole('list', { name: 'In this picture' }).getByRole('button')
  await expect(names.first()).toBeVisible()
  const at = (await names.allTextContents()).findIndex((name) => isCalled(name, want.word))
  if (at < 0) throw new Error(`${want.word} is not in the list.`)
  await press(names.nth(at))
}

async function expectFound(page: Page, want: Want) {
  await expect.poll(async () => JSON.stringify((await keptGame(page)).errands)).toContain(`/${want.word}`)
}

test('errands are run with the mouse, and raise the level', async ({ page }) => {
  test.setTimeout(120_000)
  await riseToLevelTwo(
    page,
    (target) => target.click(),
    async (want) => {
      const { x, y } = await spotOf(page, want)
      await page.mouse.click(x, y)
      await expectFound(page, want)
    },
  )
  // What was done stays done, and what comes next is open.
  await page.reload()
  await board(page).getByRole('button', { name: 'Errands 2 of 11' }).click()
  await expect(slip(page, errandNamed(first))).toContainText('Done')
  await expect(button(dialog(page), 'Run this errand')).toHaveCount(2)
  await expectSound(page, 'errands')
})

for (const width of [360, 1280, 1920]) {
  test(`what there is to come back for lies free, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/rummageworld')
    await guestOf(page)
    await expect(page.getByRole('figure').first()).toBeVisible()
    const slips = board(page).getByRole('link').or(board(page).getByRole('button'))
    await expect(slips).toHaveCount(3)
    const covered = await slips.evaluateAll((all) =>
      all.flatMap((slip) => {
        const { left, right, top, bottom } = slip.getBoundingClientRect()
        const isFree = [left + 1, (left + right) / 2, right - 1].every((x) =>
          slip.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        )
        return isFree ? [] : [slip.textContent]
      }),
    )
    expect(covered).toEqual([])
  })
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('an errand is run by touch, begun at the post that asks', async ({ page }) => {
    test.setTimeout(120_000)
    const errand = errandNamed(second)
    await page.goto('/rummageworld')
    await guestOf(page)
    const article = page.locator(`[data-post="${errand.postId}"]`)
    await article.getByText(`An errand: ${errand.title}`).tap()
    await button(article, 'Run this errand').tap()
    await expectSound(page, 'errand on a phone')
    for (const want of errand.wants) {
      // The first touch lets the picture fill the screen.
      await expect(async () => {
        const far = await spotOf(page, want)
        await page.touchscreen.tap(far.x, far.y)
        await expect(button(page, 'Back to the posts')).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
      const near = await spotOf(page, want)
      await page.touchscreen.tap(near.x, near.y)
      await expectFound(page, want)
      await button(page, 'Back to the posts').tap()
    }
    await expectPaid(page, errand, 540)
  })
})

test('errands are run with the keyboard alone, without motion', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const errand = errandNamed(second)
  const hands = byKeys(page)
  await page.goto('/rummageworld')
  await guestOf(page)
  await take(page, errand, (target) => hands.press(target))
  for (const want of errand.wants)
    await pickByName(page, want, async (target) => {
      await target.focus()
      await page.keyboard.press('Enter')
    })
  await expectPaid(page, errand, 540)
})

test('a reader runs errands by roles and names, without a connection', async ({
  page,
  context,
  mayComplain,
}) => {
  test.setTimeout(120_000)
  mayComplain(NO_ANSWER)
  const errand = errandNamed(second)
  await page.goto('/rummageworld')
  await guestOf(page)
  await take(page, errand, (target) => target.click())
  for (const want of errand.wants) await pictureOf(page, want)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const want of errand.wants)
    await pickByName(page, want, async (target) => {
      await target.focus()
      await page.keyboard.press('Space')
    })
  await expectPaid(page, errand, 540)
  await context.setOffline(false)
})

test('level 5 opens the Celebrity Concierge, whose projects are errands; below it stays locked', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/rummageworld')
  await guestOf(page)
  const last = errandNamed(errandsOfPosts.at(-1))
  const done = errandsOfPosts.slice(0, -1).map(({ id }) => id)
  const found = last.wants.slice(0, -1).map(({ word }) => `${last.id}/${word}`)
  await button(page, 'Find Jobs').click()
  await button(dialog(page), 'Close').click()
  // Something of the game is kept from the first thing that is done.
  await board(page)
    .getByRole('button', { name: /^Errands/ })
    .click()
  await button(dialog(page), 'Run this errand').first().click()
  await changeKeptGame(page, { level: 4, errands: { current: last.id, found, done } })

  await button(page, 'Find Jobs').click()
  await expect(dialog(page)).toContainText('Locked: needs level 5, you are level 4.')
  await expect(button(dialog(page), 'Accept Job').last()).toBeDisabled()
  await button(dialog(page), 'Close').click()
  const want = last.wants.at(-1)
  if (!want) throw new Error('It wants something.')
  const { x, y } = await spotOf(page, want)
  await page.mouse.click(x, y)
  await expect(bossSays(page)).toContainText('You are level 5 now: Concierge.')

  await button(page, 'Find Jobs').click()
  await button(dialog(page), 'Accept Job').last().click()
  const errand = errandNamed(errandsOfTheFamous[0])
  await expectSound(page, 'the job of the famous')
  await button(dialog(page).getByRole('article', { name: errand.title }).last(), 'Run this errand').click()
  for (const wish of errand.wants) {
    const spot = await spotOf(page, wish)
    await page.mouse.click(spot.x, spot.y)
    await expectFound(page, wish)
  }
  await expect(bossSays(page)).toContainText(`That is $${errand.reward} for you.`)
})
