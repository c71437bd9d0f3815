import type { Page } from 'playwright/test'
import { feedPages } from '../support/feed-pages.ts'
import { expect, NO_ANSWER, test } from './door.ts'
import { openGame } from './game-page.ts'
import { bossSays, button, byTouch, type Hands } from './player.ts'

const GHOSTS = /^Small ghost with a key$/
const FOUND = /^Small ghost, its key is on your ring$/

/** The owners of the pictures, in order. */
const owners = feedPages()
  .flatMap(({ posts }) => posts)
  .filter(({ image }) => image)
  .map(({ author }) => author.username)

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

async function findKey(page: Page, hands: Hands, count: number) {
  await hands.press(button(page, GHOSTS))
  await expect(bossSays(page)).toContainText(`A lost key! That makes ${count}.`)
  await expect(button(page, FOUND)).toHaveCount(count)
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('lost keys are found by touch, offline too, and another tab has them', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await openGame(page)
  const other = await context.newPage()
  await other.goto('/rummageworld')
  await expect(button(other, GHOSTS)).not.toHaveCount(0)
  await page.bringToFront()
  const hands = await byTouch(page)
  await findKey(page, hands, 1)
  await context.setOffline(true)
  await findKey(page, hands, 2)
  await context.setOffline(false)
  await expect(button(other, FOUND)).toHaveCount(2)
  await other.bringToFront()
  await button(other, GHOSTS).first().focus()
  await other.keyboard.press('Enter')
  await expect(button(page, FOUND)).toHaveCount(3)

  await page.goto('/account')
  const ring = page.getByRole('region', { name: 'Lost keys' })
  await expect(ring).toContainText('You found 3 of 30 keys')
  await ring.getByText('Whose pictures they were in').click()
  await expect(ring.getByRole('listitem')).toHaveText(owners.slice(0, 3))
})
