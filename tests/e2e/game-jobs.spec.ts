import { expect, test } from './door.ts'
import { acceptDeal, askPrice, openAndBegin, openWorld } from './game-page.ts'
import {
  BAGS,
  begin,
  boss,
  bossSays,
  button,
  dialog,
  JOB,
  keptGame,
  PROJECT,
  projectBar,
  STOVES,
} from './player.ts'

test('a locked job says why; the other one opens its project, and Escape leads back', async ({ page }) => {
  await openWorld(page)
  const findJobs = button(page, 'Find Jobs')
  await findJobs.click()
  const jobs = page.getByRole('dialog', { name: 'Choose Your Job' })
  const locked = button(jobs.getByRole('article', { name: 'Celebrity Concierge' }), 'Accept Job')
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveAccessibleDescription(/Locked: needs level 5, you are level 1\.$/)
  await page.keyboard.press('Escape')
  await expect(jobs).toBeHidden()
  await expect(findJobs).toBeFocused()

  await page.keyboard.press('Enter')
  const mine = jobs.getByRole('article', { name: JOB })
  await button(mine, 'Accept Job').click()
  await expect(button(mine, 'Accept Job')).toBeDisabled()
  await expect(mine.getByText('This is your job.')).toBeVisible()
  await expect(mine.getByRole('heading', { name: 'Projects' })).toBeFocused()
  await expect(mine).toContainText('5 Sleeping Bags, max $150 each, quality 3 or better')
  await expect(mine).toContainText('1 Portable Stove, max $80 each, quality 4 or better')
  await expect(mine).toContainText('Reward $50')

  // The job is taken, the project can wait.
  await button(jobs, 'Close').click()
  await expect(page.getByRole('banner')).toContainText('Cash $500')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await button(projectBar(page), 'Choose a project').click()
  await button(jobs, 'Select Project').click()
  await expect(projectBar(page)).toContainText(PROJECT)
  expect(await keptGame(page)).toMatchObject({ daysOnJob: 1, level: 1, jobRating: 5, jobRank: 'Rookie' })
})

test('while a project runs one can look at the jobs, leave the own one and come back to it', async ({
  page,
}) => {
  await openAndBegin(page)
  const { final } = await askPrice(page, STOVES)
  await acceptDeal(page).click()
  await button(projectBar(page), 'Jobs').click()
  const jobs = page.getByRole('dialog', { name: 'Choose Your Job' })
  const mine = jobs.getByRole('article', { name: JOB })
  await expect(button(mine, 'Select Project')).toHaveAccessibleDescription('You are on it.')
  await page.keyboard.press('Escape')
  await expect(jobs).toBeHidden()
  await expect(button(projectBar(page), 'Jobs')).toBeFocused()

  await page.keyboard.press('Enter')
  await button(mine, 'Leave Job').press('Enter')
  await expect(button(mine, 'Leave Job')).toHaveCount(0)
  await expect(button(mine, 'Accept Job')).toBeFocused()
  expect(await keptGame(page)).toMatchObject({ currentJob: null, currentProject: null, daysOnJob: 1 })
  await page.keyboard.press('Escape')
  await expect(button(page.getByRole('banner'), 'Find Jobs')).toBeVisible()

  // A day more; what was found before is still there, and paid for.
  await begin(page)
  await expect(projectBar(page)).toContainText('1 of 1 Portable Stove')
  expect(await keptGame(page)).toMatchObject({ daysOnJob: 2, cashBalance: 500 - final, objectsBought: 1 })
})

test('before there is a project a find is praised and not for sale', async ({ page }) => {
  await openWorld(page)
  await button(page, BAGS).first().click()
  await expect(bossSays(page)).toContainText('Nice find! But choose a project first')
  await expect(dialog(page)).toHaveCount(0)
  await button(boss(page), 'Hint').click()
  await expect(bossSays(page)).toContainText('Choose a project first, then I know what to look for.')
  await expect(button(boss(page), 'Hint')).toBeEnabled()
})
