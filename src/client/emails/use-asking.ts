import { useState } from 'react'
import { isSignedOutAnswer, refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { pages } from '#shared/page-paths.ts'

/** Errors that judge the code. After any other error the code may still be right. */
const VERDICTS: readonly string[] = ['invalid_code', 'too_many_attempts', 'invalid_input']

/** The requests of these pages, one at a time: a mail, the check of a code, or a removal. */
export function useAsking() {
  const { doing, problem, setProblem, attempt } = useAttempt<'mail' | 'code' | 'removal'>()
  const [isOfCode, setOfCode] = useState(false)
  const leaving = useLeaving()

  /**
   * Like `attempt`, with two differences. A user who turns out to be signed out is sent to the sign-in page. An answer that
   * arrives after the page was left is dropped: it must not navigate away from the next page.
   */
  const ask: typeof attempt = async (kind, act, fallback) => {
    const stay = leaving()
    const askOrLeave = async () => {
      try {
        return await act()
      } catch (error) {
        setOfCode(kind === 'code' && VERDICTS.includes(refusalOf(error).code))
        if (isSignedOutAnswer(error) && !stay.isOver) navigate(pages.signIn)
        throw error
      }
    }
    const answer = await attempt(kind, askOrLeave, fallback)
    return stay.isOver ? null : answer
  }

  /** For a code that is wrong without asking the server. */
  function refuseCode(sentence: string) {
    setOfCode(true)
    setProblem(sentence)
  }

  return {
    doing,
    /** Why the last request failed. */
    problem,
    /** The same problem, split: one is set if the code is wrong, the other for any other failure. */
    codeProblem: isOfCode ? problem : null,
    otherProblem: isOfCode ? null : problem,
    refuseCode,
    ask,
  }
}

export type Asking = ReturnType<typeof useAsking>
