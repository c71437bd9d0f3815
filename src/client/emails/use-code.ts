import { useRef, useState } from 'react'
import { heedWait, liftWait, useSecondsLeft } from '#client/api/waits.ts'
import { CODE_PATTERN } from '#shared/code.ts'
import type { Asking } from './use-asking.ts'

type CodeFacts = {
  asking: Asking
  /** Checks the code; resolves when it is right. */
  send: (code: string) => Promise<void>
  /** The sentence for too few digits, and the one for a failure that brings no sentence. */
  incomplete: string
  fallback: string
  /** The name under which the delay before the next try is stored, one for each code. */
  waitName: string
}

/** The input of a mailed code: sent after its last digit, or by the button. */
export function useCode({ asking, send, incomplete, fallback, waitName }: CodeFacts) {
  const [code, setCode] = useState('')
  const [isRight, setRight] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const secondsLeft = useSecondsLeft(waitName)

  async function submit(typed = code) {
    if (asking.doing !== null || isRight || secondsLeft > 0) return
    if (!CODE_PATTERN.test(typed)) {
      asking.refuseCode(incomplete)
      input.current?.focus()
      return
    }
    const judge = async () => ({ result: await heedWait(waitName, () => send(typed)) })
    const answer = await asking.ask('code', judge, fallback)
    if (answer === null) again()
    else setRight(true)
  }

  /** The digits stay and are selected: the next one typed replaces them all. */
  function again() {
    input.current?.focus()
    input.current?.select()
  }

  return {
    code,
    isRight,
    isBusy: asking.doing === 'code',
    secondsLeft,
    /** A failure that is not caused by the code. */
    problem: asking.otherProblem,
    submit,
    /** For when a new code is on its way: the old digits are useless. */
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
