import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { serveProduct } from '../support/served.ts'

type Product = Awaited<ReturnType<typeof serveProduct>>

type Fixtures = {
  mailedLink: (address: string) => Promise<string>
  /** For a test that provokes them: the expected console messages. */
  mayComplain: (about: RegExp) => void
}

/** A server for the whole worker, and a console whose warnings and errors fail the test. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
    async ({}, use) => {
      const product = await serveProduct({}, { pauseScale: PAUSE_SCALE })
      await use(product)
      await product.close()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ product }, use) => use(product.origin),

  mayComplain: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const heard = complaints(context)
      await use((about) => expected.push(about))
      expect(heard.filter((line) => !expected.some((about) => about.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  /** The address of the sign-in link in the next letter that has one; notices have none. */
  mailedLink: async ({ product }, use) => {
    await use(async (address) => {
      for (;;) {
        const { mail } = await product.smtp.next(address)
        const link = mail.text?.match(/^http\S+\/authr\/verify\?token=\S+$/m)?.[0]
        if (link) return link
      }
    })
  },
})

export { expect }

/** The factor for the product's pauses: two seconds of reading become a tenth of one. */
const PAUSE_SCALE = 0.05

/** For the one test of a page that keeps its pauses: from now on documents have the real ones. */
export async function keepRealPauses(page: Page) {
  const shortened = `&quot;pauseScale&quot;:${PAUSE_SCALE}`
  await page.route(
    (url) => !/\.\w+$|^\/(?:api|trpc)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(shortened)
      await route.fulfill({ response, body: html.replace(shortened, '&quot;pauseScale&quot;:1') })
    },
  )
}

/** Chromium's message about a call without an answer. */
export const NO_ANSWER = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/

/** Its message about an answer with this status. */
export function answeredWith(status: number) {
  return new RegExp(`responded with a status of ${status} `)
}

let people = 0

export function newAddress() {
  people += 1
  return `person${people}-${process.pid}@example.com`
}

/** A platform authenticator in the page; it answers automatically until told to wait. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** With presence simulated, the autofill ceremony of the sign-in page ends as soon as it starts. */
    answers: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

/** Asks for a sign-in link on the sign-in page, as people do. */
export async function askForLink(page: Page, address: string) {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign In with Email' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send Sign In Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
}

/** What `stored` returns when no session is stored and none was before. */
export const NOTHING_STORED = {
  jwt: null,
  browserKey: null,
  accountId: null,
  tokens: null,
  pendingEmailKey: null,
}

/** The browser's storage, under the product's storage names. */
export function stored(page: Page) {
  return page.evaluate(() => ({
    jwt: localStorage.getItem('jwt'),
    browserKey: localStorage.getItem('browser_key'),
    accountId: localStorage.getItem('accountId'),
    tokens: localStorage.getItem('auth_tokens'),
    pendingEmailKey: localStorage.getItem('pending_email_key'),
  }))
}

/** Waits until the guest of this browser exists, and returns it. */
export async function guestOf(page: Page): Promise<string> {
  await expect.poll(async () => (await stored(page)).accountId).not.toBeNull()
  return (await stored(page)).accountId ?? ''
}

/** Everything that the console or the browser reports from now on. */
export function complaints(context: BrowserContext) {
  const heard: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  context.on('weberror', (error) => heard.push(String(error.error())))
  return heard
}

/** Holds calls back until told to let them continue. */
export async function hold(where: Page | BrowserContext, address: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await where.route(address, async (route) => {
    await held
    await route.fallback()
  })
  return () => release()
}
