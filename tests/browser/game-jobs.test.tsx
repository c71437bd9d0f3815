import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BAGS, JOB, PROJECT, STOVES } from '../support/game-names.ts'
import { openGame, openNewGame } from './support/games.ts'
import {
  acceptDeal,
  askPrice,
  banner,
  begin,
  boss,
  bossSays,
  button,
  dialog,
  expectGone,
  keptGame,
  projectBar,
} from './support/player.ts'
import { expectSound } from './support/sound.ts'

const jobs = page.getByRole('dialog', { name: 'Choose Your Job' })
const mine = jobs.getByRole('article', { name: JOB })

test('a locked job says why; the other one opens its project, and Escape leads back', async () => {
  const { account } = await openNewGame()
  const findJobs = button(page, 'Find Jobs')
  await findJobs.click()
  const locked = button(jobs.getByRole('article', { name: 'Celebrity Concierge' }), 'Accept Job')
  await expect.element(locked).toBeDisabled()
  await expect.element(locked).toHaveAccessibleDescription(/Locked: needs level 5, you are level 1\.$/)
  await expectSound()
  await userEvent.keyboard('{Escape}')
  await expectGone(jobs)
  await expect.element(findJobs).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await button(mine, 'Accept Job').click()
  await expect.element(button(mine, 'Accept Job')).toBeDisabled()
  await expect.element(mine.getByText('This is your job.')).toBeVisible()
  await expect.element(mine.getByRole('heading', { name: 'Projects' })).toHaveFocus()
  await expect.element(mine).toHaveTextContent('5 Sleeping Bags, max $150 each, quality 3 or better')
  await expect.element(mine).toHaveTextContent('1 Portable Stove, max $80 each, quality 4 or better')
  await expect.element(mine).toHaveTextContent('Reward $50')

  await expectSound()

  // The job is accepted; the project can wait.
  await button(jobs, 'Close').click()
  await expect.element(banner).toHaveTextContent('Cash $500')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await button(projectBar, 'Choose a project').click()
  await button(jobs, 'Select Project').click()
  await expect.element(projectBar).toHaveTextContent(PROJECT)
  expect(keptGame(account)).toMatchObject({ daysOnJob: 1, level: 1, jobRating: 5, jobRank: 'Rookie' })
})

test('during a project the player can look at the jobs, leave the job and take it again', async () => {
  const { account } = await openGame()
  const { final } = await askPrice(STOVES)
  await acceptDeal.click()
  await button(projectBar, 'Jobs').click()
  await expect.element(button(mine, 'Select Project')).toHaveAccessibleDescription('You are on it.')
  await userEvent.keyboard('{Escape}')
  await expectGone(jobs)
  await expect.element(button(projectBar, 'Jobs')).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button(mine, 'Leave Job')).toBeVisible()
  button(mine, 'Leave Job').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectGone(button(mine, 'Leave Job'))
  await expect.element(button(mine, 'Accept Job')).toHaveFocus()
  expect(keptGame(account)).toMatchObject({ currentJob: null, currentProject: null, daysOnJob: 1 })
  await userEvent.keyboard('{Escape}')
  await expect.element(button(banner, 'Find Jobs')).toBeVisible()

  // One day more; earlier finds are still there, and paid for.
  await begin()
  await expect.element(projectBar).toHaveTextContent('1 of 1 Portable Stove')
  expect(keptGame(account)).toMatchObject({ daysOnJob: 2, cashBalance: 500 - final, objectsBought: 1 })
})

test('before a project is chosen a find is praised and not for sale', async () => {
  await openNewGame()
  await button(page, BAGS).first().click()
  await expect.element(bossSays).toHaveTextContent('Nice find! But choose a project first')
  await expectGone(dialog)
  await button(boss, 'Hint').click()
  await expect.element(bossSays).toHaveTextContent('Choose a project first, then I know what to look for.')
  await expect.element(button(boss, 'Hint')).toBeEnabled()
})
