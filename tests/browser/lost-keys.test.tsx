import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { newGuest, openPage } from './support/app.tsx'
import { wantMotion, wantStillness } from './support/games.ts'
import { bossSays, button, pictures, pressByKeys } from './support/player.ts'
import { serveFiles } from './support/rooms.ts'
import { texts } from './support/sample-room.ts'
import { expectSound } from './support/sound.ts'

const GHOSTS = /^Small ghost with a key$/
const FOUND = /^Small ghost, its key is on your ring$/

const ring = page.getByRole('region', { name: 'Lost keys' })
const keys = page.getByRole('heading', { name: 'Keys', exact: true })
const found = button(page, FOUND)

const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><path fill="#ebe6f6" d="M0 10V4a4 4 0 0 1 8 0v6Z"/></svg>',
)}`

type Posts = { author: { username: string }; image?: object | null }[]

const readPage = async (address: string) => (await (await fetch(address)).json()) as { posts: Posts }

/** Our feed, with a ghost in the middle of the left third of every picture. */
beforeEach(() => {
  const ghost = { x: 20, y: 55, width: 5, height: 8, drawing: DRAWING }
  let isReading = false
  serveFiles(async (address) => {
    if (isReading || !/\/feed-page-\d+\.json$/.test(address)) return undefined
    isReading = true
    const sent = await readPage(address)
    isReading = false
    const posts = sent.posts.map((post) => ({
      ...post,
      image: post.image && { ...post.image, ghost, places: [] },
    }))
    return Response.json({ ...sent, posts })
  })
})

async function findKeys(press: (targets: Locator) => Promise<void>, count: number) {
  const account = newGuest()
  const opened = await openPage('/rummageworld', { account })
  await expect.element(button(page, GHOSTS).first()).toBeInTheDocument()
  for (let at = 1; at <= count; at += 1) {
    await press(button(page, GHOSTS))
    await expect.element(bossSays).toHaveTextContent(`A lost key! That makes ${at}.`)
    await expect.element(found).toHaveLength(at)
  }
  return { ...opened, account }
}

async function expectRing({ account, leave }: Awaited<ReturnType<typeof findKeys>>, count: number) {
  await leave()
  await openPage('/account', { account, kept: { ...localStorage } })
  await expect.element(ring).toHaveTextContent(`You found ${count} of 30 keys`)
  await expect.element(ring).toHaveTextContent('They are no way in')
  await ring.getByText('Whose pictures they were in').click()
  await expect.element(ring.getByRole('listitem')).toHaveLength(count)
  const { posts } = await readPage('/feed-page-1.json')
  const owners = posts.filter(({ image }) => image).map(({ author }) => author.username)
  const listed = ring.getByRole('listitem').elements()
  expect(listed.map(({ textContent }) => textContent)).toEqual(owners.slice(0, count))
}

test('lost keys are found with the mouse, and hang on the ring of the account page', async () => {
  await wantMotion()
  const opened = await findKeys((targets) => targets.first().click(), 3)
  const light = found.last().element().querySelector('span') ?? document.body
  expect(getComputedStyle(light, '::before').animationName).toContain('land')
  await wantStillness()
  await opened.reopen()
  await expect.element(found).toHaveLength(3)
  // A found key stays found.
  await found.first().click({ force: true })
  await expect.poll(() => texts()).toEqual(['Small ghostYou have my key already.'])
  await expect.element(found).toHaveLength(3)
  await expectRing(opened, 3)
  await expectSound()
})

test('lost keys are found with the keyboard alone, without motion', async () => {
  await expectRing(await findKeys(pressByKeys, 2), 2)
})

test('a screen reader user finds a lost key by role and name, and hears where it went', async () => {
  await openPage('/rummageworld')
  const picture = pictures.first()
  await expect.element(button(picture, GHOSTS)).toBeInTheDocument()
  button(picture, GHOSTS).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(button(picture, FOUND)).toHaveFocus()
  await expect.element(bossSays).toHaveTextContent('It hangs on the ring on your account page.')
})

test('without a key there is no ring, and an invalid stored ring counts as none', async () => {
  const account = newGuest()
  const { reopen } = await openPage('/account', { account })
  await expect.element(keys).toBeVisible()
  await expect.element(ring).not.toBeInTheDocument()
  for (const text of ['{', '{"version":1,"keys":7}', '{"version":9}']) {
    localStorage.setItem(`lost_keys:${account.id}`, text)
    await reopen()
    await expect.element(keys).toBeVisible()
    await expect.element(ring).not.toBeInTheDocument()
  }
})

test.each([0, 2])(
  'with %i keys, the link among the pictures leads to the ring, with the focus',
  async (count) => {
    const account = newGuest()
    const keys = Array.from({ length: count }, (_, at) => ({ post: `post-${at}`, by: 'marta.mends' }))
    const kept = { [`lost_keys:${account.id}`]: JSON.stringify({ version: 1, keys }) }
    await openPage('/rummageworld', { account, kept })
    await page.getByRole('link', { name: /^Lost keys/ }).click()
    await expect.element(ring).toHaveTextContent(`You found ${count} of 30 keys`)
    const heading = page.getByRole('heading', { name: 'Lost keys' })
    await expect.element(heading).toHaveFocus()
    await expect.element(heading).toBeInViewport()
    // What comes later above it does not push it away.
    const late = document.createElement('div')
    late.style.height = '700px'
    onTestFinished(() => late.remove())
    document.querySelector('main')?.prepend(late)
    await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(60)
    await expect.element(heading).toBeInViewport()
  },
)
