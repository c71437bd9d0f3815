import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '#client/styles/index.css'
import { App } from '#client/app/app.tsx'
import { scalePauses } from '#client/lib/pauses.ts'
import { keepAccount } from '#client/sessions/account-here.ts'
import { leaveSession, openSession } from '#client/sessions/session.ts'
import type { Account } from '#shared/accounts.ts'
import { newAccount } from '../../support/new-account.ts'
import { answerCalls } from './calls.ts'

let guests = 0

/** An account that no other test of the file has: of a guest, but for what is said otherwise. */
export function newGuest(facts: Partial<Account> = {}) {
  guests += 1
  return newAccount({ id: `guest-${guests}`, ...facts })
}

/**
 * Opens a page of the application as somebody whose session is good: the application itself, from its frame on. What the browser
 * keeps is empty at first, but for `kept`. The pages' pauses are short. Modules live as long as the file: what they keep (the
 * feed's posts, toasts) is still there in its next test.
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

/** What the browser keeps from now on: that the legal bar was read, and this. */
export function keepOnly(kept: Record<string, string>) {
  localStorage.clear()
  localStorage.setItem('legal_notice_read', '2026-11-01T12:00:00.000Z')
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}

/** Draws the application at an address, until the test is over. Who is here was decided before, or is not known yet. */
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

  /** As a reload does, for whatever the page keeps in storage: modules go on living. */
  async function reopen() {
    await screen.unmount()
    screen = await render(<App firstPage={null} />)
  }

  return { screen, reopen, leave: () => screen.unmount() }
}

/** Looks like a token and says when it ends; nobody here verifies it. */
export function lastingToken() {
  const now = Math.floor(Date.now() / 1000)
  return `e30.${btoa(JSON.stringify({ iat: now, exp: now + 900 })).replaceAll('=', '')}.e30`
}
