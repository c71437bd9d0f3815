import { useNavigate } from 'react-router-dom'
import { isSignedOutAnswer } from '#client/lib/refusal.ts'
import { useAttempt } from '#client/lib/use-attempt.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { pages } from '#shared/routes.ts'

/** What these pages ask of the server, one at a time: a mail, the judgement of a code, or a removal. */
export function useAsking() {
  const { doing, problem, setProblem, attempt } = useAttempt<'mail' | 'code' | 'removal'>()
  const navigate = useNavigate()
  const leaving = useLeaving()

  /**
   * Like `attempt`, but whoever turns out to be signed out goes to sign in, and an answer that comes when the
   * page was left is none: it must not lead anybody away from the next page.
   */
  const ask: typeof attempt = async (kind, act, fallback) => {
    const signal = leaving()
    const askOrLeave = async () => {
      try {
        return await act()
      } catch (error) {
        if (isSignedOutAnswer(error) && !signal.aborted) await navigate(pages.signIn)
        throw error
      }
    }
    const answer = await attempt(kind, askOrLeave, fallback)
    return signal.aborted ? null : answer
  }

  return { doing, problem, setProblem, ask }
}

export type Asking = ReturnType<typeof useAsking>
