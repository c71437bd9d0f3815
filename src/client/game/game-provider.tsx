import { useCallback, useEffect, useRef, useState } from 'react'
import type { Elements } from '#client/lib/elements.ts'
import { readStored } from '#client/sessions/stored-session.ts'
import { useSession } from '#client/sessions/use-session.ts'
import { seconds } from '#shared/time.ts'
import { type Announce, AnnounceContext } from './announcer.ts'
import { createGameStore } from './game-store.ts'
import { GameContext } from './use-game.ts'

/** Misses come quickly; a reader is told of one in this time. */
const PAUSE = seconds(3)

/** The game for everything inside, and the place where screen readers hear of it. */
export function GameProvider({ children }: { children: Elements }) {
  const { accountId } = useSession()
  // Before the session has been opened, storage knows whose browser this is.
  const owner = accountId ?? readStored().accountId
  const [store] = useState(() => createGameStore(owner))
  const [said, setSaid] = useState({ id: 0, text: '' })
  const saidAt = useRef(0)

  useEffect(() => store.openFor(owner), [store, owner])

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => store.follow(key)
    // Kept asleep by the browser for the way back, the page missed what other tabs did.
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
