import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { allErrands } from '#client/game/errands/errand-rules.ts'
import { errandDone } from '#client/game/errands/errand-words.ts'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { startingState } from '#client/game/state.ts'
import { onProject } from '../client/game-samples.ts'
import { errandNamed, pickByName, pickBySight } from './support/errands.ts'
import { openGame, wantMotion, wantStillness } from './support/games.ts'
import { middleOf, styleOf } from './support/gestures.ts'
import { boss, bossSays, button, dialog } from './support/player.ts'
import { find, slips, texts } from './support/sample-room.ts'

const errand = errandNamed(errandsOfPosts.find(({ wants }) => wants.length === 2))
const [first, last] = errand.wants
const onErrand = { ...startingState, errands: { current: errand.id, found: [], done: [] } }
const SIZES = [
  [390, 844],
  [1280, 800],
] as const

const lights = () => find(page.getByRole('figure'), '[class*=found][aria-hidden]')
const stamps = () => slips().flatMap((slip) => [...slip.querySelectorAll('[class*=stamp]')])

/** What is drawn of the light, which is behind the thing. */
const styleOfLight = () => getComputedStyle(lights()[0] ?? document.body, '::before')

test('during a project the Boss says the next riddle, and the slip does not', async () => {
  await openGame({ ...onProject, errands: onErrand.errands })
  await pickBySight(first)
  await expect.element(bossSays).toHaveTextContent(last?.riddle ?? '')
  const shown = [...bossSays.element().children].filter((message) => message.getClientRects().length > 0)
  expect(shown.map(({ textContent }) => textContent)).toEqual([last?.riddle])
  expect(texts().join()).toContain(`The ${first.word}, that is it! ${errand.who} still wants 1 more.`)
  expect(texts().join()).not.toContain(last?.riddle)
})

test.each(SIZES)('at %i by %i the small panel shows every riddle and every level whole', async (...size) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(...size)
  const riddles = allErrands.flatMap(({ wants }) => wants.map(({ riddle }) => riddle))
  const [, level = ''] = errandDone(errand, { level: 4, rank: 'Finder of Things' })
  await openGame({ ...startingState, talk: [{ id: 1, text: level }] })
  await expect.element(bossSays).toHaveTextContent(level)
  const message = bossSays.element().firstElementChild
  const words = message?.firstElementChild
  const isWhole = () => (message?.scrollHeight ?? 1) <= (message?.clientHeight ?? 0)
  expect(isWhole(), level).toBe(true)
  const { height } = boss.element().getBoundingClientRect()
  for (const riddle of riddles) {
    if (words) words.textContent = riddle
    expect(isWhole(), riddle).toBe(true)
    expect(boss.element().getBoundingClientRect().height - height).toBeLessThanOrEqual(16)
  }
})

test('a found thing lights up, and the slip of the last one is stamped', async () => {
  await wantMotion()
  await openGame(onErrand)
  await pickBySight(first)
  await expect.poll(lights).toHaveLength(1)
  expect(styleOfLight().animationName).toContain('land')
  expect(styleOfLight().animationDuration).toBe('0.48s')
  expect(styleOf(lights()[0]).pointerEvents).toBe('none')
  expect(stamps()).toEqual([])

  if (last) await pickBySight(last)
  await expect.element(bossSays).toHaveTextContent(`That is $${errand.reward} for your jar.`)
  await expect.poll(() => stamps().map(({ textContent }) => textContent)).toEqual(['Paid'])
  expect(styleOf(stamps()[0]).animationName).toContain('stamp')
  expect(styleOf(stamps()[0]).animationDuration).toBe('0.2s')
})

test('a riddle that was met stands on one line with its tick, and the hole of the tag scrolls with it', async () => {
  await openGame({ ...onErrand, errands: { ...onErrand.errands, found: [`${errand.id}/${first.word}`] } })
  await button(page, /^Errands/).click()
  const met = dialog.getByText(`The ${first.word}.`).element()
  const tick = met.previousElementSibling
  expect(tick?.matches('svg')).toBe(true)
  expect(Math.abs(middleOf(tick).y - middleOf(met).y)).toBeLessThan(3)
  expect(styleOf(dialog.element()).backgroundImage).toBe('none')
  expect(styleOf(dialog.element().firstElementChild).backgroundImage).toContain('radial-gradient')
})

test.each(['the whole browser', 'the switch of the game'])(
  'without motion in %s there is no light, and the stamp is simply there',
  async (where) => {
    if (where === 'the switch of the game') await wantMotion()
    else await wantStillness()
    const found = [`${errand.id}/${first.word}`]
    const kept: Record<string, string> =
      where === 'the switch of the game' ? { rummage_world_motion: 'off' } : {}
    await openGame({ ...onErrand, errands: { ...onErrand.errands, found } }, kept)
    if (last) await pickByName(last, (target) => target.click())
    await expect.poll(() => stamps().length).toBe(1)
    expect(styleOf(stamps()[0]).animationName).toBe('none')
    expect(styleOfLight()).toMatchObject({ animationName: 'none', opacity: '0' })
  },
)
