import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { YOUNGEST_AGE, yearsBefore } from '#shared/birthday.ts'
import { answeredWith, askForLink, expect, guestOf, hold, NO_ANSWER, newAddress, test } from './door.ts'

const SET_REAL_NAME = '**/trpc/account.setRealName*'
const SET_BORN_ON = '**/trpc/account.setBornOn*'

/** What a row of the account page says. */
function row(page: Page, label: string) {
  return page.locator('dt', { hasText: label }).locator('+ dd')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm Navigation' })

/** Opens a form as people do: from the account page, by its link. */
async function openForm(page: Page, name: 'real name' | 'birthday') {
  await page.goto('/account')
  await guestOf(page)
  await page.getByRole('link', { name: new RegExp(`(Add|Edit) ${name}`) }).click()
  await expect(save(page)).toBeVisible()
}

async function fillName(page: Page, first: string, last: string) {
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill(last)
}

/** An answer of the procedure itself, as its caller gets it. */
function refuse(route: Route, status: number, data: object) {
  const error = { code: -32_600, message: 'refused', data: { success: false, ...data } }
  return route.fulfill({ status, json: [{ error }] })
}

/** Today where the browser is. */
function today(page: Page) {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
}

test('a real name goes from the form to the row, and stays there', async ({ page }) => {
  await openForm(page, 'real name')
  await expect(page).toHaveURL('/account/real-name')
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await fillName(page, '  Zoe\u0308 ', 'Łukasiewicz')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Zo\u00eb Łukasiewicz')

  await page.reload()
  await expect(row(page, 'Real name')).toHaveText('Zo\u00eb Łukasiewicz')
  await page.getByRole('link', { name: 'Edit real name' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Zo\u00eb')
  await expect(page.getByLabel('Last Name')).toHaveValue('Łukasiewicz')
})

test('a birthday goes from the form to the row, and stays there', async ({ page }) => {
  await openForm(page, 'birthday')
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Birthday')).toHaveText('February 28, 1990')

  await page.reload()
  await expect(row(page, 'Birthday')).toHaveText('February 28, 1990')
  await page.getByRole('link', { name: 'Edit birthday' }).click()
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-28')
})

test('names are judged once a field was left or edited, and Save waits', async ({ page }) => {
  await openForm(page, 'real name')
  const first = page.getByLabel('First Name')
  const last = page.getByLabel('Last Name')
  await expect(save(page)).toBeDisabled()
  await expect(page.getByText('is required')).toHaveCount(0)

  await first.focus()
  await expect(page.getByText('is required')).toHaveCount(0)
  await last.focus()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Last name is required')).toHaveCount(0)
  await expect(first).toHaveAccessibleDescription('First name is required')
  await expect(first).toHaveAttribute('aria-invalid', 'true')

  await first.fill('A')
  await expect(page.getByText('First name is required')).toHaveCount(0)
  await last.fill('x')
  await last.fill('  ')
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(save(page)).toBeDisabled()

  await last.fill('👻'.repeat(101))
  await expect(page.getByText('String must contain at most 100 character(s)')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await last.fill('👻'.repeat(100))
  await expect(page.getByText('String must contain at most')).toHaveCount(0)
  await expect(save(page)).toBeEnabled()
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('birthdays are judged by the date on the wall here', async ({ page }) => {
      await openForm(page, 'birthday')
      const field = page.getByLabel('Birthday')
      const day = await today(page)
      const [oldest, youngest] = [yearsBefore(day, 100), yearsBefore(day, YOUNGEST_AGE)]
      await expect(field).toHaveAttribute('min', oldest)
      await expect(field).toHaveAttribute('max', youngest)
      await expect(save(page)).toBeDisabled()
      await expect(page.getByText('Birthday is required')).toHaveCount(0)

      await field.focus()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(page.getByText('Birthday is required')).toBeVisible()

      for (const date of [oldest, youngest]) {
        await field.fill(date)
        await expect(save(page)).toBeEnabled()
      }
      for (const [date, sentence] of [
        [`${Number(youngest.slice(0, 4)) + 1}-12-31`, 'You must be at least 13 years old'],
        [`${Number(oldest.slice(0, 4)) - 1}-01-01`, 'Invalid date'],
      ] as const) {
        await field.fill(date)
        await expect(field).toHaveAccessibleDescription(sentence)
        await expect(save(page)).toBeDisabled()
      }
    })
  })
}

test('the account shows a change before the answer, and takes it back when that is a no', async ({
  page,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(503))
  const address = newAddress()
  await askForLink(page, address)
  await page.goto(await mailedLink(address))
  await expect(page).toHaveURL('/account')
  await openForm(page, 'real name')
  // The letter on the bell of an account that is no guest.
  const bell = page.locator('main svg text')
  await expect(bell).toHaveCount(0)

  await page.route(SET_REAL_NAME, (route) =>
    refuse(route, 503, { code: 'unavailable', error: 'System error, please try again later.' }),
  )
  const letGo = await hold(page, SET_REAL_NAME)
  await fillName(page, 'ada', 'Lovelace')
  await save(page).click()
  await expect(bell).toHaveText('A')
  await expect(save(page)).toBeDisabled()
  await expect(page).toHaveURL('/account/real-name')

  letGo()
  await expect(page.getByRole('alert')).toHaveText('System error, please try again later.')
  await expect(bell).toHaveCount(0)
  await expect(page.getByLabel('First Name')).toHaveValue('ada')
  await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace')
  await expect(save(page)).toBeEnabled()

  await page.unroute(SET_REAL_NAME)
  await save(page).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('ada Lovelace')
})

test('a change given up while it is being saved shows on the account page until it is refused', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(500))
  await openForm(page, 'birthday')
  await page.route(SET_BORN_ON, (route) => refuse(route, 500, { code: 'unexpected' }))
  const letGo = await hold(page, SET_BORN_ON)
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  const told = page.waitForResponse(/\/trpc\/[^?]*account\.get\b/)
  await question(page).getByRole('button', { name: 'Continue Anyway' }).click()
  await expect(page).toHaveURL('/account')
  // What the server tells meanwhile does not hide it.
  await (await told).finished()
  await expect(row(page, 'Birthday')).toHaveText('February 28, 1990')

  letGo()
  await expect(row(page, 'Birthday')).toHaveText('Not told yet')
  await expect(page).toHaveURL('/account')
})

test('without an answer the form keeps what was typed and says so', async ({ page, mayComplain }) => {
  mayComplain(NO_ANSWER)
  await openForm(page, 'birthday')
  await page.route(SET_BORN_ON, (route) => route.abort())
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText('System error, please try again later.')
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-28')
})

test('a no without words is an update that failed', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(500))
  await openForm(page, 'birthday')
  await page.route(SET_BORN_ON, (route) => refuse(route, 500, { code: 'unexpected' }))
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText('Update failed')
})

