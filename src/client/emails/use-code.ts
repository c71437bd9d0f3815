import { useEffect, useRef, useState } from 'react'
import { heedWait, liftWait, useSecondsLeft } from '#client/api/waits.ts'
import { useLocation } from '#client/lib/navigation.tsx'
import { CODE_PATTERN } from '#shared/code.ts'
import type { Asking } from './use-asking.ts'

type CodeFacts = {
  asking: Asking
  /** Judges the code; resolves when it was right. */
  send: (code: string) => Promise<void>
  /** What to say of too few digits, and of a failure that says nothing itself. */
  incomplete: string
  fallback: string
  /** Under which name a wait for the next try is kept: it belongs to the code. */
  waitName: string
}

/** A mailed code being typed: sent at its last digit, or by the button. */
export function useCode({ asking, send, incomplete, fallback, waitName }: CodeFacts) {
  const [code, setCode] = useState('')
  const [isRight, setRight] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const secondsLeft = useSecondsLeft(waitName)

  // Whoever comes here, once more too, has a code to type: the focus goes on from the heading, which just took it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells one coming from another
  useEffect(() => input.current?.focus(), [key])

  async function submit(typed = code) {
    if (asking.doing !== null || isRight || secondsLeft > 0) return
    if (!CODE_PATTERN.test(typed)) {
      asking.refuseCode(incomplete)
      input.current?.focus()
      return
    }
    const judge = async () => ({ told: await heedWait(waitName, () => send(typed)) })
    const answer = await asking.ask('code', judge, fallback)
    if (answer === null) again()
    else setRight(true)
  }

  /** The digits stay, selected: the next one typed replaces them all. */
  function again() {
    input.current?.focus()
    input.current?.select()
  }

  return {
    code,
    isRight,
    isBusy: asking.doing === 'code',
    secondsLeft,
    /** What failed without being the code's fault. */
    problem: asking.otherProblem,
    submit,
    /** For a new code on its way: the old digits are worth nothing. */
    clear: () => {
      setCode('')
      liftWait(waitName)
      input.current?.focus()
    },
    entry: {
      ref: input,
      value: code,
      error: asking.codeProblem,
      isBusy: asking.doing !== null || isRight,
      onChange: setCode,
      onComplete: (typed: string) => void submit(typed),
    },
  }
}

export type Code = ReturnType<typeof useCode>
