import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright/test'
import { expect, test } from './door.ts'
import { becomeGuest } from './people.ts'
import { expectSound } from './sound.ts'

const USE_SESSION = 'Use the session of this browser'

/** Opens a call by its name. */
async function openCall(page: Page, name: string) {
  await page.goto(`/api/docs#${name}`)
  const call = page.locator(`details[id="${name}"]`)
  await expect(call.getByRole('button', { name: 'Send' })).toBeVisible()
  return call
}

test('the reference shows every call, is sound, and loads and sends nothing by itself', async ({
  page,
  request,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (call) => asked.push(call.url().replace(product.origin, '')))
  const call = await openCall(page, 'account.create')
  await expect(page.getByRole('heading', { name: 'Latchkey: the API' })).toBeVisible()
  const { paths, components } = await (await request.get('/api/openapi.json')).json()
  const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods))
  await expect(page.locator('details[data-call]')).toHaveCount(calls.length)
  await expect(page.locator('details[id^="shape-"]')).toHaveCount(Object.keys(components.schemas).length)
  await expect(call).toContainText('30 a minute and 300 an hour')

  const other = page.locator('details[id="passkeys.completeRegistration"]')
  await other.locator('summary').click()
  await expect(other.getByRole('button', { name: USE_SESSION })).toBeVisible()
  await expectSound(page, 'api-docs')
  const files = ['/api/docs', '/api/docs/colors.css', '/api/docs/reference.css', '/api/docs/reference.js']
  expect(asked.sort()).toEqual(files)
  const policies = await Promise.all(
    ['/api/docs', '/signin'].map(
      async (path) => (await request.get(path)).headers()['content-security-policy'],
    ),
  )
  expect(policies[0]).toContain("script-src 'self'")
  expect(policies[0]).toBe(policies[1])
})

test('without a script the reference can be read', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/api/docs')
  await page.getByText('Trade a browser key for a fresh access token').click()
  const call = page.locator('details[id="auth.refresh"]')
  await expect(call).toContainText('not_authenticated: Not authenticated')
  await expect(page.getByRole('button')).toHaveCount(0)
  await context.close()
})

test('a call is sent as it was edited, once for each press, and the command does the same', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  const call = await openCall(page, 'account.create')
  const sent: { body: string | null; cookie: string | undefined; bearer: string | undefined }[] = []
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname !== '/api/account') return
    const { cookie, authorization } = await request.allHeaders()
    sent.push({ body: request.postData(), cookie, bearer: authorization })
  })
  const answer = call.locator('output')
  const body = '{"browserId":"a1b2c3d4e5f6a7b8","browserName":"It\'s mine"}'
  await call.getByLabel('Body, JSON').fill(body)
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('200 OK')
  await expect(answer).toContainText('content-type: application/json; charset=utf-8')
  await expect(answer).toContainText('"success": true')
  expect(sent).toEqual([{ body, cookie: undefined, bearer: undefined }])

  const command = await call.locator('.trial pre').first().textContent()
  expect(command).toContain(`curl -i -X POST '${product.origin}/api/account'`)
  const output = execFileSync('bash', ['-c', String(command)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(output).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(output).toContain('"success":true')
  expect(output).toContain("It's mine")

  await call.getByLabel('Body, JSON').fill('{"browserId":')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('400 Bad Request')
  await expect(answer).toContainText('"code": "invalid_json"')
})

test('the session of this browser is used only when that is pressed, and stays out of the command', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 40[14]/)
  const none = await openCall(page, 'account.get')
  await none.getByRole('button', { name: USE_SESSION }).click()
  await expect(none.locator('.note')).toHaveText(/^This browser has no session that is valid now\./)
  await none.getByRole('button', { name: 'Send' }).click()
  await expect(none.locator('output')).toContainText('"code": "authentication_required"')

  const id = await becomeGuest(page)
  const call = await openCall(page, 'account.get')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.locator('output')).toContainText('401 Unauthorized')
  await call.getByRole('button', { name: USE_SESSION }).click()
  await expect(call.locator('.note')).toHaveText('The call will be made in the name of this browser.')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.locator('output')).toContainText(`"id": "${id}"`)
  const token = await page.evaluate(() => String(localStorage.getItem('jwt')))
  const command = await call.locator('.trial pre').first().textContent()
  expect(command).toContain('-H "authorization: Bearer $token"')
  expect(command).not.toContain(token)

  const device = await openCall(page, 'keys.device')
  await device.getByLabel('id').fill('../account')
  await device.getByLabel('Access token').fill(token)
  await device.getByRole('button', { name: 'Send' }).click()
  await expect(device.locator('output')).toContainText('404 Not Found')
  await expect(device.locator('.trial pre').first()).toContainText('/api/account/devices/..%2Faccount')
})

test('no page of the application loads any part of the reference', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const url of ['/', '/signin', '/settings/dev']) await page.goto(url)
  expect(asked.filter((path) => path.startsWith('/api/docs'))).toEqual([])
})