test('what the server says of a field stands beside the field', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(400))
  await openForm(page, 'birthday')
  const sentence = 'You must be at least 13 years old'
  await page.route(SET_BORN_ON, (route) =>
    refuse(route, 400, {
      code: 'invalid_input',
      error: sentence,
      issues: [{ path: 'bornOn', message: sentence }],
    }),
  )
  const field = page.getByLabel('Birthday')
  await field.fill('1990-02-28')
  await save(page).click()
  await expect(field).toHaveAccessibleDescription(sentence)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.fill('1990-02-27')
  await expect(page.getByText(sentence)).toHaveCount(0)
})

for (const [answer, status, data] of [
  ['a 401', 401, { code: 'authentication_required', error: 'Authentication required' }],
  ['a message about signing in', 403, { code: 'cross_site', error: 'Please sign in to continue' }],
] as const) {
  test(`${answer} leads from the form to the sign-in page, unasked`, async ({ page, mayComplain }) => {
    mayComplain(answeredWith(status))
    await openForm(page, 'real name')
    await page.route(SET_REAL_NAME, (route) => refuse(route, status, data))
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await fillName(page, 'Ada', 'Lovelace')
    await save(page).click()
    await expect.poll(() => visited).toContain('/signin')
    await expect(question(page)).toBeHidden()
  })
}

