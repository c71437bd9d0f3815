import { onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { type GameState, startingState } from '#client/game/state.ts'
import { gameToStore } from '#client/game/stored-game.ts'
import { onProject } from '../../client/game-samples.ts'
import { newGuest } from './app.tsx'
import { openWorld } from './world.ts'

/** A page whose game has this state; without one, the job and the project are accepted. */
export async function openGame(state: GameState = onProject, kept: Record<string, string> = {}) {
  const account = newGuest()
  return await openWorld({ account, kept: { [slotOf(account)]: stored(state), ...kept } })
}

/** The page of a user who has not played yet. */
export const openNewGame = () => openGame(startingState)

/** The storage key of an account's game. */
export function slotOf({ id }: { id: string }) {
  return `rummage_world:${id}`
}

/** A game as it is stored. */
export function stored(state: GameState) {
  return JSON.stringify(gameToStore(state))
}

/** Stops the clock, which the test moves on. Frames and messages go on. */
export function stopClock(now?: string) {
  vi.useFakeTimers({
    ...(now !== undefined && { now: Date.parse(now) }),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

type EmulateMedia = (media: { reducedMotion: 'reduce' | 'no-preference' }) => Promise<void>

const { emulateMedia } = commands as typeof commands & { emulateMedia: EmulateMedia }

/** Switches motion and the sellers' thoughts on, until the test is over or stops them again. */
export async function wantMotion() {
  await emulateMedia({ reducedMotion: 'no-preference' })
  onTestFinished(wantStillness)
}

export const wantStillness = () => emulateMedia({ reducedMotion: 'reduce' })
