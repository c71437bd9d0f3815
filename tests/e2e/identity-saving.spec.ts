import { answeredWith, expect, hold, NO_ANSWER, newAddress, test } from './door.ts'
import {
  fillName,
  openForm,
  question,
  refuse,
  row,
  SET_BORN_ON,
  SET_REAL_NAME,
  save,
} from './identity-form.ts'
import { signInByMail } from './people.ts'

test('the account shows a change before the answer, and takes it back when that is a no', async ({
  page,
  mailedLink,
  mayComplain,
}) => {
  mayComplain(answeredWith(503))
  await signInByMail(page, newAddress(), mailedLink)
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
  ['a key that is none', 401, { code: 'not_authenticated', error: 'Not authenticated' }],
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

test('two saves that overlap are both made, and the account says what they said', async ({ page }) => {
  await openForm(page, 'birthday')
  const letGo = await hold(page, SET_BORN_ON)
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Continue Anyway' }).click()

  await page.getByRole('link', { name: /(Add|Edit) birthday/ }).click()
  await page.getByLabel('Birthday').fill('1991-03-31')
  await save(page).click()
  letGo()
  await expect(page).toHaveURL('/account')
  await expect(row(page, 'Birthday')).toHaveText('March 31, 1991')
  await page.reload()
  await expect(row(page, 'Birthday')).toHaveText('March 31, 1991')
})

test('a sentence about signing in leads nowhere: what an answer means is in its code', async ({
  page,
  mayComplain,
}) => {
  mayComplain(answeredWith(403))
  await openForm(page, 'birthday')
  const error = 'Please sign in to the other house to continue'
  await page.route(SET_BORN_ON, (route) => refuse(route, 403, { code: 'cross_site', error }))
  await page.getByLabel('Birthday').fill('1990-02-28')
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText(error)
  await expect(page).toHaveURL('/account/birthday')
})
