import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { pages } from '#shared/page-paths.ts'
import { startDevelopment } from '../support/developed.ts'
import { complaints } from './door.ts'

type Development = Awaited<ReturnType<typeof startDevelopment>>

const HEADINGS: Record<string, string> = {
  [pages.home]: 'Latchkey',
  [pages.signIn]: "Knock Knock. Who's There?",
  [pages.account]: 'Your account',
  [pages.rummageWorld]: 'Rummage World',
  [pages.health]: 'Health',
}

/** Vite builds each file on its first request. */
const LONGEST_FIRST_VISIT = 40_000

/** A clone whose files a test may change. */
let copy: string
/** Two at once: one in this clone, the other in the copy. */
let here: Development
let beside: Development

test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'clone-'))
  for (const name of ['src', 'build', 'drizzle', 'package.json', 'tsconfig.json'])
    await cp(name, join(copy, name), { recursive: true })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
  here = await startDevelopment('.')
  beside = await startDevelopment(copy)
  await here.says('Ready on')
  await beside.says('Ready on')
})

test.afterAll(async () => {
  await here?.close()
  await beside?.close()
  await rm(copy, { recursive: true })
})

test('npm run dev renders its pages, without a message on the console', async ({ browser }) => {
  await Promise.all(Object.keys(HEADINGS).map((path) => visit(browser, path)))
})

/** As a first visit; the front page also as a return visit. */
async function visit(browser: Browser, path: string) {
  const context = await browser.newContext()
  const heard = complaints(context)
  const page = await context.newPage()
  const answer = await page.goto(`${here.origin}${path}`)
  expect(answer?.status(), path).toBe(200)
  await isDrawn(page, path)
  if (path === pages.home) {
    await page.reload()
    await isDrawn(page, path)
  }
  expect(heard, path).toEqual([])
  await context.close()
}

async function isDrawn(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1, name: HEADINGS[path] })
  await expect(heading).toBeVisible({ timeout: LONGEST_FIRST_VISIT })
  // Code that a page loads later could be missing, too.
  await page.waitForLoadState('networkidle')
}

test('two dev servers run side by side, and the second applies a change of its client in place', async ({
  page,
}) => {
  await openAndConnect(page, `${beside.origin}${pages.health}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Health', { timeout: LONGEST_FIRST_VISIT })
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes'
  })
  await change('src/client/health/health-page.tsx', (source) =>
    source.replace('title="Health"', 'title="Changed"'),
  )
  await expect(heading).toHaveText('Changed')
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  expect(beside.output().split('Ready on')).toHaveLength(2)
  for (const { output } of [here, beside]) expect(output()).not.toMatch(/in use|warning/i)
})

test('the server restarts when its code changes, and survives code that cannot run', async ({ page }) => {
  await openAndConnect(page, `${beside.origin}${pages.rummageWorld}`)
  // A page that is still loading reloads itself once, and would do so from a server that is ending.
  await isDrawn(page, pages.rummageWorld)
  const file = 'src/server/http/pages/description.ts'
  const source = await change(file, (source) => `${source}}`)
  await beside.says('The server has ended.')

  const loadedAnew = page.waitForEvent('load')
  await change(file, () => source.replace("'Rummage World: ", "'It is back: "))
  await loadedAnew
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^It is back: /)
  expect(here.output().split('Ready on'), 'the one beside it').toHaveLength(2)
})

test('Ctrl-C and SIGTERM end everything, while pages are open', async ({ context }) => {
  for (const { origin } of [here, beside]) await openAndConnect(await context.newPage(), origin)
  here.interrupt()
  beside.terminate()
  await here.ends()
  await beside.ends()
})

/** Vite reports a change only to connected pages. */
async function openAndConnect(page: Page, address: string) {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(address)
  await connected
}

/** Changes a file of the copy, as editors do; returns its previous text. */
async function change(file: string, edit: (source: string) => string) {
  const source = await readFile(join(copy, file), 'utf8')
  expect(edit(source), file).not.toBe(source)
  // In one step: a watcher that reacts at once must not read an emptied file.
  const written = join(copy, 'written')
  await writeFile(written, edit(source))
  await rename(written, join(copy, file))
  return source
}
