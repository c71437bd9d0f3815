import type { Page } from 'playwright/test'
import { expect, guestOf, stored, test } from './door.ts'

/** The log that this browser keeps of its errors. */
function errorLog(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('error_log') ?? '[]'))
}

test('every button of the error test ends in the dialog and in the log, which can be read, copied and cleared', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/on purpose/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const accountId = await guestOf(page)

  const dialog = page.getByRole('dialog', { name: 'Oops, Our Bad!' })
  const buttons = {
    'Throw while rendering': ['render', 'Thrown on purpose while the page was drawn'],
    'Throw in a handler': ['handler', 'Thrown on purpose in a handler'],
    'Reject a promise': ['promise', 'Rejected on purpose in a promise'],
  }
  for (const [name, [errorType, message]] of Object.entries(buttons)) {
    await page.goto('/error-test?token=secret')
    await page.getByRole('button', { name }).click()
    await expect(dialog.getByText(message ?? '', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'social media' })).toBeVisible()
    await dialog.getByText('Technical details').click()
    const details = dialog.locator('pre')
    await expect(details).toContainText('/error-test')
    await expect(details).not.toContainText('secret')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(dialog).toBeVisible()
    const newest = async () => (await errorLog(page)).at(-1)
    await expect.poll(newest).toMatchObject({
      message,
      errorType,
      accountId,
      stack: expect.stringContaining('error-test-page'),
      techMessage: `Error: ${message}`,
      url: expect.stringMatching(/\/error-test\?token=\[masked\]$/),
      userAgent: expect.stringContaining('Chrome'),
      timestamp: expect.any(String),
    })
  }
  expect(await errorLog(page)).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/dred')
  const entries = page.locator('summary')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Rejected on purpose in a promise')
  await entries.first().press('Enter')
  await expect(page.getByText('errorType: promise')).toBeVisible()

  await page.getByRole('button', { name: 'Copy Log' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toEqual(await errorLog(page))

  await page.getByRole('button', { name: 'Clear Log' }).click()
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await expect(entries).toHaveCount(0)
  expect(await errorLog(page)).toEqual([])
})

test('the diagnostics show what is stored, without the secrets', async ({ page }) => {
  await page.goto('/')
  const accountId = await guestOf(page)
  await page.evaluate(() => localStorage.setItem('pending_email_key', 'a-pending-key'))
  await page.goto('/dred')
  const main = page.getByRole('main')
  for (const name of ['accountId', 'jwt', 'browser_key', 'auth_tokens', 'pending_email_key', 'brid']) {
    await expect(main.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(main.getByText(accountId)).toBeVisible()
  await expect(main.getByText('Build', { exact: true }).locator('..')).toContainText('dev')
  await expect(main.getByText('Shard', { exact: true }).locator('..')).toContainText('0')

  const shown = await page.content()
  const { jwt, browserKey, pendingEmailKey } = await stored(page)
  for (const secret of [jwt, browserKey, pendingEmailKey]) {
    expect(secret).toBeTruthy()
    expect(shown).not.toContain(secret)
    expect(shown).not.toContain(secret?.slice(0, 10))
  }
})

test('an entry of another tab is shown at once, and long words stay on the page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dred')
  await expect(page.getByText('The log is empty.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/error-test')
  await other.evaluate(() => {
    const text = 'a.b'.repeat(200)
    const facts = { timestamp: new Date().toISOString(), techMessage: text, url: '', userAgent: '' }
    localStorage.setItem('error_log', JSON.stringify([{ ...facts, message: text, errorType: 'promise' }]))
  })
  await expect(page.locator('summary')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
