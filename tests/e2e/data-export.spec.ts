import { readFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from 'playwright/test'
import { unpacked } from '../support/unpacked.ts'
import { answeredWith, complaints, expect, guestOf, NO_ANSWER, newAddress, stored, test } from './door.ts'
import { codeField, mailedCode } from './mailed-code.ts'
import { becomeGuest, verifyEmail } from './people.ts'
import { begin } from './player.ts'
import { expectSound } from './sound.ts'

const EXPORT = '**/api/account/export'

const request = (page: Page) => page.getByRole('button', { name: 'Request Data Snapshot' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Your data is in your downloads' })

/** Requests an export without the page. */
async function ask(page: Page) {
  const { jwt } = await stored(page)
  const answer = await page.request.post('/api/account/export', {
    data: {},
    headers: { authorization: `Bearer ${jwt}` },
  })
  expect(answer.status()).toBe(200)
}

/** Presses the button and reads the saved file. */
async function download(page: Page, press = () => request(page).click()) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const zip = await readFile(await file.path())
  return { name: file.suggestedFilename(), zip, files: unpacked(zip) }
}

/** Holds the download inside the page: during this time it has no open call, and does not time out. */
async function holdWithin(page: Page) {
  await page.addInitScript((address) => {
    const fetchNow = window.fetch
    const released = new Promise((letGo) => Object.assign(window, { letGo }))
    window.fetch = async (asked, request) => {
      if (asked !== address) return fetchNow(asked, request)
      await released
      return fetchNow(asked, { ...request, signal: null })
    }
  }, '/api/account/export')
  return () => page.evaluate(() => Reflect.get(window, 'letGo')())
}

async function openOffline(page: Page, info: TestInfo, html: string) {
  const path = info.outputPath('index.html')
  await writeFile(path, html)
  await page.goto(`file://${path}`)
}

test('one press gives an export that opens offline', async ({ page, browser }, info) => {
  const letGo = await holdWithin(page)
  const id = await becomeGuest(page)
  await page.getByRole('link', { name: 'Open data download' }).click()
  await expect(page).toHaveURL('/account/download')

  const saving = download(page)
  await expect(page.getByRole('progressbar', { name: 'Downloading your data' })).toBeVisible()
  await expect(page.getByText('Gathering...')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Downloading your data...' })).toHaveCount(1)
  await expectSound(page, 'download-busy')
  await letGo()
  const { name, files } = await saving
  expect(name).toMatch(/^latchkey-[\dA-HJKMNP-TV-Z]{10}-\d{4}-\d\d-\d\d\.zip$/)
  await expect(saved(page)).toContainText(name)
  await expect(saved(page)).toContainText(/, \d+\.\d kB\. Your browser has added/)
  await expectSound(page, 'download-saved')
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'account.schema.json',
    'browser.json',
    'index.html',
    'journal.json',
  ])
  expect(JSON.parse(files['account.json'] ?? 'null').account.id).toBe(id)

  const reader = await browser.newContext({ offline: true })
  const heard = complaints(reader)
  const paper = await reader.newPage()
  const fetched: string[] = []
  paper.on('request', (asked) => fetched.push(asked.url()))
  await openOffline(paper, info, files['index.html'] ?? '')
  await expect(paper.getByRole('heading', { level: 1, name: /^Your data at / })).toBeVisible()
  await expect(paper.getByRole('region', { name: 'Your keys' })).toContainText('Browser id')
  // Its own policy allows its own style.
  expect(
    await paper.evaluate(() => getComputedStyle(document.querySelector('main') as Element).maxWidth),
  ).toBe('736px')
  await paper.getByText('What these fields are for').first().click()
  await expect(paper.getByText('Your first name, if you tell us.')).toBeVisible()
  await expectSound(paper, 'download-index')
  expect(heard).toEqual([])
  expect(fetched).toHaveLength(1)
  await reader.close()
})

test('the browser adds its own data, but no key and no data of other accounts', async ({ page }) => {
  await page.goto('/rummageworld')
  const id = await guestOf(page)
  await begin(page)
  const like = page.getByRole('button', { name: /\d likes?$/ }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const secrets = await page.evaluate(() => {
    localStorage.setItem('rummage_world:somebody-else', '{"secret":"of another player"}')
    return ['jwt', 'browser_key', 'auth_tokens'].map((name) => localStorage.getItem(name) ?? 'nothing')
  })
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open data download' }).click()
  const { files } = await download(page)
  const copy = JSON.parse(files['browser.json'] ?? 'null')
  expect(copy.rummageWorld.game.currentJob).not.toBeNull()
  expect(copy.likes).toContainEqual({ post: expect.stringMatching(/./), by: expect.stringMatching(/./) })
  expect(JSON.parse(files['account.json'] ?? 'null').account.id).toBe(id)
  const text = Object.values(files).join('\n')
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toContain('of another player')
})

test('an export is requested with the keyboard alone', async ({ page }) => {
  await becomeGuest(page)
  const link = page.getByRole('link', { name: 'Open data download' })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Data Download' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(request(page)).toBeFocused()
  const { files } = await download(page, () => page.keyboard.press('Enter'))
  expect(files).toHaveProperty(['account.json'])
  await expect(saved(page)).toBeVisible()
  await expect(request(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('an interrupted export says so, and works on the next try', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  mayComplain(answeredWith(503))
  await becomeGuest(page)
  await page.goto('/account/download')
  await page.route(EXPORT, (route) => route.abort())
  await request(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'The download was interrupted, and nothing was saved. Please try again.',
  )
  await page.unroute(EXPORT)
  // Half a file is not saved.
  await page.route(EXPORT, async (route) => {
    const whole = await (await route.fetch()).body()
    await route.fulfill({ body: whole.subarray(0, whole.length / 2), contentType: 'application/zip' })
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toContainText('nothing was saved')
  await page.unroute(EXPORT)
  const { files } = await download(page, () => page.getByRole('button', { name: 'Retry' }).click())
  expect(files).toHaveProperty(['browser.json'])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
})

test('the sixth export of a day says when to come back', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(429))
  await becomeGuest(page)
  await page.goto('/account/download')
  for (let asked = 0; asked < 5; asked += 1) await ask(page)
  await request(page).click()
  await expect(page.getByRole('alert')).toContainText('Too many requests. Please try again later.')
  await expect(page.getByText('Please wait 24 hours').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expectSound(page, 'download-refused')
})

test('once an address is verified an export needs a proof', async ({ page, product, mayComplain }) => {
  mayComplain(answeredWith(403))
  await becomeGuest(page)
  const address = newAddress()
  await verifyEmail(page, product.smtp, address)
  await page.goto('/account/download')
  await request(page).click()
  const step = page.getByRole('dialog', { name: 'Show that it is you' })
  await expect(step.getByRole('button', { name: 'Email Me a Code' })).toBeFocused()
  await expectSound(page, 'download-step')
  await page.keyboard.press('Escape')
  await expect(step).toHaveCount(0)
  // Nothing was saved, and that is no error.
  await expect(saved(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await request(page).click()
  const { files } = await download(page, async () => {
    await step.getByRole('button', { name: /code/i }).click()
    await codeField(page).fill((await mailedCode(product.smtp, address)).code)
  })
  expect(JSON.parse(files['account.json'] ?? 'null').account.email).toBe(address)
  await expect(saved(page)).toBeVisible()
})

test('an expired token is renewed on the way', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(401))
  await becomeGuest(page)
  await page.goto('/account/download')
  let asked = 0
  await page.route(EXPORT, (route) => {
    asked += 1
    if (asked > 1) return route.fallback()
    const sentence = 'Token expired'
    return route.fulfill({
      status: 401,
      json: { success: false, code: 'token_expired', error: sentence, message: sentence },
    })
  })
  const { files } = await download(page)
  expect(asked).toBe(2)
  expect(files).toHaveProperty(['account.json'])
})
