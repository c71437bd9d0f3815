import { useRef, useState } from 'react'
import { refusalOf } from './refusal.ts'

/** One attempt at a time from a button: what is under way, and why the last attempt failed. */
export function useAttempt<Kind extends string>() {
  const [doing, setDoing] = useState<Kind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const givenUp = useRef(0)

  /** Resolves to null when it failed or was given up. The reason of a failure is then in `problem`. */
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

  /** The user has turned to something else: the pending answer is ignored. */
  function giveUp() {
    givenUp.current += 1
    setDoing(null)
    setProblem(null)
  }

  return { doing, problem, setProblem, attempt, giveUp }
}

/** The sign-in page does one of these at a time: a passkey ceremony, or a call that requests a mail. */
export type SignInAttempts = ReturnType<typeof useAttempt<'ceremony' | 'mail'>>
