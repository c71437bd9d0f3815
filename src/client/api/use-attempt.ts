import { useRef, useState } from 'react'
import { refusalOf } from './refusal.ts'

/** Something tried on a button: what is being done right now, and why the last try failed. */
export function useAttempt<Kind extends string>() {
  const [doing, setDoing] = useState<Kind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const givenUp = useRef(0)

  /** Resolves to null when it failed or was given up; the reason of a failure is in `problem` then. */
  async function attempt<Result>(kind: Kind, act: () => Promise<Result>, fallback: string) {
    const before = givenUp.current
    setProblem(null)
    setDoing(kind)
    try {
      const result = await act()
      return before === givenUp.current ? result : null
    } catch (error) {
      if (before === givenUp.current) setProblem(refusalOf(error, fallback).sentence)
      return null
    } finally {
      if (before === givenUp.current) setDoing(null)
    }
  }

  /** Whoever tried has turned to something else: what is still under way is not waited for. */
  function giveUp() {
    givenUp.current += 1
    setDoing(null)
    setProblem(null)
  }

  return { doing, problem, setProblem, attempt, giveUp }
}

/** What can be under way on the sign-in page, one at a time: a passkey ceremony, or a call that asks for a mail. */
export type SignInAttempts = ReturnType<typeof useAttempt<'ceremony' | 'mail'>>
