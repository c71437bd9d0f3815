import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  alert,
  button,
  countWorkers,
  dialog,
  FOREVER,
  lines,
  newsOfSandbox,
  openPlayground,
  output,
  press,
  run,
  status,
} from './support/playground.ts'

test('an endless program is stopped, and the focus stays where it was', async () => {
  await openPlayground()
  await expect.element(button('Stop')).toBeDisabled()
  await run(FOREVER)
  await expect.element(button('Stop')).toBeEnabled()
  await expect.element(button('Download WASM')).toBeDisabled()
  await expect.poll(countWorkers).toBe(1)

  await press('Stop')
  await expect.element(status('Stopped before it was done.')).toBeVisible()
  await expect.element(button('Stop')).toBeDisabled()
  await expect.element(button('Log')).toHaveFocus()
  await expect.poll(countWorkers).toBe(0)

  await button('Countdown').click()
  await button('Log').click()
  await expect.poll(lines).toHaveLength(5)
})

test('the output of a stopped program is kept', async () => {
  await openPlayground()
  const news = newsOfSandbox()
  await run(
    `(module (import "env" "log" (func $log (param i32)))
      (func (export "main") (call $log (i32.const 11)) (loop $again (br $again))))`,
    'Alert',
  )
  await expect.poll(() => news.map((one) => one.news)).toContain('said')
  await press('Stop')
  await expect.element(dialog).toHaveAccessibleName('The program says')
  await expect.element(dialog).toHaveTextContent('11')
  await expect.element(dialog).toHaveAccessibleDescription(/11.*Stopped before it was done\./)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Alert')).toHaveFocus()

  // A program without output shows none.
  await run(FOREVER, 'Alert')
  await button('Stop').click()
  await expect.element(status('Stopped before it was done.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a program with endless output is shown for a thousand lines, and the page still responds', async () => {
  await openPlayground()
  const news = newsOfSandbox()
  const said = () => news.filter((one) => one.news === 'said')
  await run(`(module (import "env" "log" (func $log (param i32)))
    (func (export "main") (loop $again (call $log (i32.const 7)) (br $again))))`)
  await expect.element(output).toHaveTextContent('more than 1,000 lines')
  await expect.poll(() => lines().filter((line) => line === '7')).toHaveLength(1_000)
  // None of the earlier programs is left.
  await expect.poll(countWorkers).toBe(1)
  await button('Stop').click()
  await expect.element(button('Log')).toBeEnabled()
  // It continued unheard: none of its output reached the page, not even before the next program.
  await button('Countdown').click()
  await button('Log').click()
  await expect.element(status('Done.')).toBeVisible()
  expect(said().map(({ line }) => line)).toEqual([...Array(1_000).fill('7'), '5', '4', '3', '2', '1'])
  expect(news.filter((one) => one.news === 'cut')).toHaveLength(1)
})

test('an endless word is cut too', async () => {
  await openPlayground()
  await run(`(module (import "env" "print" (func $print (param i32 i32))) (memory (export "memory") 100)
    (func (export "main") (call $print (i32.const 0) (i32.const 6553600)) (call $print (i32.const 0) (i32.const 9))))`)
  await expect.poll(() => output.element().textContent).toContain('more than is kept here')
  expect(output.element().textContent?.length).toBeLessThan(101_000)
})

const refused = {
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

test('a forbidden or failed program says what happened', async () => {
  await openPlayground()
  for (const [source, reason] of Object.entries(refused)) {
    await run(source)
    await expect.element(alert).toHaveTextContent(reason)
  }
  // A name may be of any length; the sentence about it is short.
  await run(`(module (import "env" "${'x'.repeat(100_000)}" (func)))`)
  await expect.element(alert).toHaveTextContent('xxx…')
  expect(alert.element().textContent?.length).toBeLessThan(3_000)

  await run('(module (func (export "main") (result i32) (i32.const 42)))')
  await expect.element(status('main returned 42.')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('Alert opens a dialog of the page, which Escape and its button close', async () => {
  await openPlayground()
  await button('Greeting').click()
  await button('Alert').click()
  await expect.element(dialog).toHaveAccessibleName('The program says')
  await expect.element(dialog).toHaveTextContent("Knock knock. Who's there?")
  await expect.element(output).not.toHaveTextContent('Knock')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Alert')).toHaveFocus()

  await button('Countdown').click()
  await button('Alert').click()
  await expect.element(dialog).toHaveTextContent('5')
  await expect.element(dialog).not.toHaveTextContent('Knock')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  // Including the output before the failure.
  await run(
    `(module (import "env" "log" (func $log (param i32)))
      (func (export "main") (call $log (i32.const 11)) unreachable))`,
    'Alert',
  )
  await expect.element(dialog).toHaveTextContent('11')
  await expect.element(dialog).toHaveTextContent('unreachable')
})
