import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  alert,
  button,
  dialog,
  hasFocus,
  inEditor,
  lines,
  openPlayground,
  program,
  run,
  tabTo,
} from './support/playground.ts'

test('a syntax error says where, and leads there', async () => {
  await openPlayground()
  // Multi-byte letters before it: the column is the one that the editor shows.
  await run('(module\n  (func (export "main")\n    (; Grüße ;) i32.contst 1))')
  await expect.element(alert).toHaveTextContent('Line 3, column 17')
  await expect.element(alert).toHaveTextContent('i32.contst')
  await expect.poll(() => inEditor('.cm-problem')).toEqual(['i32.contst'])
  expect(inEditor('.cm-problem-line')).toEqual(['3'])

  await alert.getByRole('button', { name: 'Line 3, column 17' }).click()
  await expect.poll(() => hasFocus(program)).toBe(true)
  await userEvent.keyboard('X')
  await expect.element(program).toHaveTextContent('(; Grüße ;) Xi32.contst')

  // It is valid text, but it does not compile.
  await run('(module (func (export "main") (result i32)))', 'Alert')
  await expect.element(alert).toHaveTextContent(/Line 1, column \d+/)
  await expect.element(alert).toHaveTextContent('type mismatch')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('by keyboard alone: into the editor, out again, and the old program is back', async () => {
  await openPlayground()
  await tabTo(button('Greeting'))
  await userEvent.keyboard('{Enter}')
  await expect.element(program).toHaveTextContent('env.print')
  await tabTo(program)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(program).toHaveTextContent('env.log')
  await tabTo(button('Log'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(lines).toHaveLength(5)
  await tabTo(button('Alert'))
  await userEvent.keyboard(' ')
  await expect.element(dialog).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Alert')).toHaveFocus()
})

test('from the keyboard the editor has the same outline as every other control', async () => {
  await openPlayground()
  // For the page the editor is one element, because its inside is behind a shadow root.
  const focused = () => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
      document.activeElement ?? document.body,
    )
    return [outlineStyle, outlineWidth, outlineColor]
  }
  button('Forever').element().focus()
  await userEvent.tab({ shift: true })
  const usual = focused()
  expect(usual.slice(0, 2)).toEqual(['solid', '3px'])
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(() => hasFocus(program)).toBe(true)
  expect(focused()).toEqual(usual)
})
