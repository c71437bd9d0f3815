import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { THINGS } from '../../support/game-names.ts'
import { openPage } from './app.tsx'

export async function openWorld(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage('/rummageworld', options)
  await expect.element(page.getByRole('button', { name: THINGS }).first()).toBeInTheDocument()
  return opened
}
