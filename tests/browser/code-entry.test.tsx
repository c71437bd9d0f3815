import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  boxes,
  codeField,
  goodNews,
  openCodePage,
  paste,
  RIGHT,
  selected,
  selectedBoxes,
  WRONG,
} from './support/code-page.ts'

const verify = page.getByRole('button', { name: 'Verify' })
const wrongCode = page.getByText('Invalid verification code')

test('a wrong code keeps its digits, selected, and the right one can be typed over them', async () => {
  await openCodePage()

  await verify.click()
  await expect.element(page.getByText('Please enter all 6 digits')).toBeVisible()
  await expect.element(codeField).toHaveFocus()

  // Only digits are accepted, and backspace goes back.
  await userEvent.keyboard('a1-2b')
  await expect.poll(boxes).toBe('12----')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(boxes).toBe('1-----')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(boxes).toBe('------')

  const height = () => document.documentElement.scrollHeight
  const before = height()
  await userEvent.keyboard(WRONG)
  await expect.element(wrongCode).toBeVisible()
  expect(height()).toBe(before)
  await expect.poll(boxes).toBe(WRONG)
  await expect.poll(selected).toBe(WRONG)
  await expect.poll(selectedBoxes).toBe(6)
  await expect.element(codeField).toHaveFocus()
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true')

  await userEvent.keyboard(RIGHT)
  await expect.element(goodNews).toBeVisible()
})

test('a pasted code fills all boxes and is sent, whatever surrounds it', async () => {
  const { tried } = await openCodePage()
  paste(`Your code is: ${WRONG}.`)
  await expect.element(wrongCode).toBeVisible()
  await expect.poll(boxes).toBe(WRONG)
  // The same code again is one more try.
  paste(WRONG)
  await expect.poll(() => tried).toEqual([WRONG, WRONG])
  await expect.element(wrongCode).toBeVisible()

  await expect.element(verify).toBeEnabled()
  paste(`${RIGHT.slice(0, 3)} ${RIGHT.slice(3)}`)
  await expect.element(goodNews).toBeVisible()
})

test('one wrong digit in the middle is corrected in its place', async () => {
  await openCodePage()
  await userEvent.keyboard(`${RIGHT.slice(0, 2)}8${RIGHT.slice(3)}`)
  await expect.element(wrongCode).toBeVisible()

  const { width, height } = codeField.element().getBoundingClientRect()
  await codeField.click({ position: { x: (width / 6) * 2.5, y: height / 2 } })
  await expect.poll(selected).toBe('8')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(selected).toBe(RIGHT[3])
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard(RIGHT[2] ?? '')
  // Another digit may be wrong, too, so a corrected code is sent by a press.
  await userEvent.keyboard('{Enter}')
  await expect.element(goodNews).toBeVisible()
})

test('a code is corrected digit by digit, and costs one try however many were wrong', async () => {
  const { tried } = await openCodePage()
  const wrong = `8${RIGHT[1]}8${RIGHT.slice(3)}`
  await userEvent.keyboard(wrong)
  await expect.element(wrongCode).toBeVisible()

  await userEvent.keyboard('{Home}')
  await userEvent.keyboard(RIGHT[0] ?? '')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(selected).toBe('8')
  await userEvent.keyboard('{Backspace}')
  // Its box is empty, and the later digits stay in place.
  await expect.poll(boxes).toBe(`${RIGHT.slice(0, 2)}-${RIGHT.slice(3)}`)
  await userEvent.keyboard(RIGHT[2] ?? '')
  await expect.poll(boxes).toBe(RIGHT)
  expect(tried).toEqual([wrong])

  await userEvent.keyboard('{Enter}')
  await expect.element(goodNews).toBeVisible()
  expect(tried).toEqual([wrong, RIGHT])
})

test('digits of other scripts are accepted when typed, pasted and typed over others', async () => {
  const { tried } = await openCodePage()
  await userEvent.keyboard('٠۱२')
  await expect.poll(boxes).toBe('012---')
  await userEvent.keyboard('{Home}९')
  await expect.poll(boxes).toBe('912---')
  // The next digit replaces the next one.
  await userEvent.keyboard('๘')
  await expect.poll(boxes).toBe('982---')

  const inArabic = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  paste(`رمزك: \u2067${inArabic(WRONG)}\u2069.`)
  await expect.element(wrongCode).toBeVisible()
  expect(tried).toEqual([WRONG])
  await userEvent.keyboard(inArabic(RIGHT))
  await expect.element(goodNews).toBeVisible()
})
