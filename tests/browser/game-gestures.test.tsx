import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errandsOfPosts } from '#client/game/errands/errands-of-posts.ts'
import { type GameState, startingState } from '#client/game/state.ts'
import { bag, buy, onProject, stove } from '../client/game-samples.ts'
import { BAGS } from '../support/game-names.ts'
import { errandNamed, pickByName } from './support/errands.ts'
import { openGame, wantMotion } from './support/games.ts'
import { apart, holdGestures, layers, layersOf, middleOf, styleOf } from './support/gestures.ts'
import { countSounds } from './support/loudspeaker.ts'
import {
  acceptDeal,
  boss,
  bossSays,
  button,
  dialog,
  expectGone,
  pictures,
  projectBar,
} from './support/player.ts'
import { lookAt } from './support/rooms.ts'

/** Buys the first bag that is not ours. Returns its button. */
async function buyBag() {
  const bags = button(page, BAGS).first()
  const thing = bags.element()
  await bags.click()
  await acceptDeal.click()
  return thing
}

/** The places of bought things in the bar. */
const places = () => projectBar.element().querySelectorAll('li [data-home]')

test('a bought thing flies from its picture to its silhouette in the bar, and catches no click', async () => {
  await wantMotion()
  await openGame()
  await lookAt(pictures.first())
  const gestures = holdGestures()
  const thing = await buyBag()
  const drawing = thing.querySelector('img')

  await expect.poll(() => layersOf('flight')).toHaveLength(1)
  const [flight] = layersOf('flight')
  expect(flight?.querySelector('img')?.src).toBe(drawing?.src)
  expect(apart(flight, drawing)).toBeLessThan(1)
  expect(styleOf(flight).pointerEvents).toBe('none')
  // Only one thing of this name is left for who looks for it.
  expect(document.querySelectorAll(`[data-thing="${drawing?.dataset.thing}"]`)).toHaveLength(1)

  gestures.moveTo(459)
  expect(places()).toHaveLength(1)
  expect(apart(flight, places()[0])).toBeLessThan(2)
  expect(flight?.getBoundingClientRect().width).toBeLessThan(30)

  // The next deal is made while the first gesture is still there.
  await buyBag()
  await expect.element(projectBar).toHaveTextContent('2 of 5 Sleeping Bags')
  await expect.poll(() => layersOf('flight')).toHaveLength(2)

  gestures.letGo()
  await expect.poll(layers).toEqual([])
})

test('its silhouette waits until the thing is there', async () => {
  await wantMotion()
  await openGame()
  await lookAt(pictures.first())
  const gestures = holdGestures()
  await buyBag()
  await expect.poll(() => layersOf('flight')).toHaveLength(1)
  const [place] = places()
  const opacities = () => ['svg', 'img'].map((part) => styleOf(place?.querySelector(part)).opacity)
  const changes = place?.getAnimations({ subtree: true }) ?? []
  expect(changes).toHaveLength(2)
  for (const change of changes) {
    change.pause()
    change.currentTime = 400
  }
  expect(opacities()).toEqual(['1', '0'])
  for (const change of changes) change.finish()
  expect(opacities()).toEqual(['0', '1'])
  gestures.letGo()
})

test('a gesture outlives the page that it began on', async () => {
  await wantMotion()
  const { leave } = await openGame()
  await lookAt(pictures.first())
  const gestures = holdGestures()
  await buyBag()
  await expect.poll(() => layersOf('flight')).toHaveLength(1)
  await leave()
  expect(layersOf('flight')).toHaveLength(1)
  gestures.letGo()
  await expect.poll(layers).toEqual([])
})

test('on a phone a thing flies to the silhouette of its kind, in a filled picture to the bar above it', async () => {
  await wantMotion()
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(360, 740)
  await openGame()
  await lookAt(pictures.first())
  const gestures = holdGestures()
  await buyBag()
  await expect.poll(() => layersOf('flight')).toHaveLength(1)
  gestures.moveTo(459)
  const [shape] = [...projectBar.element().querySelectorAll('li svg')].filter(
    (svg) => svg.getBoundingClientRect().width > 0,
  )
  expect(apart(layersOf('flight')[0], shape)).toBeLessThan(2)

  await button(pictures.first(), 'Fill the screen').click()
  await expect.element(button(page, 'Back to the posts')).toBeVisible()
  await buyBag()
  await expect.poll(() => layersOf('flight')).toHaveLength(2)
  gestures.moveTo(459)
  const filled = document.querySelector('[data-filled] li [aria-hidden]')
  expect(apart(layersOf('flight')[1], filled)).toBeLessThan(2)
  gestures.letGo()
})

test('if no silhouette is in sight, a thing flies to where the bar is', async () => {
  await wantMotion()
  onTestFinished(() => page.viewport(1280, 800))
  // On a screen as low as this the bar scrolls away.
  await page.viewport(1280, 320)
  await openGame()
  button(page, BAGS).first().element().scrollIntoView({ block: 'center', behavior: 'instant' })
  const gestures = holdGestures()
  await buyBag()
  await expect.poll(() => layersOf('flight')).toHaveLength(1)
  gestures.moveTo(459)
  expect(projectBar.element().getBoundingClientRect().bottom).toBeLessThan(0)
  expect(apart(layersOf('flight')[0], projectBar.element())).toBeLessThan(10)
  gestures.letGo()
})

