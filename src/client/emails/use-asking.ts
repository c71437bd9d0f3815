import { useState } from 'react'
import { isSignedOutAnswer, refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { navigate } from '#client/lib/navigation.tsx'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { pages } from '#shared/page-paths.ts'

/** What is said of a code that was judged. Any other failure leaves open whether it is right. */
const VERDICTS: readonly string[] = ['invalid_code', 'too_many_attempts', 'invalid_input']

/** What these pages ask of the server, one at a time: a mail, the judgement of a code, or a removal. */
export function useAsking() {
  const { doing, problem, setProblem, attempt } = useAttempt<'mail' | 'code' | 'removal'>()
  const [isOfCode, setOfCode] = useState(false)
  const leaving = useLeaving()

  /**
   * Like `attempt`, but whoever turns out to be signed out goes to sign in, and an answer that comes when the
   * page was left is none: it must not lead anybody away from the next page.
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

  /** For a code that need not be asked about. */
  function refuseCode(sentence: string) {
    setOfCode(true)
    setProblem(sentence)
  }

  return {
    doing,
    /** Why the last thing asked for failed. */
    problem,
    /** The same, where it is the code that is wrong, and where it is anything else. */
    codeProblem: isOfCode ? problem : null,
    otherProblem: isOfCode ? null : problem,
    refuseCode,
    ask,
  }
}

export type Asking = ReturnType<typeof useAsking>
