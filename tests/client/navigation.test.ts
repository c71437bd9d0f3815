import { beforeEach, expect, test, vi } from 'vitest'
import { holdUp, isHeldUp, isTakenBack } from '#client/lib/blocker.ts'
import { navigate } from '#client/lib/navigation.tsx'

/** A browser's history, as far as our pages use it; the router has numbered its first entry. */
function createHistory() {
  const entries: { state: unknown; path: string }[] = [{ state: { idx: 0 }, path: '/' }]
  let at = 0
  const loaded: string[] = []

  vi.stubGlobal('location', {
    origin: 'https://door.example',
    get pathname() {
      return entries[at]?.path
    },
    assign: (path: string) => loaded.push(path),
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state
    },
    pushState(state: unknown, _: string, path: string) {
      at += 1
      entries.splice(at, entries.length, { state, path })
    },
    replaceState(state: unknown, _: string, path: string) {
      entries[at] = { state, path }
    },
    go(delta: number) {
      at += delta
    },
  })
  return { entries, loaded }
}

let browser: ReturnType<typeof createHistory>
beforeEach(() => {
  browser = createHistory()
})

test('a page adds an entry with its number, or replaces the current entry and keeps its number', () => {
  navigate('/account', { state: { told: 1 } })
  navigate('/signin')
  navigate('/signed-out', { replace: true })
  expect(browser.entries).toMatchObject([
    { path: '/', state: { idx: 0 } },
    { path: '/account', state: { usr: { told: 1 }, idx: 1 } },
    { path: '/signed-out', state: { usr: null, idx: 2 } },
  ])
  const keys = browser.entries.slice(1).map(({ state }) => Object(state).key)
  expect(new Set(keys).size).toBe(2)
})

test('where the browser accepts no more entries the page is loaded', () => {
  Object.assign(history, {
    pushState() {
      throw new DOMException('Too many', 'SecurityError')
    },
  })
  navigate('/account')
  expect(browser.loaded).toEqual(['/account'])
  expect(browser.entries).toHaveLength(1)
})

test('Back and Forward are reverted while a blocker holds them, and repeated when it lets go', () => {
  navigate('/account')
  navigate('/account/real-name')
  navigate('/health')
  history.go(-1)
  const held: (() => void)[] = []
  let isHeld = true
  const release = holdUp((go) => {
    if (isHeld) held.push(go)
    return isHeld
  })

  for (const delta of [-1, 1, -2]) {
    history.go(delta)
    expect(isTakenBack()).toBe(true)
    expect(location.pathname).toBe('/account/real-name')
    // The browser reports the way back, too.
    expect(isTakenBack()).toBe(true)
  }

  isHeld = false
  held[1]?.()
  expect(location.pathname).toBe('/health')
  expect(isTakenBack()).toBe(false)
  release()
})

test('a step within a page, or to an entry at an unknown distance, is never blocked', () => {
  navigate('/account/real-name')
  const release = holdUp(() => true)
  expect(isHeldUp('/account/real-name#main', () => {})).toBe(false)
  expect(isHeldUp('/account', () => {})).toBe(true)

  history.pushState(null, '', '/elsewhere')
  expect(isTakenBack()).toBe(false)
  release()
  expect(isHeldUp('/account', () => {})).toBe(false)
})
