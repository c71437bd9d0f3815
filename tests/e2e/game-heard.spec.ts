import type { Page } from 'playwright/test'
import { missWords } from '#client/game/misses.ts'
import { expect, test } from './door.ts'
import {
  BAGS,
  begin,
  boss,
  bossSays,
  button,
  changeKeptGame,
  dialog,
  keptGame,
  PROJECT,
  pictures,
  projectBar,
  STOVES,
  THINGS,
} from './player.ts'
import { emptyRooms } from './room-things.ts'
import { expectSound } from './sound.ts'

/** Remembers what comes to the live regions that nothing hides, as a screen reader would hear it. */
function listen() {
  const heard: string[] = []
  Object.assign(window, { heard })
  const regions = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const say = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (!element?.closest(regions) || element.closest('[aria-hidden=true], [hidden]')) return
    // While a dialog is open, what is outside of it is silent.
    const open = document.querySelector('dialog:modal')
    if (open && !open.contains(element)) return
    const text = node.textContent?.trim()
    if (text) heard.push(text)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') say(target)
      for (const node of addedNodes) say(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const heardSoFar = (page: Page) => page.evaluate((): string[] => Object(window).heard)

/** A game in which only the money is still to come. */
async function finishShopping(page: Page) {
  await page.goto('/rummageworld')
  await begin(page)
  const { availableJobs } = await keptGame(page)
  const jobs = structuredClone(availableJobs) as { projects: { tasks: Record<string, unknown>[] }[] }[]
  const things = [1, 2, 3, 4, 5].map((number) => ({ id: `bag-${number}`, name: 'Rolled Sleeping Bag' }))
  const inventory = [...things, { id: 'stove', name: 'Brass Portable Stove' }].map((thing) => ({
    ...thing,
    price: 60,
    quality: 4,
    quantity: 1,
    sellerId: 'marta.mends',
    sellerName: 'marta.mends',
    finalPrice: 45,
    projectId: 'camping-trip-essentials',
  }))
  for (const task of jobs.flatMap(({ projects }) => projects.flatMap(({ tasks }) => tasks)))
    Object.assign(task, { completed: true, foundCount: task.requiredQuantity })
  await changeKeptGame(page, { availableJobs: jobs, inventory, objectsBought: 6, cashBalance: 230 })
  await expect(button(projectBar(page), 'Complete Project')).toBeEnabled()
}

test('a screen reader hears what was found, what was bought, and what was missed', async ({ page }) => {
  await page.addInitScript(listen)
  await emptyRooms(page)
  // The seller's last thought is the price already: it is said all the same.
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await page.goto('/rummageworld')
  await begin(page)
  await expect.poll(() => heardSoFar(page)).toContainEqual(`Find these items for ${PROJECT}:`)

  const found = button(page, STOVES).first()
  const [name] = /^[^,]+/.exec((await found.getAttribute('aria-label')) ?? '') ?? []
  await found.click()
  // The dialog says by its name what was found, and of the seller's thoughts only the last.
  await expect(page.getByRole('dialog', { name: String(name) }).getByRole('heading')).toBeFocused()
  await expect(button(dialog(page), 'Accept Deal')).toBeEnabled()
  const heard = await heardSoFar(page)
  expect(heard.at(-2)).toBe('Final price')
  expect(heard.at(-1)).toMatch(/^\$\d+$/)
  expect(heard.filter((text) => /^\$\d+$/.test(text))).toHaveLength(1)
  const price = heard.at(-1)

  await button(dialog(page), 'Accept Deal').click()
  const bought = `${name} for ${price}, well done. Still to find: 5 Sleeping Bags.`
  await expect.poll(() => heardSoFar(page)).toContainEqual(bought)
  await expect(page.locator('button:focus')).toHaveAccessibleName(`${name}, bought`)

  await button(page, BAGS).first().click()
  await expect(button(dialog(page), 'Reject Deal')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => heardSoFar(page))
    .toContainEqual(expect.stringMatching(/^No deal, no harm\. The .* stays/))

  const before = (await heardSoFar(page)).length
  await pictures(page)
    .first()
    .locator('section')
    .click({ position: { x: 3, y: 3 } })
  await expect.poll(async () => (await heardSoFar(page)).length).toBe(before + 1)
  const misses = Array.from({ length: 20 }, (_, count) => missWords(count))
  expect(misses).toContain((await heardSoFar(page)).at(-1))
})

test('the end of a project is heard: the summary says what it is and what it brings', async ({ page }) => {
  await finishShopping(page)
  await button(projectBar(page), 'Complete Project').click()
  const summary = page.getByRole('dialog', { name: `${PROJECT}: done` })
  await expect(summary.getByRole('heading')).toBeFocused()
  expect(await describedDialogs(page)).toEqual(['Well rummaged! That makes $50 for you.'])
  await button(summary, 'Back to the rooms').press('Enter')
  await expect(bossSays(page)).toContainText('Great job! Project completed!')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** By the browser's own account: it leaves out whatever an open dialog has put out of reach. */
async function describedDialogs(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ role }) => role?.value === 'dialog').map(({ description }) => description?.value)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test(`axe finds nothing anywhere in the game at ${viewport.width} px, ${colorScheme}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/rummageworld')
      await expect(button(page, THINGS)).not.toHaveCount(0)
      await expectSound(page, 'the page of somebody new')

      await button(page, 'Find Jobs').click()
      await expectSound(page, 'the jobs')
      await button(dialog(page), 'Accept Job').first().click()
      await expectSound(page, 'the projects')
      await button(dialog(page), 'Select Project').click()

      await button(page, STOVES).first().click()
      await expect(dialog(page)).toContainText('Final price')
      await expectSound(page, 'a deal')
      await button(dialog(page), 'Accept Deal').click()
      await expect(dialog(page)).toBeHidden()
      await expectSound(page, 'the page with something bought')

      // On a phone by filling the screen with it.
      await button(pictures(page).first(), /^(?:Zoom in|Fill the screen)$/)
        .last()
        .click()
      await expect(button(pictures(page).first(), 'Zoom out')).toBeVisible()
      await expectSound(page, 'a picture from near by')
      await button(boss(page), 'Boss: show more').click()
      await expectSound(page, 'the open Boss')
      await button(boss(page), 'Reset game').click()
      await expect(button(page, 'Keep playing')).toBeVisible()
      await expectSound(page, 'the question before a reset')
      await page.keyboard.press('Escape')

      // A seller who never comes to an end: two seconds are too few to look at everything.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.evaluate(() => {
        const wait = window.setTimeout
        const skipTicks = (act: () => void, ms?: number) => (ms === 200 ? 0 : wait(act, ms))
        Object.assign(window, { setTimeout: skipTicks })
      })
      await button(page, BAGS).first().click()
      await expect(dialog(page)).toContainText('is thinking...')
      await expectSound(page, 'a seller who is thinking')
    })

    test(`axe finds nothing in the summary at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await finishShopping(page)
      await expectSound(page, 'everything bought')
      await button(projectBar(page), 'Complete Project').click()
      await expect(dialog(page)).toContainText('You saved the customer $')
      await expectSound(page, 'the summary')
      await button(dialog(page), 'Back to the rooms').click()
      await button(projectBar(page), 'See the jobs').click()
      await expectSound(page, 'the jobs with everything done')
    })
  }
}
