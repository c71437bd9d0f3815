import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { compiler, sandboxPath } from '#shared/wasm.ts'
import { expect, guestOf, test } from './door.ts'

const COMPILER = 'node_modules/wabt/index.js'

/** What Chromium says of a CDN that is not there. */
const NO_CDN = /Failed to load resource: net::ERR_/

const FOREVER = '(module (func (export "main") (loop $again (br $again))))'

/** The CDN answers, with what it is known to hold or with something else. Counts how often it is asked. */
async function openCdn(page: Page, { body }: { body?: string } = {}) {
  const asked: string[] = []
  await page.route(compiler.cdn, async (route) => {
    asked.push(await route.request().headerValue('origin').then(String))
    await route.fulfill({
      ...(body === undefined ? { path: COMPILER } : { body }),
      contentType: 'application/javascript; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return asked
}

/** How often our own copy is asked for from now on. */
function copiesAskedFor(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === compiler.copy) asked.push(request.url())
  })
  return asked
}

async function open(page: Page) {
  await page.goto('/wasm')
  await expect(program(page)).toContainText('env.log')
}

function program(page: Page) {
  return page.getByRole('textbox', { name: 'Program' })
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function output(page: Page) {
  return page.getByRole('log', { name: 'Output' })
}

/** The frame of the sandbox, once it has arrived: before that it has no address. */
async function sandboxOf(page: Page) {
  const find = () => page.frames().find((one) => one.url().endsWith(sandboxPath))
  await expect.poll(find).toBeDefined()
  return find()
}

test('a sample compiles and runs with the compiler of the CDN, which is asked once and only on use', async ({
  page,
}) => {
  const asked = await openCdn(page)
  const copies = copiesAskedFor(page)
  await page.goto('/')
  await guestOf(page)
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await button(page, 'Log').click()
  await expect(output(page).getByText('5', { exact: true })).toBeVisible()
  await expect(output(page).locator('p')).toHaveText(['5', '4', '3', '2', '1'])
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible()

  await button(page, 'Greeting').click()
  await expect(program(page)).toContainText('env.print')
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveText(["Knock knock. Who's there?"])
  await program(
    page,
  ).fill(`(module (import "env" "print" (func $print (param i32 i32))) (memory (export "memory") 1)
    (data (i32.const 0) "Grüße 👻") (func (export "main") (call $print (i32.const 0) (i32.const 12))))`)
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveText(['Grüße 👻'])
  // From a frame without an origin, and without cookies.
  expect(asked).toEqual(['null'])
  expect(copies).toEqual([])
})

test('without the CDN our own copy does the same', async ({ page, mayComplain }) => {
  mayComplain(NO_CDN)
  await page.route(compiler.cdn, (route) => route.abort())
  const copies = copiesAskedFor(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveText(['5', '4', '3', '2', '1'])
  expect(copies).toHaveLength(1)
})

test('another file than the pinned one is refused, and our own copy is taken', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/integrity/)
  const asked = await openCdn(page, { body: `${await readFile(COMPILER, 'utf8')}\nself.isForged = true` })
  const copies = copiesAskedFor(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveText(['5', '4', '3', '2', '1'])
  expect(asked).toHaveLength(1)
  expect(copies).toHaveLength(1)
})

test('a CDN that says nothing is waited for three seconds', async ({ page }) => {
  let askedAt = 0
  await page.route(compiler.cdn, () => {
    askedAt = Date.now()
  })
  await open(page)
  const copy = page.waitForRequest((request) => request.url().endsWith(compiler.copy))
  await button(page, 'Log').click()
  await copy
  const waited = Date.now() - askedAt
  expect(waited).toBeGreaterThan(2_500)
  expect(waited).toBeLessThan(6_000)
  await expect(output(page).locator('p')).toHaveText(['5', '4', '3', '2', '1'])
})

test('neither CDN nor copy: it says so, and the next try asks again', async ({ page, mayComplain }) => {
  mayComplain(NO_CDN)
  await page.route(compiler.cdn, (route) => route.abort())
  await page.route(`**${compiler.copy}`, (route) => route.abort())
  await open(page)
  await button(page, 'Log').click()
  await expect(page.getByRole('alert')).toContainText('The compiler could not be loaded')
  await page.unroute(`**${compiler.copy}`)
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveCount(5)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a program without end is stopped, and the keyboard stays where it was', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await expect(button(page, 'Stop')).toBeDisabled()
  await program(page).fill(FOREVER)
  await button(page, 'Log').click()
  await expect(button(page, 'Stop')).toBeEnabled()
  await expect(button(page, 'Download WASM')).toBeDisabled()
  await expect.poll(() => page.workers().length).toBe(1)

  await button(page, 'Stop').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Stopped before it was done.' })).toBeVisible()
  await expect(button(page, 'Stop')).toBeDisabled()
  await expect(button(page, 'Log')).toBeFocused()
  await expect.poll(() => page.workers().length).toBe(0)

  await button(page, 'Countdown').click()
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveCount(5)
})

test('a program that talks for ever is heard for a thousand lines, and the page goes on answering', async ({
  page,
}) => {
  await openCdn(page)
  await open(page)
  await program(page).fill(`(module (import "env" "log" (func $log (param i32)))
    (func (export "main") (loop $again (call $log (i32.const 7)) (br $again))))`)
  await button(page, 'Log').click()
  await expect(output(page)).toContainText('more than 1,000 lines')
  await expect(output(page).getByText('7', { exact: true })).toHaveCount(1_000)
  // While it goes on: the page's own thread never rests longer than a person would notice.
  const longestPause = await page.evaluate(async () => {
    let longest = 0
    for (let last = performance.now(), end = last + 2_000; last < end; ) {
      await new Promise((resolve) => setTimeout(resolve))
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest
  })
  expect(longestPause).toBeLessThan(500)
  await button(page, 'Stop').click()
  await expect(button(page, 'Log')).toBeEnabled()
})

test('one word without end is cut too', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await program(
    page,
  ).fill(`(module (import "env" "print" (func $print (param i32 i32))) (memory (export "memory") 100)
    (func (export "main") (call $print (i32.const 0) (i32.const 6553600)) (call $print (i32.const 0) (i32.const 9))))`)
  await button(page, 'Log').click()
  await expect(output(page)).toContainText('more than is kept here')
  expect(await output(page).evaluate((panel) => panel.textContent?.length ?? 0)).toBeLessThan(101_000)
})

test('an error of syntax says where, and leads there', async ({ page }) => {
  await openCdn(page)
  await open(page)
  // Letters of more than one byte before it: the column is the one that the editor shows.
  await program(page).fill('(module\n  (func (export "main")\n    (; Grüße ;) i32.contst 1))')
  await button(page, 'Log').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Line 3, column 17')
  await expect(alert).toContainText('i32.contst')
  await expect(page.locator('.cm-problem')).toHaveText('i32.contst')
  await expect(page.locator('.cm-problem-line')).toHaveText('3')

  await alert.getByRole('button', { name: 'Line 3, column 17' }).click()
  await expect(program(page)).toBeFocused()
  await page.keyboard.type('X')
  await expect(program(page)).toContainText('(; Grüße ;) Xi32.contst')

  // It compiles as text and makes no sense all the same.
  await program(page).fill('(module (func (export "main") (result i32)))')
  await button(page, 'Alert').click()
  await expect(alert).toContainText(/Line 1, column \d+/)
  await expect(alert).toContainText('type mismatch')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what a program may not do, and how it broke, is said', async ({ page }) => {
  await openCdn(page)
  await open(page)
  const cases = {
    '(module (import "env" "fetch" (func)))': 'env.fetch (function)',
    '(module (import "env" "toString" (func)))': 'env.toString (function)',
    '(module (func (export "other")))': 'no function named main',
    '(module (func (export "main") unreachable))': 'unreachable',
    '(module (func $main (export "main") (call $main)))': 'call stack',
    '(module (import "env" "print" (func $print (param i32 i32))) (func (export "main") (call $print (i32.const 0) (i32.const 1))))':
      'exported memory',
    '(module (import "env" "print" (func $print (param i32 i32))) (memory (export "memory") 1) (func (export "main") (call $print (i32.const 65535) (i32.const 2))))':
      'outside of the memory',
  }
  for (const [source, reason] of Object.entries(cases)) {
    await program(page).fill(source)
    await button(page, 'Log').click()
    await expect(page.getByRole('alert')).toContainText(reason)
  }
  // A name may be as long as it likes, the sentence about it not.
  await program(page).fill(`(module (import "env" "${'x'.repeat(100_000)}" (func)))`)
  await button(page, 'Log').click()
  await expect(page.getByRole('alert')).toContainText('xxx…')
  expect((await page.getByRole('alert').textContent())?.length).toBeLessThan(3_000)

  await program(page).fill('(module (func (export "main") (result i32) (i32.const 42)))')
  await button(page, 'Log').click()
  await expect(page.getByRole('status').filter({ hasText: 'main returned 42.' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('Alert says it in a dialog of the page, which Escape and its button close', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await button(page, 'Greeting').click()
  await button(page, 'Alert').click()
  const dialog = page.getByRole('dialog', { name: 'The program says' })
  await expect(dialog).toContainText("Knock knock. Who's there?")
  await expect(output(page)).not.toContainText('Knock')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Alert')).toBeFocused()

  await button(page, 'Countdown').click()
  await button(page, 'Alert').click()
  await expect(dialog).toContainText('5')
  await expect(dialog).not.toContainText('Knock')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  // Also what it said before it broke.
  await program(page).fill(`(module (import "env" "log" (func $log (param i32)))
    (func (export "main") (call $log (i32.const 11)) unreachable))`)
  await button(page, 'Alert').click()
  await expect(dialog).toContainText('11')
  await expect(dialog).toContainText('unreachable')
})

test('Download WASM saves the binary, which is a program', async ({ page }) => {
  await openCdn(page)
  await open(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download WASM').click()])
  expect(download.suggestedFilename()).toBe('program.wasm')
  const binary = await readFile(await download.path())
  expect([...binary.subarray(0, 8)]).toEqual([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
  const module = new WebAssembly.Module(binary)
  expect(WebAssembly.Module.exports(module)).toEqual([{ name: 'main', kind: 'function' }])
  await expect(
    page.getByRole('status').filter({ hasText: `Saved as program.wasm, ${binary.length} bytes.` }),
  ).toBeVisible()
})

test('the sandbox reaches neither storage nor API nor anything else', async ({ page, mayComplain }) => {
  mayComplain(/Content Security Policy/)
  await openCdn(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveCount(5)

  const frame = await sandboxOf(page)
  if (!frame) throw new Error('No sandbox')
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts')
  const reached = await frame.evaluate(async () => {
    const answer = async (attempt: () => unknown) => {
      try {
        return await attempt()
      } catch (error) {
        return error instanceof Error ? error.name : error
      }
    }
    const inWorker = (code: string) =>
      new Promise((resolve) => {
        const source = `(async () => { try { return String(await ${code}) } catch (error) { return error.name } })()`
        const address = URL.createObjectURL(new Blob([`${source}.then((answer) => postMessage(answer))`]))
        new Worker(address).onmessage = ({ data }) => resolve(data)
      })
    const { origin } = location
    return {
      origin: window.origin,
      localStorage: await answer(() => localStorage.length),
      sessionStorage: await answer(() => sessionStorage.length),
      cookie: await answer(() => document.cookie),
      indexedDB: await answer(() => indexedDB.open('any')),
      parent: await answer(() => window.parent.document.title),
      api: await answer(() => fetch(`${origin}/api/account/id`, { credentials: 'include' })),
      blindly: await answer(() => fetch(`${origin}/api/auth/logout`, { method: 'POST', mode: 'no-cors' })),
      elsewhere: await answer(() => fetch('https://cdn.jsdelivr.net/npm/other@1.0.0/index.js')),
      apiFromWorker: await inWorker(`fetch('${origin}/api/account/id')`),
      storageFromWorker: await inWorker("new Promise((_, no) => no(indexedDB.open('any')))"),
      code: await answer(() => new Function('return 1')()),
    }
  })
  expect(reached).toEqual({
    origin: 'null',
    localStorage: 'SecurityError',
    sessionStorage: 'SecurityError',
    cookie: 'SecurityError',
    indexedDB: 'SecurityError',
    parent: 'SecurityError',
    api: 'TypeError',
    blindly: 'TypeError',
    elsewhere: 'TypeError',
    apiFromWorker: 'TypeError',
    storageFromWorker: 'SecurityError',
    code: 'EvalError',
  })
})

test('page and sandbox listen to each other and to nobody else, and only to what they know', async ({
  page,
}) => {
  await openCdn(page)
  await open(page)
  await program(page).fill(FOREVER)
  await button(page, 'Log').click()
  await expect.poll(() => page.workers().length).toBe(1)

  // The page itself may post to its own window, and it is not the frame.
  await page.evaluate(() => {
    for (const job of [0, 1, 2]) {
      window.postMessage({ news: 'said', job, line: 'forged' }, '*')
      window.postMessage({ news: 'finished', job, result: 'forged' }, '*')
    }
  })
  // The frame posts things that are no news.
  const frame = await sandboxOf(page)
  await frame?.evaluate(() => {
    const odd = [
      null,
      'finished',
      { news: 'finished' },
      { news: 'finished', job: 1, result: 7 },
      { news: 'said', job: 1, line: {} },
      { news: 'compiled', job: 1, binary: 'odd' },
      { news: 'refused', job: 1, problems: 'odd' },
      { news: 'failed', job: 99, reason: 'odd' },
    ]
    for (const message of odd) window.parent.postMessage(message, '*')
    // And the frame takes orders of its parent alone.
    window.postMessage({ order: 'stop' }, '*')
  })
  await page.evaluate(() => {
    const sandbox = document.querySelector('iframe')?.contentWindow
    for (const message of [null, { order: 'end' }, { order: 'run', job: 'x', source: '' }]) {
      sandbox?.postMessage(message, '*')
    }
  })
  await page.waitForTimeout(300)
  await expect(button(page, 'Stop')).toBeEnabled()
  expect(page.workers()).toHaveLength(1)
  await expect(page.getByText(/forged|odd/)).toHaveCount(0)
  await button(page, 'Stop').click()
})

test('a job ends once, and a file comes only to whoever asked for one', async ({ page }) => {
  await openCdn(page)
  await open(page)
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  const frame = await sandboxOf(page)
  const claim = () =>
    frame?.evaluate(() => {
      for (let job = 0; job < 9; job++) {
        window.parent.postMessage({ news: 'compiled', job, binary: new ArrayBuffer(8) }, '*')
      }
      return new Promise((resolve) => setTimeout(resolve, 300))
    })
  await program(page).fill(FOREVER)
  await button(page, 'Log').click()
  await claim()
  await expect(button(page, 'Stop')).toBeEnabled()
  await button(page, 'Stop').click()

  const saved = page.waitForEvent('download')
  await button(page, 'Download WASM').click()
  await saved
  await claim()
  await frame?.evaluate(() => {
    for (let job = 0; job < 9; job++) window.parent.postMessage({ news: 'failed', job, reason: 'odd' }, '*')
  })
  await page.waitForTimeout(300)
  expect(files).toEqual(['program.wasm'])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Saved as program.wasm' })).not.toContainText(
    ' 8 bytes',
  )
})

test('a sandbox that broke down is replaced', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await page.waitForLoadState('networkidle')
  const frame = await sandboxOf(page)
  await frame?.evaluate(() => location.replace('about:blank'))
  await expect.poll(() => page.frames().map((one) => one.url())).toContain('about:blank')
  await button(page, 'Log').click()
  await expect(page.getByRole('alert')).toContainText('The sandbox does not answer', { timeout: 15_000 })
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveText(['5', '4', '3', '2', '1'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who comes from another page of the application gets the playground too', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await page.getByRole('link', { name: 'Your keys' }).click()
  await expect(page).toHaveURL('/account')
  // A document that was opened elsewhere, with the policy of that page.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await page.goBack()
  await expect(page).toHaveURL('/wasm')
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveCount(5)

  // And back again within the document: nothing is loaded anew.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Your keys' }).click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await button(page, 'Log').click()
  await expect(output(page).locator('p')).toHaveCount(5)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('by keyboard alone: through the editor, out again, and back what was there', async ({ page }) => {
  await openCdn(page)
  await open(page)
  const tabTo = async (target: ReturnType<typeof button>) => {
    for (let presses = 0; presses < 30; presses++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await page.keyboard.press('Tab')
    }
    throw new Error('It cannot be reached')
  }
  await tabTo(button(page, 'Greeting'))
  await page.keyboard.press('Enter')
  await expect(program(page)).toContainText('env.print')
  await tabTo(program(page))
  await page.keyboard.press('Control+z')
  await expect(program(page)).toContainText('env.log')
  await tabTo(button(page, 'Log'))
  await page.keyboard.press('Enter')
  await expect(output(page).locator('p')).toHaveCount(5)
  await tabTo(button(page, 'Alert'))
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Alert')).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280, 1600]) {
    test(`it is sound at ${width} px, ${colorScheme}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openCdn(page)
      await open(page)
      await button(page, 'Log').click()
      await expect(output(page).locator('p')).toHaveCount(5)
      const look = async (name: string) => {
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await page.screenshot({
          path: info.outputPath(`wasm-${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
      }
      await look('said')
      await button(page, 'Alert').click()
      await expect(page.getByRole('dialog')).toContainText('1')
      await look('alert')
      await page.keyboard.press('Escape')
      await program(page).fill('(module\n  (func (export "main")\n    i32.contst 1))')
      await button(page, 'Alert').click()
      await expect(page.getByRole('alert')).toBeVisible()
      await look('refused')
    })
  }
}
