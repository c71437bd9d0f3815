import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Account } from '#shared/accounts.ts'
import type { Key } from '#shared/credentials.ts'
import { openPage } from './support/app.tsx'
import { RefusedCall } from './support/calls.ts'
import { codeField } from './support/code-page.ts'
import { keepsAccount } from './support/kept-account.ts'
import { passkey, pendingEmailKey, thisBrowserKey } from './support/keys.ts'
import { expectWhole, linesOf } from './support/lines.ts'
import { expectPath } from './support/places.ts'
import { serveFiles } from './support/rooms.ts'

const PHONE = [360, 740] as const
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

beforeEach(async () => {
  await document.fonts.ready
  await page.viewport(...PHONE)
  return () => page.viewport(1280, 800)
})

const boxOf = (what: Locator) => what.element().getBoundingClientRect()
const find = (where: Locator, part: string) =>
  [...where.element().querySelectorAll<HTMLElement>(part)].map((element) => page.elementLocator(element))

// The first page of the feed loads once: this is the first test of the file that requests it.
test('an invalid page of the feed opens a dialog no wider than its words', async () => {
  let body: string | null = '{"nonsense":true}'
  let asked = 0
  serveFiles((address) => {
    if (!address.endsWith('/feed-page-1.json')) return undefined
    asked += 1
    return body === null ? undefined : new Response(body)
  })
  // As people arrive: from another page.
  await openPage('/')
  await page.getByRole('link', { name: 'Come in' }).click()
  for (const [at, next] of ['no JSON at all', null].entries()) {
    await expect.poll(() => asked).toBe(at + 1)
    await expect.element(dialog).toHaveTextContent('The posts did not load properly. Please try again.')
    for (const width of [360, 1280, 1920]) {
      await page.viewport(width, 800)
      const box = boxOf(dialog)
      expect(box.width).toBeLessThanOrEqual(Math.min(width, 560))
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(12)
    }
    body = next
    await dialog.getByRole('button', { name: 'Try Again' }).click()
  }
  await expect.element(page.getByRole('article').first()).toBeVisible()
})

test("every neighbour's name is shown whole", async () => {
  await openPage('/rummageworld')
  const names = page.getByRole('article').getByRole('heading')
  await expect.element(names.first()).toBeVisible()
  // One that was once broken, and one that has no place to break.
  names
    .first()
    .element()
    .firstElementChild?.replaceChildren('oskar_', document.createElement('wbr'), 'unpacks')
  for (const width of [360, 1280]) {
    await page.viewport(width, 800)
    for (const name of names.elements()) expectWhole(name, `${width} px`)
  }
})

test('the words of welcome leave no single word on the last line', async () => {
  await openPage('/')
  const words = page.getByText('Knock once and you are in')
  await expect.element(words).toBeVisible()
  for (const width of [360, 390, 1280, 1920]) {
    await page.viewport(width, 900)
    const lines = linesOf(words.element())
    expect(lines.at(-1)?.trim().length, lines.join(' / ')).toBeGreaterThan(14)
  }
})

const people: [string, Partial<Account>][] = [
  ['a guest', { keys: [thisBrowserKey] }],
  [
    'somebody with an e-mail',
    {
      ghost: false,
      email: 'wanda@example.com',
      emailVerified: true,
      keys: [thisBrowserKey, pendingEmailKey],
    },
  ],
]

test.each(people)(
  'on a phone a page of %s begins with its heading, beside a small picture, under a head of one line',
  async (_, facts) => {
    for (const path of ['/account', '/account/add-key', '/account/email', '/privacy']) {
      const { account, answers } = keepsAccount(facts)
      const { leave } = await openPage(path, { account, answers })
      const heading = page.getByRole('heading', { level: 1 })
      await expect.element(heading).toBeVisible()
      const [picture] = find(main, 'svg')
      if (!picture) throw new Error('Nothing is drawn.')
      const [words, drawn, head] = [boxOf(heading), boxOf(picture), boxOf(page.getByRole('banner'))]
      expect(head.height, path).toBeLessThan(80)
      expect(words.y, path).toBeLessThan(0.2 * PHONE[1])
      expect(drawn.x, path).toBeGreaterThanOrEqual(15)
      expect(drawn.height, path).toBeLessThan(100)
      expect(Math.abs(words.y + words.height / 2 - (drawn.y + drawn.height / 2)), path).toBeLessThan(40)
      await leave()
    }
  },
)

