import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '#client/styles/index.css'
import { App } from '#client/app/app.tsx'
import { scalePauses } from '#client/lib/pauses.ts'
import { leaveSession, openSession } from '#client/sessions/session.ts'
import { keepAccount } from '#client/sessions/session-state.ts'
import type { Account } from '#shared/accounts.ts'
import { newAccount } from '../../support/new-account.ts'
import { answerCalls } from './calls.ts'

let guests = 0

/** A new account for one test: a guest, except for the given fields. */
export function newGuest(facts: Partial<Account> = {}) {
  guests += 1
  return newAccount({ id: `guest-${guests}`, ...facts })
}

/**
 * Opens a page of the application with a valid session: the whole application, from its frame on. The browser's storage
 * is empty at first, except for `kept`. The pages' pauses are short. Modules live as long as the file: what they keep
 * (the feed's posts, toasts) is still there in its next test.
 */
export async function openPage(
  path: string,
  {
    account = newGuest(),
    kept = {},
    answers = {},
  }: {
    account?: Account
    kept?: Record<string, string>
    answers?: Parameters<typeof answerCalls>[0]
  } = {},
) {
  keepOnly(kept)
  scalePauses(0.05)
  const made = answerCalls({ 'account.get': () => account, ...answers })
  const session = { accessToken: lastingToken(), browserKey: 'key', expiresIn: 900, user: account }
  openSession(session)
  keepAccount(account)
  return { account, made, ...(await drawAt(path)) }
}

/** Sets the browser's storage: that the legal bar was read, and this. */
export function keepOnly(kept: Record<string, string>) {
  localStorage.clear()
  localStorage.setItem('legal_notice_read', '2026-11-01T12:00:00.000Z')
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}

/**
 * Renders the application at an address, until the test is over. The session was decided before, or is not known yet.
 */
export async function drawAt(path: string) {
  const before = location.href
  history.replaceState(null, '', path)
  window.scrollTo(0, 0)
  let screen = await render(<App firstPage={null} />)
  onTestFinished(async () => {
    await screen.unmount()
    leaveSession()
    history.replaceState(null, '', before)
  })

  /** Like a reload, for everything that the page keeps in storage: modules live on. */
  async function reopen() {
    await screen.unmount()
    screen = await render(<App firstPage={null} />)
  }

  return { screen, reopen, leave: () => screen.unmount() }
}

/** Looks like a token and contains its expiry; nothing here verifies it. */
export function lastingToken() {
  const now = Math.floor(Date.now() / 1000)
  return `e30.${btoa(JSON.stringify({ iat: now, exp: now + 900 })).replaceAll('=', '')}.e30`
}
