import { expect, onTestFinished, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { openPage } from './app.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    countWorkers: () => Promise<number>
  }
}

export const FOREVER = '(module (func (export "main") (loop $again (br $again))))'

export const program = page.getByRole('textbox', { name: 'Program' })
export const output = page.getByRole('log', { name: 'Output' })
export const dialog = page.getByRole('dialog')
export const alert = page.getByRole('alert')

/**
 * Opens the playground. Its page needs a document with its own policy, but accepts a browser that does not report its
 * first address.
 */
export async function openPlayground() {
  const spy = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  onTestFinished(() => spy.mockRestore())
  const opened = await openPage('/wasm')
  await expect.element(program).toHaveTextContent('env.log')
  return opened
}

export function button(name: string) {
  return page.getByRole('button', { name, exact: true })
}

export function status(text: string) {
  return page.getByRole('status').filter({ hasText: text })
}

/** Runs a program that is written into the editor, by this button. */
export async function run(source: string, name = 'Log') {
  await program.fill(source)
  await button(name).click()
}

/** Like the keyboard: a button that is pressed by it has the focus. */
export async function press(name: string) {
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** How many programs run, in Workers of the sandbox. */
export function countWorkers() {
  return commands.countWorkers()
}

/** The output of the program, line by line. */
export function lines() {
  return [...output.element().querySelectorAll('p')].map((line) => line.textContent)
}

/** The content of the editor's shadow root. */
export function inEditor(selector: string) {
  const root = program.element().getRootNode() as ShadowRoot
  return [...root.querySelectorAll(selector)].map((element) => element.textContent)
}

/** Also inside the editor, which is behind a shadow root. */
export function hasFocus(target: ReturnType<typeof button>) {
  return target.element().matches(':focus')
}

/** Presses Tab until this has the focus. */
export async function tabTo(target: ReturnType<typeof button>) {
  for (let presses = 0; presses < 40; presses++) {
    if (hasFocus(target)) return
    await userEvent.tab()
  }
  throw new Error('It cannot be reached')
}

/** Records the messages of the sandbox from now on. */
export function newsOfSandbox() {
  const heard: { news: string; line?: string }[] = []
  const listen = ({ data }: MessageEvent) => {
    if (typeof data?.news === 'string') heard.push(data)
  }
  window.addEventListener('message', listen)
  onTestFinished(() => window.removeEventListener('message', listen))
  return heard
}