test('the slip of a deal is stamped; screen readers do not hear it again', async () => {
  await wantMotion()
  await openGame()
  const gestures = holdGestures()
  await button(page, BAGS).first().click()
  await expect.element(acceptDeal).toBeEnabled()
  const price = /Final price(\$\d+)/.exec(dialog.element().textContent)?.[1]
  const slip = middleOf(dialog.getByRole('status').element())
  await acceptDeal.click()
  await expectGone(dialog)

  const [paper] = layersOf('paper')
  expect(paper?.textContent).toBe(`Final price${price}Sold`)
  expect(paper?.querySelector('[role]')).toBeNull()
  // The tag may still grow by a line or a picture while it is pressed.
  expect(Math.abs(middleOf(paper).y - slip.y)).toBeLessThan(12)
  const mark = paper?.querySelector('[class*=stamp]')
  expect(styleOf(mark).opacity).toBe('0')
  gestures.moveTo(250)
  expect(styleOf(mark).opacity).toBe('1')
  gestures.letGo()
  await expect.poll(layers).toEqual([])
})

test.each([
  ['reduced motion', {}],
  ['the switch of the game off', { rummage_world_motion: 'off' }],
])('with %s nothing flies, and no slip is stamped', async (_, kept: Record<string, string>) => {
  if ('rummage_world_motion' in kept) await wantMotion()
  await openGame(onProject, kept)
  let shown = 0
  const observer = new MutationObserver(() => {
    shown += layers().length
  })
  observer.observe(document.body, { childList: true })
  onTestFinished(() => observer.disconnect())
  await buyBag()
  await expectGone(dialog)
  await expect.element(projectBar).toHaveTextContent('1 of 5 Sleeping Bags')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(shown).toBe(0)
})

test('a receipt is stamped, without motion too', async () => {
  const done = [bag(), bag(), bag(), bag(), bag(), stove()].reduce<GameState>(buy, onProject)
  for (const motion of ['still', 'moving']) {
    if (motion === 'moving') await wantMotion()
    const { leave } = await openGame(done)
    await button(projectBar, 'Complete Project').click()
    const mark = dialog.getByText('Paid', { exact: true })
    await expect.element(mark).toHaveAttribute('aria-hidden', 'true')
    const names = mark
      .element()
      .getAnimations()
      .map((animation) => animation instanceof CSSAnimation && animation.animationName)
    if (motion === 'still') expect(names).toEqual([])
    else expect(names).toEqual([expect.stringContaining('stamp')])
    await expect.poll(() => styleOf(mark.element()).opacity).toBe('1')
    await leave()
  }
})

const [first, second] = errandsOfPosts.filter(({ level }) => level === 2).map(errandNamed)

/** One find before the second level. */
function beforeLevelTwo() {
  const last = errandNamed(second)
  const want = last.wants.at(-1)
  if (want === undefined) throw new Error('It wants nothing.')
  const found = last.wants.slice(0, -1).map(({ word }) => `${last.id}/${word}`)
  const errands = { current: last.id, found, done: [errandNamed(first).id] }
  return { state: { ...startingState, errands }, want }
}

const lamps = () => [...boss.element().querySelectorAll('[class*=lamp]')]
const litLamps = () => lamps().filter(({ className }) => className.includes('lit'))

test('a level lights a lamp of the Boss', async () => {
  await wantMotion()
  const { state, want } = beforeLevelTwo()
  const { reopen } = await openGame(state)
  expect(lamps()).toHaveLength(5)
  expect(litLamps()).toHaveLength(1)
  expect(boss.element().getAnimations({ subtree: true })).toEqual([])

  await pickByName(want, (target) => target.click())
  await expect.element(bossSays).toHaveTextContent('You are level 2 now: Errand Runner.')
  expect(litLamps()).toHaveLength(2)
  const [old, fresh] = litLamps()
  expect(styleOf(old).animationName).toBe('none')
  expect(styleOf(fresh).animationName).toContain('kindle')
  expect(styleOf(fresh).animationDuration).toBe('0.6s')
  expect(fresh?.closest('[aria-hidden=true]')).not.toBeNull()

  // A lamp that was lit before is not lit again.
  await reopen()
  await expect.poll(litLamps).toHaveLength(2)
  expect(boss.element().getAnimations({ subtree: true })).toEqual([])
})

test('with reduced motion the lamp is simply lit', async () => {
  const { state, want } = beforeLevelTwo()
  await openGame(state)
  await pickByName(want, async (target) => {
    target.element().focus()
    await userEvent.keyboard('{Enter}')
  })
  await expect.poll(litLamps).toHaveLength(2)
  expect(boss.element().getAnimations({ subtree: true })).toEqual([])
})

test('deals, receipts and levels are heard only while the sounds are on', async () => {
  const sounds = countSounds()
  const nearlyDone = [bag(), bag(), bag(), bag(), stove()].reduce<GameState>(buy, onProject)
  const on = { rummage_world_sounds: 'on' }
  for (const kept of [{}, on]) {
    const { want, state } = beforeLevelTwo()
    sounds.heard = 0
    const { leave } = await openGame({ ...nearlyDone, errands: state.errands }, kept)
    await buyBag()
    const deal = sounds.heard
    await button(projectBar, 'Complete Project').click()
    await button(dialog, 'Back to the rooms').click()
    const receipt = sounds.heard - deal
    await pickByName(want, (target) => target.click())
    await expect.poll(litLamps).toHaveLength(2)
    const level = sounds.heard - deal - receipt
    // The found thing has a sound of its own.
    if (kept === on) {
      expect([deal, receipt]).toEqual([3, 4])
      expect(level).toBeGreaterThan(4)
    } else expect([deal, receipt, level]).toEqual([0, 0, 0])
    await leave()
  }
})
