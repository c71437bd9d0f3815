import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWorld } from './support/world.ts'

test('a locked job says why', async () => {
  await openWorld()
  const findJobs = page.getByRole('button', { name: 'Find Jobs' })
  await findJobs.click()
  const jobs = page.getByRole('dialog', { name: 'Choose Your Job' })
  const locked = jobs
    .getByRole('article', { name: 'Celebrity Concierge' })
    .getByRole('button', { name: 'Accept Job' })
  await expect.element(locked).toBeDisabled()
  await expect.element(locked).toHaveAccessibleDescription(/Locked: needs level 5, you are level 1\.$/)
  await userEvent.keyboard('{Escape}')
  await expect.element(jobs).not.toBeInTheDocument()
  await expect.element(findJobs).toHaveFocus()
})
