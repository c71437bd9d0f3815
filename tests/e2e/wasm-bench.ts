import type { Frame, Page } from 'playwright/test'
import { compiler, sandboxPath } from '#shared/wasm.ts'
import { expect } from './door.ts'

export const COMPILER = 'node_modules/wabt/index.js'

/** Chromium's message about a CDN that is not reachable. */
export const NO_CDN = /Failed to load resource: net::ERR_/

export const FOREVER = '(module (func (export "main") (loop $again (br $again))))'

/** The CDN answers, with its known file or with another. Counts the requests. */
export async function openCdn(page: Page, { body }: { body?: string } = {}) {
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

/** How often our own copy is requested from now on. */
export function copiesAskedFor(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === compiler.copy) asked.push(request.url())
  })
  return asked
}

export async function open(page: Page) {
  await page.goto('/wasm')
  await expect(program(page)).toContainText('env.log')
}

export function program(page: Page) {
  return page.getByRole('textbox', { name: 'Program' })
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

export function output(page: Page) {
  return page.getByRole('log', { name: 'Output' })
}

/** The output of the program, line by line. */
export function lines(page: Page) {
  return output(page).locator('p')
}

export function status(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text })
}

/**
 * Waits until page and frame have received each other's earlier messages, and the page has drawn the result. Messages
 * of one window arrive in order, so one message goes there and back.
 */
export async function heardByBoth(page: Page, frame: Frame) {
  await frame.evaluate(() => {
    window.addEventListener('message', ({ data }) => {
      if (data === 'was that all?') window.parent.postMessage('that was all', '*')
    })
  })
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('message', ({ data }) => {
          if (data === 'that was all') requestAnimationFrame(() => setTimeout(done))
        })
        document.querySelector('iframe')?.contentWindow?.postMessage('was that all?', '*')
      }),
  )
}

/** The frame of the sandbox, once it has loaded: before that it has no address. */
export async function sandboxOf(page: Page) {
  const find = () => page.frames().find((one) => one.url().endsWith(sandboxPath))
  await expect.poll(find).toBeDefined()
  const frame = find()
  if (!frame) throw new Error('The sandbox has gone again')
  return frame
}
