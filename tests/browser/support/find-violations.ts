import { readFile } from 'node:fs/promises'
import type { BrowserCommand } from 'vitest/node'

/** As it comes with Playwright's builder, which checks whole tabs: the page of a test is in a frame. */
const AXE = 'node_modules/axe-core/axe.min.js'

/** The findings of axe in the page of the test: by all of its rules, or only by these. */
export const findViolations: BrowserCommand<[string[]]> = async ({ frame }, rules) => {
  const tester = await frame()
  const isThere = await tester.evaluate(() => 'axe' in window)
  if (!isThere) await tester.evaluate(await readFile(AXE, 'utf8'))
  return await tester.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: (what: Document, how: object) => Promise<Found> } }
    const how = { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: only }) }
    const { violations } = await axe.run(document, how)
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))
  }, rules)
}

type Found = { violations: { id: string; help: string; nodes: { html: string }[] }[] }
