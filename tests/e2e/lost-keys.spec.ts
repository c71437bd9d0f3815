import type { Page } from 'playwright/test'
import { feedPages } from '../support/feed-pages.ts'
import { expect, guestOf, NO_ANSWER, test } from './door.ts'
import { bossSays, button, byKeys, byMouse, byTouch, type Hands } from './player.ts'
import { expectSound } from './sound.ts'

const GHOSTS = /^Small ghost with a key$/
const FOUND = /^Small ghost, its key is on your ring$/

const ring = (page: Page) => page.getByRole('region', { name: 'Lost keys' })

const posts = feedPages().flatMap((page) => page.posts)

/** The owners of the pictures, in their order. */
const owners = posts.filter(({ image }) => image).map(({ author }) => author.username)

const DRAWING = '/drawn/ghost.svg'

/** Our feed, with a ghost in the middle of the left third of every picture. */
test.beforeEach(async ({ context }) => {
  await context.route('**/feed-page-*.json', (route) => {
    const number = Number(/feed-page-(\d+)/.exec(route.request().url())?.[1])
    const page = feedPages()[number - 1]
    const ghost = { x: 20, y: 55, width: 5, height: 8, drawing: DRAWING }
    const shown = page?.posts.map((post) => ({
      ...post,
      image: post.image && { ...post.image, ghost, places: [] },
    }))
    return route.fulfill({ json: { ...page, posts: shown } })
  })
  await context.route(`**${DRAWING}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><path fill="#ebe6f6" d="M0 10V4a4 4 0 0 1 8 0v6Z"/></svg>',
    }),
  )
})

async function findKeys(page: Page, hands: Hands, count: number) {
  await page.goto('/rummageworld')
  for (let found = 1; found <= count; found += 1) {
    await hands.press(button(page, GHOSTS))
    await expect(bossSays(page)).toContainText(`A lost key! That makes ${found}.`)
    await expect(button(page, FOUND)).toHaveCount(found)
  }
}

async function expectRing(page: Page, count: number) {
  await page.goto('/account')
  await expect(ring(page)).toContainText(`You found ${count} of 30 keys`)
  await expect(ring(page)).toContainText('They are no way in')
  await ring(page).getByText('Whose pictures they were in').click()
  await expect(ring(page).getByRole('listitem')).toHaveText(owners.slice(0, count))
}

test('lost keys are found with the mouse, and hang on the ring of the account page', async ({ page }) => {
  await findKeys(page, byMouse(page), 3)
  await page.reload()
  await expect(button(page, FOUND)).toHaveCount(3)
  // Found once is found for good.
  await button(page, FOUND).first().click({ force: true })
  await expect(button(page, FOUND)).toHaveCount(3)
  await expectRing(page, 3)
  await expectSound(page, 'key ring')
})

test('lost keys are found with the keyboard alone, without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await findKeys(page, byKeys(page), 2)
  await expectRing(page, 2)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('lost keys are found by touch', async ({ page }) => {
    await findKeys(page, await byTouch(page), 2)
    await expectRing(page, 2)
    await expectSound(page, 'key ring on a phone')
  })
})

test('a reader finds a lost key by role and name, and hears where it went', async ({ page }) => {
  await page.goto('/rummageworld')
  const picture = page.getByRole('figure').first()
  const ghost = picture.getByRole('button', { name: GHOSTS })
  await ghost.focus()
  await page.keyboard.press('Space')
  await expect(picture.getByRole('button', { name: FOUND })).toBeFocused()
  await expect(bossSays(page)).toContainText('It hangs on the ring on your account page.')
})

test('a key is found without a connection, and another tab has it too', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await page.goto('/rummageworld')
  await guestOf(page)
  const other = await context.newPage()
  await other.goto('/rummageworld')
  await expect(button(other, GHOSTS)).not.toHaveCount(0)
  await page.bringToFront()
  await context.setOffline(true)
  await byMouse(page).press(button(page, GHOSTS))
  await expect(button(page, FOUND)).toHaveCount(1)
  await context.setOffline(false)
  await expect(button(other, FOUND)).toHaveCount(1)
  await button(other, GHOSTS).first().focus()
  await other.keyboard.press('Enter')
  await expectRing(page, 2)
})

test('without a key there is no ring, and a ring that makes no sense is none', async ({ page }) => {
  await page.goto('/account')
  const owner = await guestOf(page)
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
  await expect(ring(page)).toHaveCount(0)
  for (const text of ['{', '{"version":1,"keys":7}', '{"version":9}']) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      `lost_keys:${owner}`,
      text,
    ] as const)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
    await expect(ring(page)).toHaveCount(0)
  }
})