/** To the page where a key for this address is activated. */
async function askForKey(email: string, activateKey: () => unknown = () => undefined) {
  const { account, answers } = keepsAccount()
  const sent = { success: true, keyToken: 'token', keyId: 'key', message: 'Sent' }
  const opened = await openPage('/account/email-key', {
    account,
    answers: { ...answers, 'email.requestKey': () => sent, 'email.activateKey': activateKey },
  })
  await page.getByLabelText('Email').fill(email)
  await page.getByRole('button', { name: 'Send Email Key' }).click()
  await expectPath('/account/email-key/activate')
  await expect.element(codeField).toBeVisible()
  return opened
}

function emailKeyFor(email: string): Key {
  return { ...pendingEmailKey, type: 'email', id: 'email-long', name: email, email, activated: false }
}

test('names and addresses are broken only at their joints, and labels are above values', async () => {
  const email = 'wanda.longish_name.of_somebody.person7@correspondence.example.com'
  const asked = await askForKey(email)
  expectWhole(main.getByRole('strong').first().element(), 'activation')
  await asked.leave()

  const { account, answers } = keepsAccount({ keys: [thisBrowserKey, emailKeyFor(email)] })
  const opened = await openPage('/account', { account, answers })
  const tag = page.getByRole('link', { name: email })
  await expect.element(tag).toBeVisible()
  expectWhole(tag.getByText(email).element(), 'ring')
  await tag.click()
  const row = page.getByRole('row', { name: 'Email' })
  await expect.element(row).toBeVisible()
  expectWhole(row.getByRole('cell').element(), 'table')
  const [label, value] = [boxOf(row.getByRole('rowheader')), boxOf(row.getByRole('cell'))]
  expect(value.y).toBeGreaterThanOrEqual(label.bottom - 1)
  expect(value.x).toBe(label.x)
  await opened.leave()

  const signIn = await openPage('/signin', { answers: { 'email.askSignInLink': () => ({ success: true }) } })
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabelText('Email').fill(email)
  await page.getByRole('button', { name: 'Send Sign In Link' }).click()
  const sent = dialog.getByRole('strong')
  await expect.element(sent).toHaveTextContent(email)
  expectWhole(sent.element(), 'sent')
  await signIn.leave()

  // A part that is longer than a line gets a smaller font before it is broken.
  await askForKey(`${'willing'.repeat(5)}@example.com`)
  const long = main.getByRole('strong').first().element().querySelector('span')
  if (!long) throw new Error('It has no parts.')
  expect(long.textContent).toContain('willing')
  expectWhole(long, 'long')
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  expect(sizeOf(long)).toBeLessThan(sizeOf(long.parentElement ?? document.body))
})

test('a wrong code is marked as wrong, not as the current field', async () => {
  const wrong = new RefusedCall(400, { code: 'invalid_code', error: 'Invalid activation code' })
  await askForKey('wanda@example.com', () => wrong)
  await codeField.fill('000000')
  await expect.element(page.getByText('Invalid activation code')).toBeVisible()

  const row = codeField.element().nextElementSibling
  const boxes = [...(row?.children ?? [])].map((box) => getComputedStyle(box))
  const { outlineStyle, outlineColor } = getComputedStyle(row ?? document.body)
  expect(boxes.filter((box) => box.outlineStyle !== 'none')).toEqual([])
  expect(new Set(boxes.map(({ borderTopColor }) => borderTopColor)).size).toBe(1)
  expect(outlineStyle).toBe('solid')
  expect(boxes[0]?.borderTopColor).not.toBe(outlineColor)
})

test('a toast covers no key', async () => {
  const { account, answers } = keepsAccount({ keys: [thisBrowserKey, passkey] })
  await openPage('/account/real-name', { account, answers })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await page.getByLabelText('First Name').fill('Ada')
  await page.getByLabelText('Last Name').fill('Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  const slip = page.getByText('Real name saved.')
  const isSaid = () => {
    vi.advanceTimersByTime(20)
    return slip.query() !== null && location.pathname === '/account'
  }
  await expect.poll(isSaid).toBe(true)
  await expect.element(slip).toBeVisible()
  for (const [width, height] of [PHONE, [900, 700], [1280, 800]] as const) {
    await page.viewport(width, height)
    page.getByRole('heading', { name: 'Keys', exact: true }).element().scrollIntoView()
    const said = boxOf(slip)
    const tags = document.querySelectorAll('a[href^="/account/"][href*="key/"]')
    expect(tags.length).toBeGreaterThanOrEqual(2)
    for (const tag of tags) {
      tag.scrollIntoView({ block: 'nearest' })
      const box = tag.getBoundingClientRect()
      const isBeside =
        said.right <= box.left || box.right <= said.left || said.bottom <= box.top || box.bottom <= said.top
      expect(isBeside, `${width} px`).toBe(true)
    }
  }
})
