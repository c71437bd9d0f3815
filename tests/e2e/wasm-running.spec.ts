import { readFile } from 'node:fs/promises'
import { expect, test } from './door.ts'
import { button, FOREVER, lines, open, openCdn, output, program, status } from './wasm-bench.ts'

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
  await expect(status(page, 'Stopped before it was done.')).toBeVisible()
  await expect(button(page, 'Stop')).toBeDisabled()
  await expect(button(page, 'Log')).toBeFocused()
  await expect.poll(() => page.workers().length).toBe(0)

  await button(page, 'Countdown').click()
  await button(page, 'Log').click()
  await expect(lines(page)).toHaveCount(5)
})

test('what it had said before it was stopped is not lost', async ({ page }) => {
  await openCdn(page)
  await open(page)
  await program(page).fill(`(module (import "env" "log" (func $log (param i32)))
    (func (export "main") (call $log (i32.const 11)) (loop $again (br $again))))`)
  const said = page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('message', ({ data }) => data.news === 'said' && done())
      }),
  )
  await button(page, 'Alert').click()
  await said
  await button(page, 'Stop').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'The program says' })
  await expect(dialog).toContainText('11')
  await expect(dialog).toHaveAccessibleDescription(/11.*Stopped before it was done\./)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Alert')).toBeFocused()

  // Who said nothing has nothing to show.
  await program(page).fill(FOREVER)
  await button(page, 'Alert').click()
  await button(page, 'Stop').click()
  await expect(status(page, 'Stopped before it was done.')).toBeVisible()
  await expect(dialog).toBeHidden()
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
  // It goes on, unheard: nothing more of it reaches the page.
  const calls = await page.evaluate(async () => {
    let calls = 0
    window.addEventListener('message', () => calls++)
    await new Promise((done) => setTimeout(done, 500))
    return calls
  })
  expect(calls).toBe(0)
  expect(page.workers()).toHaveLength(1)
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
    '(module (import "env" "print" (func $print (param i32 i32))) (memory (export "memory") 1) (func $first (call $print (i32.const 0) (i32.const 1))) (start $first) (func (export "main")))':
      'a start function cannot use env.print',
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
  await expect(status(page, 'main returned 42.')).toBeVisible()
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
  await expect(status(page, `Saved as program.wasm, ${binary.length} bytes.`)).toBeVisible()
})
