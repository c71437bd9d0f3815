import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { scalePauses } from '#client/lib/pauses.ts'
import { bag, buy, onProject, stove } from '../client/game-samples.ts'
import { STOVES } from '../support/game-names.ts'
import { openGame, wantMotion, wantStillness } from './support/games.ts'
import {
  acceptDeal,
  boss,
  button,
  dialog,
  expectGone,
  pictures,
  priceNow,
  projectBar,
} from './support/player.ts'
import { lookAt } from './support/rooms.ts'
import { expectSound } from './support/sound.ts'

test('axe finds nothing in a deal, in what was bought, and in the Boss', async () => {
  await wantMotion()
  await openGame()
  // The seller thinks as long as the check takes.
  scalePauses(1_000)
  await button(page, STOVES).first().click()
  await expect.element(dialog).toHaveTextContent('is thinking...')
  // Otherwise colours fade while axe checks them.
  await wantStillness()
  await expectSound()
  await priceNow.click()
  await expect.element(dialog).toHaveTextContent('Final price')
  await expectSound()
  await acceptDeal.click()
  await expectGone(dialog)

  const picture = await lookAt(pictures.first())
  await button(picture, 'Zoom in').click()
  await button(picture, 'What is in this picture').click()
  await expect
    .element(picture.getByRole('list', { name: 'In this picture' }).getByRole('button').first())
    .toBeVisible()
  await expectSound()
  await button(boss, 'Boss: show more').click()
  await expectSound()
  await button(boss, 'Reset game').click()
  await expect.element(button(page, 'Keep playing')).toBeVisible()
  await expectSound()
})

test('axe finds nothing in the summary, nor before and after it', async () => {
  const things = [bag(), bag(), bag(), bag(), bag(), stove()]
  await openGame(things.reduce((state, thing) => buy(state, thing), onProject))
  await expect.element(button(projectBar, 'Complete Project')).toBeEnabled()
  await expectSound()
  await button(projectBar, 'Complete Project').click()
  await expect.element(dialog).toHaveTextContent('You saved the customer $')
  await expectSound()
  await button(dialog, 'Back to the rooms').click()
  await button(projectBar, 'See the jobs').click()
  await expect.element(dialog).toBeVisible()
  await expectSound()
})
