import type { Browser, Page } from 'playwright/test'
import { fieldsOf } from '#client/lib/fields.ts'
import { complaints, expect, hold, test } from './door.ts'

/** Half of the time that a task of the page may take, in milliseconds. */
const LONGEST_TASK = 100
const MOST_SHIFT = 0.02
/** The page itself has about six thousand nodes, each picture two thousand: a few pictures' worth, not thirty's. */
const MOST_NODES = 25_000
const MOST_HEAP = 20_000_000

/** One notch of the wheel, and the pause after it (ms): more than a screen a second. */
const NOTCH = 120
const REST = 80

test.setTimeout(150_000)

/** How many of the eight pages the wheel scrolls through: enough pictures to show that passed ones are released. */
const PAGES = 3

test('with the wheel every picture of the feed appears, no task is long, nothing shifts', async ({
  browser,
  page,
}) => {
  await page.route(`**/feed-page-${PAGES}.json`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasMore: false } })
  })
  const { came, shifted } = await openFeed(page)
  const longest = await longestTask(browser, page, async () => {
    await page.mouse.move(640, 500)
    while (!(await page.evaluate(isAtBottom))) {
      for (let notches = 0; notches < 8; notches += 1) {
        await page.mouse.wheel(0, NOTCH)
        await page.waitForTimeout(REST)
      }
    }
  })
  expect(longest).toBeLessThan(LONGEST_TASK)
  expect(await shifted()).toBeLessThan(MOST_SHIFT)
  expect(came.size).toBe(await page.getByRole('figure').count())
  await expectLittleKept(page)
})

test('jumps through the whole feed show the pictures at each stop, and release those left behind', async ({
  browser,
  page,
}) => {
  const { shifted } = await openFeed(page)
  const longest = await longestTask(browser, page, async () => {
    while (!(await page.getByText("You've reached the end!").isVisible())) {
      await page.keyboard.press('End')
      await page.waitForTimeout(REST)
    }
    const pictures = await page.getByRole('figure').count()
    for (let at = 0; at < pictures; at += 5) await landAt(page, at)
    await landAt(page, 0)
  })
  expect(longest).toBeLessThan(LONGEST_TASK)
  expect(await shifted()).toBeLessThan(MOST_SHIFT)
  await expectLittleKept(page)
})

test('the first picture is requested before the program that shows it, once and not in vain', async ({
  page,
}) => {
  const heard = complaints(page.context())
  // A program that takes a while to load.
  const program = await hold(page, '**/assets/rummage-world-page-*.js')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const came = page.waitForResponse((response) =>
    /^\/scenes\/[\w-]+\.svg$/.test(new URL(response.url()).pathname),
  )
  await page.goto('/rummageworld', { waitUntil: 'commit' })
  const picture = new URL((await came).url()).pathname
  program()
  // The picture that the document fetched is the one shown: otherwise the program would have requested another.
  await expect(page.locator(`img[src="${picture}"]`)).toHaveJSProperty('naturalWidth', 1600)
  expect(asked.filter((path) => path === picture)).toHaveLength(1)
  expect(heard).toEqual([])
})

/** Opens the feed, and waits until all is quiet: everything after that is scrolling. */
async function openFeed(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The type of these entries is not in the library yet; every one has a value.
      for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const came = new Set<string>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/scenes\/[a-z-]+-\d\.svg$/.test(pathname)) came.add(pathname)
  })
  await page.goto('/rummageworld')
  await page.waitForLoadState('networkidle')
  await expectDrawn(page, 0)
  return {
    came,
    shifted: async () => {
      const shifts = await page.evaluate((): number[] => Object(window).shifts)
      return shifts.reduce((sum, shift) => sum + shift, 0)
    },
  }
}

/** Of the last page: at the bottom of another, the next one loads. */
function isAtBottom() {
  const isAll = document.body.textContent.includes("You've reached the end!")
  return isAll && window.innerHeight + window.scrollY > document.documentElement.scrollHeight - 2
}

async function landAt(page: Page, at: number) {
  await page
    .getByRole('figure')
    .nth(at)
    .evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expectDrawn(page, at)
}

function expectDrawn(page: Page, at: number) {
  const picture = page.getByRole('figure').nth(at).getByRole('img').first()
  return expect(picture).toHaveJSProperty('naturalWidth', 1600)
}

/**
 * The longest task of the page, in milliseconds of processor time. By the clock a task of twenty takes three hundred
 * while other tests use the processor, which says nothing about the page.
 */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  const { traceEvents } = fieldsOf(trace)
  const events = (Array.isArray(traceEvents) ? traceEvents : []).map(fieldsOf)

  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && fieldsOf(args).name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)))
    .map(({ tdur }) => Number(tdur ?? 0) / 1000)
  // A trace without the page, or without its beginning, proves nothing.
  expect(tasks.length).toBeGreaterThan(1000)
  return Math.max(...tasks)
}

const threadOf = ({ pid, tid }: Record<string, unknown>) => `${pid} ${tid}`

/** Chromium counts the nodes of drawings too. It collects unused ones at an unknown time, so it is asked to. */
async function expectLittleKept(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  await expect.poll(async () => (await kept()).Nodes).toBeLessThan(MOST_NODES)
  expect((await kept()).JSHeapUsedSize).toBeLessThan(MOST_HEAP)
}
