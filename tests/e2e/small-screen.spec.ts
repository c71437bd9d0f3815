import type { Locator } from 'playwright/test'
import { addAuthenticator, answeredWith, askForLink, expect, newAddress, test } from './door.ts'
import { codeField } from './mailed-code.ts'
import { addPasskey, becomeGuest, browserKeys, signInByMail } from './people.ts'

const PHONE = { width: 360, height: 740 }

/** The lines that an element's text is broken into. */
function linesOf(place: Locator) {
  return place.evaluate((element) => {
    const lines: { top: number; text: string }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, letter] of Array.from(node.textContent ?? '').entries()) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { bottom } = range.getBoundingClientRect()
        const last = lines.at(-1)
        if (last && Math.abs(last.top - bottom) < 4) last.text += letter
        else lines.push({ top: bottom, text: letter })
      }
    }
    return lines.map(({ text }) => text)
  })
}

/** No line but the last ends within a word of a name or an address. */
async function expectWhole(place: Locator, where: string) {
  const lines = await linesOf(place)
  for (const line of lines.slice(0, -1)) expect(line, `${where}: ${lines.join(' / ')}`).toMatch(/[._@\s-]$/)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone the way in is seen at once, ${colorScheme}`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const size of [PHONE, { width: 390, height: 664 }]) {
      await page.setViewportSize(size)
      await page.goto('/')
      await expect(page.getByRole('complementary', { name: 'Legal notice' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Come in' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Been here before? Sign in' })).toBeInViewport({ ratio: 1 })
      await page.screenshot({ path: info.outputPath(`landing-${size.height}-${colorScheme}.png`) })
    }

    await page.setViewportSize(PHONE)
    await askForLink(page, `wanda.at_the.${newAddress()}`)
    await expect(page.getByRole('button', { name: 'Back to Sign In' })).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: info.outputPath(`sent-${colorScheme}.png`) })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('button', { name: 'Back to Sign In' })).toBeInViewport({ ratio: 1 })
  })
}

test('on a phone a page begins with its heading, beside a small picture, under a head of one line', async ({
  page,
  mailedLink,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Got it' }).click()

  async function expectCompact(path: string) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const picture = page.getByRole('main').locator('svg').first()
    const [words, drawn, head] = await Promise.all([
      heading.boundingBox(),
      picture.boundingBox(),
      page.getByRole('banner').boundingBox(),
    ])
    if (!words || !drawn || !head) throw new Error('Nothing is drawn')
    expect(head.height, path).toBeLessThan(80)
    expect(words.y, path).toBeLessThan(0.2 * PHONE.height)
    expect(drawn.x, path).toBeGreaterThanOrEqual(15)
    expect(drawn.height, path).toBeLessThan(100)
    expect(Math.abs(words.y + words.height / 2 - (drawn.y + drawn.height / 2)), path).toBeLessThan(40)
  }

  const paths = ['/account', '/account/add-key', '/account/email', '/privacy']
  for (const path of paths) await expectCompact(path)
  await signInByMail(page, newAddress(), mailedLink)
  for (const path of paths) await expectCompact(path)
})

test('names and addresses are broken at their joints only, and labels stand above values', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize(PHONE)
  const address = `wanda.longish_name.of_somebody.${newAddress().replace('@', '@correspondence.')}`
  await becomeGuest(page)
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expect(page).toHaveURL('/account/email-key/activate')
  await expectWhole(page.getByRole('main').locator('strong').first(), 'activation')

  await page.goto('/account')
  const tag = page.locator('a[href^="/account/email-key/"]').last()
  await expect(tag).toContainText(address)
  await expectWhole(tag.getByText(address), 'ring')
  await tag.click()
  const row = page.getByRole('row', { name: 'Email' })
  await expectWhole(row.getByRole('cell'), 'table')
  const [label, value] = await Promise.all([
    row.getByRole('rowheader').boundingBox(),
    row.getByRole('cell').boundingBox(),
  ])
  expect(value?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0) - 1)
  expect(value?.x).toBe(label?.x)

  await askForLink(page, address)
  await expectWhole(page.getByRole('dialog').locator('strong'), 'sent')

  // A part that is longer than a line is set smaller before it is broken.
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(`${'willing'.repeat(5)}@example.com`)
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  const long = page.getByRole('main').locator('strong span').first()
  await expect(long).toContainText('willing')
  await expectWhole(long, 'long')
  const [own, around] = await long.evaluate((element) =>
    [element, element.parentElement ?? element].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    ),
  )
  expect(own).toBeLessThan(around ?? 0)
})

test('every neighbour keeps their name whole', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/rummageworld')
    const names = page.getByRole('article').getByRole('heading')
    await expect(names.first()).toBeVisible()
    // One that was seen broken, and one that has no joint at all.
    await names.first().evaluate((element) => {
      const span = element.firstElementChild
      span?.replaceChildren('oskar_', document.createElement('wbr'), 'unpacks')
    })
    for (const name of await names.all()) await expectWhole(name, `${width} px`)
  }
})

test('a wrong code is marked as wrong, not as where one stands', async ({ page, mayComplain }) => {
  mayComplain(answeredWith(400))
  await becomeGuest(page)
  await page.goto('/account/email-key')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await codeField(page).fill('000000')
  await expect(page.getByText('Invalid activation code')).toBeVisible()

  const looks = await codeField(page).evaluate((input) => {
    const row = input.nextElementSibling
    const boxes = [...(row?.children ?? [])].map((box) => getComputedStyle(box))
    return {
      framed: boxes.filter(({ outlineStyle }) => outlineStyle !== 'none').length,
      marked: new Set(boxes.map(({ borderTopColor }) => borderTopColor)).size,
      border: boxes[0]?.borderTopColor,
      row: row && getComputedStyle(row).outlineStyle,
      rowColor: row && getComputedStyle(row).outlineColor,
    }
  })
  expect(looks).toMatchObject({ framed: 0, marked: 1, row: 'solid' })
  expect(looks.border).not.toBe(looks.rowColor)
})

test('what is said in passing covers no key', async ({ page }) => {
  await addAuthenticator(page)
  await becomeGuest(page)
  await addPasskey(page)
  for (const size of [PHONE, { width: 900, height: 700 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await page.goto('/account/real-name')
    await page.getByLabel('First Name').fill(`Ada ${'i'.repeat(size.width % 7)}`)
    await page.getByLabel('Last Name').fill('Lovelace')
    await page.getByRole('button', { name: 'Save' }).click()
    const slip = page.getByText('Real name saved.')
    await expect(slip).toBeVisible()
    await expect(browserKeys(page)).toBeVisible()
    await page.getByRole('heading', { name: 'Keys' }).scrollIntoViewIfNeeded()
    const said = await slip.boundingBox()
    for (const tag of await page.locator('a[href^="/account/"][href*="key/"]').all()) {
      await tag.scrollIntoViewIfNeeded()
      const box = await tag.boundingBox()
      if (!said || !box) throw new Error('Not drawn')
      const isBeside =
        said.x + said.width <= box.x ||
        box.x + box.width <= said.x ||
        said.y + said.height <= box.y ||
        box.y + box.height <= said.y
      expect(isBeside, `${size.width} px`).toBe(true)
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
})

test('a page of the feed that is none opens a dialog no wider than its words', async ({ page }) => {
  for (const body of ['{"nonsense":true}', 'no JSON at all']) {
    await page.route('**/feed-page-1.json', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    )
    for (const width of [360, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // As people come, from another page.
      await page.goto('/')
      await page.getByRole('link', { name: 'Come in' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('The posts did not load properly. Please try again.')
      const box = await dialog.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(Math.min(width, 560))
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
    }
  }
})

test('the words of welcome end on no lonely word', async ({ page }) => {
  for (const width of [360, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const lines = await linesOf(page.getByText('Knock once and you are in', { exact: false }))
    expect(lines.at(-1)?.trim().length, lines.join(' / ')).toBeGreaterThan(14)
  }
})
