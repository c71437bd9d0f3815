import { answeredWith, expect, newAddress, test } from './door.ts'
import { boxes, codeField, mailedCode, paste, selected, selectedBoxes, wrongCodeFor } from './mailed-code.ts'
import { becomeGuest } from './people.ts'
import { guestWithCode, updateTo } from './recovery-email.ts'
import { expectSound } from './sound.ts'

test('a wrong code keeps its digits, selected, and the right one may be typed over them', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const { code } = await guestWithCode(page, product.smtp)
  const wrong = wrongCodeFor(code)

  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Please enter all 6 digits')).toBeVisible()
  await expect(codeField(page)).toBeFocused()

  // Digits only, and backspace goes back.
  await page.keyboard.type('a1-2b')
  await expect.poll(() => boxes(page)).toBe('12----')
  await page.keyboard.press('Backspace')
  await expect.poll(() => boxes(page)).toBe('1-----')
  await page.keyboard.press('Backspace')
  await expect.poll(() => boxes(page)).toBe('------')

  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.keyboard.type(wrong)
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  expect(await height()).toBe(before)
  await expect.poll(() => boxes(page)).toBe(wrong)
  await expect.poll(() => selected(page)).toBe(wrong)
  await expect(selectedBoxes(page)).toHaveCount(6)
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)

  await page.keyboard.type(code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await expect(page).toHaveURL('/account')
})

test('a pasted code fills all boxes and is sent, whatever stands around it', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const { code } = await guestWithCode(page, product.smtp)
  const wrong = wrongCodeFor(code)

  await paste(page, `Your code is: ${wrong}.`)
  await expect(page.getByText('Invalid verification code')).toBeVisible()
  await expect.poll(() => boxes(page)).toBe(wrong)
  // The same once more is one more try.
  const tried = page.waitForResponse('**/trpc/email.verifyCode*')
  await paste(page, wrong)
  await tried
  await expect(page.getByText('Invalid verification code')).toBeVisible()

  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('one digit in the middle is put right where it stands', async ({ page, product, mayComplain }) => {
  mayComplain(answeredWith(400))
  const { code } = await guestWithCode(page, product.smtp)
  const third = code[2] === '7' ? '8' : '7'
  await page.keyboard.type(code.slice(0, 2) + third + code.slice(3))
  await expect(page.getByText('Invalid verification code')).toBeVisible()

  const row = await codeField(page).boundingBox()
  if (!row) throw new Error('The boxes are not there')
  await codeField(page).click({ position: { x: (row.width / 6) * 2.5, y: row.height / 2 } })
  await expect.poll(() => selected(page)).toBe(third)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => selected(page)).toBe(code[3])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(code[2] ?? '')
  // Perhaps another one is wrong, too: a code that is put right is sent by a press.
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('a code is put right digit by digit, and costs one try however many were wrong', async ({
  page,
  product,
  mayComplain,
}) => {
  mayComplain(answeredWith(400))
  const { code } = await guestWithCode(page, product.smtp)
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('email.verifyCode')) tries.push(request.url())
  })
  const other = (digit = '') => (digit === '7' ? '8' : '7')
  const wrong = other(code[0]) + code[1] + other(code[2]) + code.slice(3)
  await page.keyboard.type(wrong)
  await expect(page.getByText('Invalid verification code')).toBeVisible()

  await page.keyboard.press('Home')
  await page.keyboard.type(code[0] ?? '')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => selected(page)).toBe(wrong[2])
  await page.keyboard.press('Backspace')
  // Its box is empty, and those behind it are where they were.
  expect(await boxes(page)).toBe(`${code.slice(0, 2)}-${code.slice(3)}`)
  await page.keyboard.type(code[2] ?? '')
  expect(await boxes(page)).toBe(code)
  expect(tries).toHaveLength(1)

  await page.keyboard.press('Enter')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  expect(tries).toHaveLength(2)
})

test('a code is sent again, from both pages, and only the newest works', async ({
  page,
  product,
  mayComplain,
}) => {
  // Twice it waits ten seconds before another letter may be asked for.
  test.setTimeout(90_000)
  mayComplain(answeredWith(400))
  const { address, code: first } = await guestWithCode(page, product.smtp)

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(`${address} (pending)`)).toBeVisible()
  await page.getByRole('link', { name: 'Edit email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expect(page.getByRole('button', { name: 'Update Email' })).toBeDisabled()
  await expectSound(page)
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page).toHaveURL('/account/email/verify-code')
  await mailedCode(product.smtp, address)

  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expect.poll(() => boxes(page)).toBe('------')
  await expect(selectedBoxes(page)).toHaveCount(1)
  const newest = await mailedCode(product.smtp, address)

  if (first !== newest.code) {
    await page.keyboard.type(first)
    await expect(page.getByText('Invalid verification code')).toBeVisible()
  }
  await page.keyboard.type(newest.code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('the code page without state takes the pending e-mail, and else leads to the form', async ({
  page,
  product,
}) => {
  await becomeGuest(page)
  await page.goto('/account/email/verify-code')
  await expect(page).toHaveURL('/account/email')
  await expect(page.getByRole('heading', { name: 'Recovery Email' })).toBeVisible()

  const address = newAddress()
  await updateTo(page, address)
  const { code } = await mailedCode(product.smtp, address)
  // Asked for in one tab, typed in another.
  const other = await page.context().newPage()
  await other.goto('/account/email/verify-code')
  await expect(other.getByText(address)).toBeVisible()
  await expect(codeField(other)).toBeFocused()
  await other.keyboard.type(code)
  await expect(other.getByText('Email verified successfully!')).toBeVisible()
  await expect(other).toHaveURL('/account')
})

test('too many tries say so, and a new code is a new start', async ({ page, product, mayComplain }) => {
  mayComplain(answeredWith(400))
  mayComplain(answeredWith(429))
  const { address, code } = await guestWithCode(page, product.smtp)
  for (let tries = 0; tries < 5; tries++) {
    const answer = page.waitForResponse('**/trpc/email.verifyCode*')
    await paste(page, wrongCodeFor(code))
    await answer
    await expect(page.getByText('Invalid verification code')).toBeVisible()
  }
  await paste(page, code)
  await expect(page.getByText('Too many attempts')).toBeVisible()
  await page.getByRole('button', { name: 'Resend Code' }).click()
  // The letter may be there before the page knows of it.
  await expect(page.getByText('A new code is on its way')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type((await mailedCode(product.smtp, address)).code)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})
