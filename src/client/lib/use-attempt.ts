import { useState } from 'react'
import { refusalOf } from './refusal.ts'

/** Something tried on a button: what is being done right now, and why the last try failed. */
export function useAttempt<Kind extends string>() {
  const [doing, setDoing] = useState<Kind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Resolves to null when it failed; the reason is in `problem` then. */
  async function attempt<Result>(kind: Kind, act: () => Promise<Result>, fallback: string) {
    setProblem(null)
    setDoing(kind)
    try {
      return await act()
    } catch (error) {
      setProblem(refusalOf(error, fallback).sentence)
      return null
    } finally {
      setDoing(null)
    }
  }

  return { doing, problem, setProblem, attempt }
}
