import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MotionSwitch } from '#client/game/manager/game-switches.tsx'
import { Moving, movingRooms } from '#client/game/room/moving.tsx'
import { wantMotion, wantStillness } from './support/games.ts'

/** A room of the usual size, without its drawing. */
async function openRoom(name: string) {
  const { container } = await render(
    <div style={{ position: 'relative', width: 800, height: 600 }}>
      <Moving src={`/scenes/${name}.svg`} />
    </div>,
  )
  return container
}

const animations = (where: Element) =>
  where.getAnimations({ subtree: true }).map(({ effect }) => effect as KeyframeEffect)

test('something small moves in three to eight rooms, and nothing in the others', async () => {
  await wantMotion()
  expect(movingRooms.length).toBeGreaterThanOrEqual(3)
  expect(movingRooms.length).toBeLessThanOrEqual(8)
  expect(animations(await openRoom('attic-1'))).toEqual([])
})

test.each(movingRooms)(
  'in %s it moves by transform and opacity alone, and not at all when stillness is wanted',
  async (name) => {
    await wantMotion()
    const room = await openRoom(name)
    const moving = animations(room)
    expect(moving.length).toBeGreaterThan(0)
    const changed = moving.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    const allowed = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite']
    expect(changed.filter((property) => !allowed.includes(property))).toEqual([])
    const parts = [...room.querySelectorAll<HTMLElement>('[data-moving]')]
    for (const part of parts) {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect()
      expect(width * height, 'it is small').toBeLessThan(0.1 * 800 * 600)
      const frame = room.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      expect([
        left >= frame.left,
        top >= frame.top,
        right <= frame.right,
        bottom <= frame.bottom,
      ]).not.toContain(false)
      expect(getComputedStyle(part).pointerEvents).toBe('none')
      expect(part).toHaveAttribute('aria-hidden', 'true')
    }

    await wantStillness()
    await expect.poll(() => animations(room)).toEqual([])
    for (const part of parts) await expect.element(part).not.toBeVisible()
  },
)

test('the switch stops what moves in every open room, also after a reload, and starts it again', async () => {
  await wantMotion()
  const { getByRole, container, unmount } = await render(<RoomsWithSwitch />)
  const motion = getByRole('switch', { name: 'Motion' })
  await expect.element(motion).toHaveAttribute('aria-checked', 'true')
  expect(animations(container).length).toBeGreaterThan(1)
  await motion.click()
  await expect.element(motion).toHaveAttribute('aria-checked', 'false')
  await expect.poll(() => container.querySelector('[data-moving]')).toBeNull()
  await unmount()

  const anew = await render(<RoomsWithSwitch />)
  expect(anew.container.querySelector('[data-moving]')).toBeNull()
  await anew.getByRole('switch', { name: 'Motion' }).click()
  await expect.poll(() => anew.container.querySelectorAll('[data-moving]').length).toBe(2)
})

test('where the browser wants stillness there is no switch for it', async () => {
  await wantStillness()
  const { container } = await render(<MotionSwitch />)
  await expect.element(container.querySelector('button')).not.toBeVisible()
})

function RoomsWithSwitch() {
  return (
    <>
      <MotionSwitch />
      <div>
        <Moving src="/scenes/camp-site-1.svg" />
        <Moving src="/scenes/mountain-hut-3.svg" />
      </div>
    </>
  )
}