test('every way out asks when there are unsaved changes', async ({ page }) => {
  await openForm(page, 'real name')
  const first = page.getByLabel('First Name')
  await first.fill('Ada')

  const ways = {
    link: () => page.getByRole('link', { name: 'Rummage World' }).click(),
    cancel: () => page.getByRole('link', { name: 'Cancel' }).click(),
    back: () => page.evaluate(() => history.back()),
  }
  for (const [name, leave] of Object.entries(ways)) {
    await leave()
    await expect(question(page), name).toBeVisible()
    await expect(question(page)).toHaveAccessibleDescription('Unsaved changes will be lost if you continue.')
    await expect(page.getByRole('button', { name: 'Stay Here' })).toBeFocused()
    await page.getByRole('button', { name: 'Stay Here' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL('/account/real-name')
    await expect(first).toHaveValue('Ada')
  }

  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Continue Anyway' }).click()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Not told yet')

  // Forward leads back to a form that knows nothing of it.
  await page.goForward()
  await expect(first).toHaveValue('')
})

test('closing or reloading the tab asks as well', async ({ page }) => {
  await openForm(page, 'real name')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    dialog.dismiss()
  })
  await page.getByLabel('First Name').fill('Ada')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('nobody is asked where nothing is lost', async ({ page }) => {
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked += 1
    await dialog.accept()
  })
  await openForm(page, 'real name')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('First Name').fill(' ')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')

  await page.getByRole('link', { name: 'Add real name' }).click()
  await fillName(page, 'Ada', 'Lovelace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Ada Lovelace')
  await page.getByRole('link', { name: 'Add Key' }).click()
  await expect(page).toHaveURL('/account/add-key')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/account/real-name')
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await save(page).click()
  await expect(page).toHaveURL('/account')
  expect(asked).toBe(0)
})

test('the skip link stays on the page, and nobody is asked', async ({ page }) => {
  await openForm(page, 'real name')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/real-name')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('a sign-out in another tab is followed without a question', async ({ page, context }) => {
  await openForm(page, 'real name')
  await page.getByLabel('First Name').fill('Ada')
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await other.getByText('I understand the risks').click()
  await other.getByRole('button', { name: 'Sign Out Permanently' }).click()
  await expect(page).toHaveURL('/signed-out')
})

test('a form is filled, questioned and saved by keyboard alone', async ({ page }) => {
  await openForm(page, 'real name')
  await expect(page.getByRole('heading', { name: 'Real Name' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lovelace')
  await page.keyboard.press('Tab')
  await expect(save(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const cancel = page.getByRole('link', { name: 'Cancel' })
  await expect(cancel).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay Here' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue Anyway' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(cancel).toBeFocused()

  // A second Escape in a row is one that no page can cancel.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/account/real-name')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Real name')).toHaveText('Ada Lovelace')
})

test('a date is typed part by part, and an unfinished one cannot be saved', async ({ page }) => {
  await openForm(page, 'birthday')
  await page.getByLabel('Birthday').focus()
  await page.keyboard.type('0228')
  await expect(save(page)).toBeDisabled()
  await page.keyboard.type('199')
  await expect(page.getByText('Invalid date')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Invalid date')).toBeVisible()
  await page.getByLabel('Birthday').focus()
  await page.keyboard.type('02281990')
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-28')
  await expect(page.getByText('Invalid date')).toHaveCount(0)

  // One part taken away and typed anew: the others stay.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Birthday is required')).toBeVisible()
  await page.keyboard.type('27')
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-27')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Birthday')).toHaveText('February 27, 1990')
})

test('asking for a snapshot says that there is none yet, here and in the console', async ({ page }) => {
  const notes: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') notes.push(message.text())
  })
  await page.goto('/account/download')
  await expect(page.getByText('minutes, or up to 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Request Data Snapshot' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was sent' })).toBeVisible()
  await expect.poll(() => notes).toEqual([expect.stringContaining('data snapshot')])
  await page.getByRole('link', { name: 'Back to Account' }).click()
  await expect(page).toHaveURL('/account')
})

for (const path of ['/account/restrict', '/account/delete']) {
  test(`${path} says that it is not there yet, and leads back`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('This is not there yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Account' }).click()
    await expect(page).toHaveURL('/account')
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      test('the pages of the identity are sound, with what they may say', async ({ page }, info) => {
        async function expectSound(name: string) {
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
          const { violations } = await new AxeBuilder({ page }).analyze()
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
          expect(serious, name).toEqual([])
          await page.screenshot({
            path: info.outputPath(`${name}-${viewport.width}-${colorScheme}.png`),
            fullPage: true,
          })
        }

        for (const name of ['download', 'restrict', 'delete', 'birthday', 'real-name']) {
          await page.goto(`/account/${name}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectSound(name)
        }
        await fillName(page, 'Ada', 'x')
        await fillName(page, 'Ada', '')
        await expectSound('real-name-invalid')
        await page.getByRole('link', { name: 'Cancel' }).click()
        await expect(question(page)).toBeVisible()
        await expectSound('real-name-question')

        await page.goto('/account/download')
        await page.getByRole('button', { name: 'Request Data Snapshot' }).click()
        await expectSound('download-asked')
      })
    })
  }
}
