import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { Errand } from '#client/game/errands/errand.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { errandsOfTheFamous } from '#client/game/errands/errands-of-the-famous.ts'
import { startingState } from '#client/game/state.ts'
import {
  board,
  errandNamed,
  expectFound,
  expectPaid,
  namesAround,
  pickByName,
  pickBySight,
  slip,
  take,
} from './support/errands.ts'
import { openGame, openNewGame } from './support/games.ts'
import { bossSays, button, dialog, keptGame, pictures, pressByKeys } from './support/player.ts'
import { serveFiles } from './support/rooms.ts'
import { expectSound } from './support/sound.ts'

const [first, second] = errandsOfPosts.filter(({ level }) => level === 2).map(errandNamed)

/** By the keyboard, for users who navigate by roles and names. */
const pressWith = (key: string) => async (target: Locator) => {
  await expect.element(target).toBeInTheDocument()
  target.element().focus()
  await userEvent.keyboard(key)
}

test('errands are done with the mouse, and raise the level', async () => {
  const { account, reopen } = await openNewGame()
  let earnings = 0
  for (const errand of [errandNamed(first), errandNamed(second)]) {
    window.scrollTo(0, 0)
    if (errand === first) await take(errand, (target) => target.click())
    else await takeAtItsPost(errand)
    // It counts the errands, also during one.
    const done = errand === first ? 0 : 1
    await expect.element(board.getByRole('button', { name: `Errands ${done} of 11` })).toBeInTheDocument()
    for (const want of errand.wants) {
      await pickBySight(want)
      await expectFound(account, want)
    }
    earnings += errand.reward
    await expectPaid(account, errand, earnings)
  }
  await expect.element(bossSays).toHaveTextContent('You are level 2 now: Errand Runner.')
  expect(keptGame(account)).toMatchObject({
    level: 2,
    jobRating: 6,
    jobRank: 'Errand Runner',
    earnings: 80,
  })
  // Done errands stay done, and the next ones are open.
  await reopen()
  await board.getByRole('button', { name: 'Errands 2 of 11' }).click()
  await expect.element(slip(errandNamed(first))).toHaveTextContent('Done')
  await expect.element(button(dialog, 'Run this errand')).toHaveLength(2)
  await expectSound()
})

async function takeAtItsPost({ postId, title, wants }: Errand) {
  const post = page.elementLocator(document.querySelector(`[data-post="${postId}"]`) ?? document.body)
  await post.getByText(`An errand: ${title}`).click()
  await button(post, 'Run this errand').click()
  await expect.element(bossSays).toHaveTextContent(wants[0].riddle)
  await expectSound()
}

test('errands are done with the keyboard alone, without motion', async () => {
  const errand = errandNamed(second)
  const { account } = await openNewGame()
  await take(errand, pressByKeys)
  for (const want of errand.wants) await pickByName(want, pressWith('{Enter}'))
  await expectPaid(account, errand, 40)
})

test('a screen reader user does errands by roles and names, without a connection', async () => {
  const errand = errandNamed(second)
  const { account } = await openNewGame()
  await take(errand, (target) => target.click())
  for (const want of errand.wants) await namesAround(want, pressWith(' '))
  serveFiles(() => {
    throw new TypeError('Failed to fetch')
  })
  for (const want of errand.wants) await pickByName(want, pressWith(' '))
  await expectPaid(account, errand, 40)
})

test('level 5 opens the Celebrity Concierge, whose projects are errands; below it stays locked', async () => {
  const last = errandNamed(errandsOfPosts.at(-1))
  const done = errandsOfPosts.slice(0, -1).map(({ id }) => id)
  const found = last.wants.slice(0, -1).map(({ word }) => `${last.id}/${word}`)
  const { account } = await openGame({
    ...startingState,
    level: 4,
    errands: { current: last.id, found, done },
  })

  await button(page, 'Find Jobs').click()
  await expect.element(dialog).toHaveTextContent('Locked: needs level 5, you are level 4.')
  await expect.element(button(dialog, 'Accept Job').last()).toBeDisabled()
  await button(dialog, 'Close').click()
  const want = last.wants.at(-1)
  if (!want) throw new Error('It wants something.')
  await pickBySight(want)
  await expect.element(bossSays).toHaveTextContent('You are level 5 now: Concierge.')

  await button(page, 'Find Jobs').click()
  await button(dialog, 'Accept Job').last().click()
  const errand = errandNamed(errandsOfTheFamous[0])
  await expectSound()
  const famous = dialog.getByRole('article', { name: errand.title }).last()
  await button(famous, 'Run this errand').click()
  for (const wish of errand.wants) {
    await pickBySight(wish)
    await expectFound(account, wish)
  }
  await expect.element(bossSays).toHaveTextContent(`That is $${errand.reward} for your jar.`)
})

test('the next errands are not covered, 360, 1280 and 1920 px wide', async () => {
  await openNewGame()
  onTestFinished(() => page.viewport(1280, 800))
  await expect.element(pictures.first()).toBeVisible()
  for (const width of [360, 1280, 1920]) {
    await page.viewport(width, 800)
    window.scrollTo(0, 0)
    const slips = board.getByRole('link').or(board.getByRole('button'))
    await expect.element(slips).toHaveLength(3)
    const covered = slips.elements().filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const points = [left + 1, (left + right) / 2, right - 1]
      return !points.every((x) => one.contains(document.elementFromPoint(x, (top + bottom) / 2)))
    })
    expect(
      covered.map(({ textContent }) => textContent),
      `${width} px`,
    ).toEqual([])
  }
})
