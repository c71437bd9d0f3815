import { createContext, useContext } from 'react'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import type { GameStore } from './game-store.ts'

export const GameContext = createContext<GameStore | null>(null)

export function useGameStore() {
  const store = useContext(GameContext)
  if (store === null) throw new Error('The game is used outside of its GameProvider.')
  return store
}

/** A part of the table. `select` must return the same value as long as nothing has changed: no new objects. */
export function useGame<Part>(select: (table: ReturnType<GameStore['table']>) => Part) {
  const store = useGameStore()
  return useExternalStore(store.subscribe, () => select(store.table()))
}
