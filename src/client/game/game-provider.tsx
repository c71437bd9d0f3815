import { useCallback, useEffect, useRef, useState } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import { readStored } from '#client/sessions/stored-session.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { seconds } from '#shared/time.ts'
import { type Announce, AnnounceContext } from './announcer.ts'
import { createGameStore } from './game-store.ts'
import { useStillness } from './hands/still.ts'
import { GameContext } from './use-game.ts'

/** Misses come quickly; screen readers announce at most one in this time. */
const PAUSE = seconds(3)

/** The game for everything inside, and its live region for screen readers. */
export function GameProvider({ children }: { children: Elements }) {
  const { accountId } = useSession()
  // Before the session is open, storage knows the account of this browser.
  const owner = accountId ?? readStored().accountId
  const [store] = useState(() => createGameStore(owner))
  const [said, setSaid] = useState({ id: 0, text: '' })
  const saidAt = useRef(0)
  useStillness()

  useEffect(() => store.openFor(owner), [store, owner])

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => store.follow(key)
    // In the back-forward cache, the page missed the changes of other tabs.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && store.follow(null)
    window.addEventListener('storage', follow)
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('storage', follow)
      window.removeEventListener('pageshow', wake)
    }
  }, [store])

  const announce: Announce = useCallback((text, asked) => {
    if (asked === undefined && Date.now() - saidAt.current < PAUSE) return
    saidAt.current = Date.now()
    setSaid(({ id }) => ({ id: id + 1, text }))
  }, [])

  return (
    <GameContext value={store}>
      <AnnounceContext value={announce}>
        {children satisfies Elements}
        <div className="visually-hidden" role="status" data-stays>
          <p key={said.id}>{said.text}</p>
        </div>
      </AnnounceContext>
    </GameContext>
  )
}
