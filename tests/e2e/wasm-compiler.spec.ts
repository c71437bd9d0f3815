import { readFile } from 'node:fs/promises'
import { compiler } from '#shared/wasm.ts'
import { expect, guestOf, test } from './door.ts'
import {
  button,
  COMPILER,
  copiesAskedFor,
  lines,
  NO_CDN,
  open,
  openCdn,
  output,
  program,
  sandboxOf,
  status,
} from './wasm-bench.ts'

test('a sample compiles and runs with the compiler of the CDN, which is requested once and only on use', async ({
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
  await expect(lines(page)).toHaveText(['5', '4', '3', '2', '1'])
  await expect(status(page, 'Done.')).toBeVisible()

  await button(page, 'Greeting').click()
  await expect(program(page)).toContainText('env.print')
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveText(["Knock knock. Who's there?"])
  await program(
    page,
  ).fill(`(module (import "env" "print" (func $print (param i32 i32))) (memory (export "memory") 1)
    (data (i32.const 0) "Grüße 👻") (func (export "main") (call $print (i32.const 0) (i32.const 12))))`)
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveText(['Grüße 👻'])
  // From a frame without an origin, and without cookies.
  expect(asked).toEqual(['null'])
  expect(copies).toEqual([])
})

test('looking around requests nothing, and the first change of the program fetches the compiler', async ({
  page,
}) => {
  const asked = await openCdn(page)
  await open(page)
  await sandboxOf(page)
  await program(page).focus()
  for (const name of ['Greeting', 'Log', 'Alert', 'Download WASM']) await button(page, name).focus()
  await program(page).click()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await page.keyboard.type(' ')
  await expect.poll(() => asked).toEqual(['null'])
  await page.keyboard.type(' ')
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveText(['5', '4', '3', '2', '1'])
  expect(asked).toHaveLength(1)
})

test('without the CDN our own copy does the same', async ({ page, mayComplain }) => {
  mayComplain(NO_CDN)
  await page.route(compiler.cdn, (route) => route.abort())
  const copies = copiesAskedFor(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveText(['5', '4', '3', '2', '1'])
  expect(copies).toHaveLength(1)
})

test('a file other than the pinned one is refused, and our own copy is used', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/integrity/)
  const asked = await openCdn(page, { body: `${await readFile(COMPILER, 'utf8')}\nself.isForged = true` })
  const copies = copiesAskedFor(page)
  await open(page)
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveText(['5', '4', '3', '2', '1'])
  expect(asked).toHaveLength(1)
  expect(copies).toHaveLength(1)
})

test('a CDN that does not answer is waited for three seconds', async ({ page }) => {
  // The time limit of the request is read, and then passes at once.
  await page.addInitScript(() => {
    const waits: number[] = []
    const start = window.setTimeout
    window.setTimeout = ((act: () => void, milliseconds = 0, ...facts: unknown[]) => {
      if (milliseconds < 3_000) return start(act, milliseconds, ...facts)
      waits.push(milliseconds)
      Object.assign(window, { strike: act })
      return 0
    }) as typeof window.setTimeout
    Object.assign(window, { waits })
  })
  const asked = page.waitForRequest(compiler.cdn)
  await page.route(compiler.cdn, () => {})
  const copies = copiesAskedFor(page)
  await open(page)
  await button(page, 'Log').click()
  await asked
  const frame = await sandboxOf(page)
  expect(await frame.evaluate(() => Reflect.get(window, 'waits'))).toEqual([3_000])
  expect(copies).toEqual([])
  await frame.evaluate(() => Reflect.get(window, 'strike')())
  await expect(lines(page)).toHaveText(['5', '4', '3', '2', '1'])
  expect(copies).toHaveLength(1)
})

test('without CDN and copy the page says so, and the next try requests both again', async ({
  page,
  mayComplain,
}) => {
  mayComplain(NO_CDN)
  await page.route(compiler.cdn, (route) => route.abort())
  await page.route(`**${compiler.copy}`, (route) => route.abort())
  await open(page)
  await button(page, 'Log').click()
  await expect(page.getByRole('alert')).toContainText('The compiler could not be loaded')
  await page.unroute(`**${compiler.copy}`)
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveCount(5)
  await expect(page.getByRole('alert')).toHaveCount(0)
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
  await expect(status(page, `Saved as program.wasm, ${binary.length} bytes.`)).toBeVisible()
})
