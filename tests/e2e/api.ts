import type { Page } from 'playwright/test'
import { newBrowserId } from '#shared/browser-id.ts'
import { expect } from './door.ts'

/** The parts of an answer that opens a session. */
type Session = {
  accessToken: string
  refreshToken: string
  expiresIn: number
  user: { id: string; email?: string | null; displayName?: string }
}

/** Calls the API as this page's session, if there is one, and expects success. */
export async function call(page: Page, path: string, data: object) {
  const { jwt } = await kept(page)
  const answer = await page.request.post(path, {
    data,
    headers: jwt === null ? {} : { authorization: `Bearer ${jwt}` },
  })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return await answer.json()
}

/** How this page's browser names itself, and the key that proves it. */
export async function thisBrowser(page: Page) {
  const { browserId, browserKey } = await kept(page)
  return { browserId: browserId ?? newBrowserId(), ...(browserKey !== null && { browserKey }) }
}

/** Stores a session where the product stores it. Pages opened from now on use it. */
export async function enter(page: Page, { accessToken, refreshToken, expiresIn, user }: Session) {
  await page.evaluate(
    ([record, id]) => {
      localStorage.setItem('accountId', record.user.id)
      localStorage.setItem('browser_key', record.refreshToken)
      localStorage.setItem('jwt', record.accessToken)
      localStorage.setItem('auth_tokens', JSON.stringify(record))
      if (localStorage.getItem('browser_id') === null) localStorage.setItem('browser_id', id)
    },
    [
      {
        accessToken,
        refreshToken,
        expiresAt: Date.now() + expiresIn * 1000,
        user: { id: user.id, email: user.email ?? null, displayName: user.displayName ?? 'User' },
      },
      newBrowserId(),
    ] as const,
  )
}

/** The storage of this page's origin. A page without an address opens a file of it that runs no program. */
async function kept(page: Page) {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  return await page.evaluate(() => ({
    jwt: localStorage.getItem('jwt'),
    browserKey: localStorage.getItem('browser_key'),
    browserId: localStorage.getItem('browser_id'),
  }))
}
