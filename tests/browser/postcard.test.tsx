import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dayOf, formatDay } from '#client/daily/day.ts'
import { newGuest, openPage } from './support/app.tsx'
import { button } from './support/player.ts'
import { expectSound } from './support/sound.ts'

const save = button(page, 'Save the postcard')

/** The room of today, finished by the user. */
async function openWon() {
  const account = newGuest()
  const day = dayOf(Date.now())
  const search = { day, found: [], spent: 83_000, misses: 0, isByHand: false, isWon: true }
  const daily = { version: 1, search, streak: 1, best: 1, lastWon: day }
  const kept = { [`room_of_the_day:${account.id}`]: JSON.stringify(daily) }
  await openPage('/rummageworld/today', { account, kept })
  await expect.element(page.getByRole('img', { name: /^A picture postcard/ })).toBeVisible()
}

test.each([
  ['is refused', () => Promise.reject(new DOMException('A network error occurred.', 'NetworkError'))],
  ['does not come', () => new Promise<never>(() => undefined)],
])('a font that %s does not delay a postcard', async (_, load) => {
  const loading = vi.spyOn(document.fonts, 'load').mockImplementation(load)
  onTestFinished(() => loading.mockRestore())
  await openWon()
  await expect.element(save).toBeEnabled()
  expect(loading).toHaveBeenCalled()
})

test('where a page cannot read a canvas the card is shown without a download, and the page says why', async () => {
  const reading = vi
    .spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
    .mockImplementation((_x, _y, width, height) => {
      const noise = new ImageData(width, height)
      noise.data.fill(255)
      return noise
    })
  onTestFinished(() => reading.mockRestore())
  await openWon()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Take a screenshot of the card')
  await expect.element(page.getByRole('img', { name: /^A picture postcard/ })).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
  await expectSound()
})

test('the card carries the name of the product and the address, and the same is a line to copy', async () => {
  const drawing = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => {
    drawing.mockRestore()
    copying.mockRestore()
  })
  await openWon()
  await expect.element(save).toBeEnabled()
  const drawn = drawing.mock.calls.map(([text]) => text)
  expect(drawn).toContain('Latchkey')
  expect(drawn).toContain(`${location.host}/rummageworld/today`)

  const today = formatDay(dayOf(Date.now()))
  const line = `Room of the day at Latchkey, ${today}: all 8 in 1:23, found by eye. ${location.origin}/rummageworld/today`
  await expect.element(page.getByText(line)).toBeVisible()
  await button(page, 'Copy this line').click()
  await expect.element(page.getByText('Copied.')).toBeVisible()
  expect(copying).toHaveBeenCalledWith(line)
})
