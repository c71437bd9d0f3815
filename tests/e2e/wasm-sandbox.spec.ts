import { expect, NO_ANSWER, test } from './door.ts'
import {
  button,
  FOREVER,
  heardByBoth,
  lines,
  open,
  openCdn,
  program,
  sandboxOf,
  status,
} from './wasm-bench.ts'

test('the sandbox can use neither storage nor API nor anything else', async ({ page, mayComplain }) => {
  mayComplain(/Content Security Policy/)
  await openCdn(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveCount(5)

  const frame = await sandboxOf(page)
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

test("page and sandbox accept only each other's messages, and only known ones", async ({ page }) => {
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
  // The frame posts unknown messages.
  const frame = await sandboxOf(page)
  await frame.evaluate(() => {
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
    // The frame accepts orders only from its parent.
    window.postMessage({ order: 'stop' }, '*')
  })
  await page.evaluate(() => {
    const sandbox = document.querySelector('iframe')?.contentWindow
    for (const message of [null, { order: 'end' }, { order: 'run', job: 'x', source: '' }]) {
      sandbox?.postMessage(message, '*')
    }
  })
  await heardByBoth(page, frame)
  await expect(button(page, 'Stop')).toBeEnabled()
  expect(page.workers()).toHaveLength(1)
  // Output that was not drawn yet is drawn now.
  await button(page, 'Stop').click()
  await expect(status(page, 'Stopped before it was done.')).toBeVisible()
  await expect(page.getByText(/forged|odd/)).toHaveCount(0)
})

test('a job ends once, and a file arrives only when it was requested', async ({ page }) => {
  await openCdn(page)
  await open(page)
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  const frame = await sandboxOf(page)
  const claim = async () => {
    await frame.evaluate(() => {
      for (let job = 0; job < 9; job++) {
        window.parent.postMessage({ news: 'compiled', job, binary: new ArrayBuffer(8) }, '*')
      }
    })
    await heardByBoth(page, frame)
  }
  await program(page).fill(FOREVER)
  await button(page, 'Log').click()
  await claim()
  await expect(button(page, 'Stop')).toBeEnabled()
  await button(page, 'Stop').click()

  const saved = page.waitForEvent('download')
  await button(page, 'Download WASM').click()
  await saved
  await claim()
  await frame.evaluate(() => {
    for (let job = 0; job < 9; job++) window.parent.postMessage({ news: 'failed', job, reason: 'odd' }, '*')
  })
  await heardByBoth(page, frame)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(status(page, 'Saved as program.wasm')).not.toContainText(' 8 bytes')

  // A file that was not requested would have arrived before this one.
  const savedAnew = page.waitForEvent('download')
  await button(page, 'Download WASM').click()
  await savedAnew
  expect(files).toEqual(['program.wasm', 'program.wasm'])
})

test('a sandbox that broke down is replaced', async ({ page }) => {
  await page.clock.install()
  await openCdn(page)
  await open(page)
  const frame = await sandboxOf(page)
  await frame.evaluate(() => location.replace('about:blank'))
  await expect.poll(() => page.frames().map((one) => one.url())).toContain('about:blank')
  await button(page, 'Log').click()
  await expect(status(page, 'Running.')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert')).toContainText('The sandbox does not answer')
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveText(['5', '4', '3', '2', '1'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a user who comes from another page of the application gets the playground too', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
  // A document that was opened elsewhere, with the policy of that page.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  const visits = await page.evaluate(() => history.length)
  await page.goBack()
  await expect(page).toHaveURL('/wasm')
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveCount(5)
  expect(await page.evaluate(() => history.length)).toBe(visits)

  // And back again within the document: nothing is loaded again.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveCount(5)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a user who comes from another page while the server is away stays in the application, and may retry', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(NO_ANSWER)
  await open(page)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  const visits = await page.evaluate(() => history.length)

  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This room is still dark')
  await expect(page).toHaveURL('/wasm')

  // The network is back first, the server later.
  await page.route('**/health', (route) => route.abort())
  await context.setOffline(false)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This room is still dark')
  await page.unroute('**/health')
  await retry.click()
  await expect(program(page)).toContainText('env.log')
  expect(await page.evaluate(() => history.length)).toBe(visits)
})
