import { useEffect, useState } from 'react'
import { api } from './api-client.ts'
import { refusalOf } from './refusal.ts'

type Facts = Awaited<ReturnType<typeof api.health.live.query>>

type Answer = { toQuestion: number; facts: Facts | null; problem: string | null }

/** What the server says of itself: shard, build, health. Loaded once, and again on demand. */
export function useServerFacts() {
  const [question, setQuestion] = useState(1)
  const [answer, setAnswer] = useState<Answer>({ toQuestion: 0, facts: null, problem: null })

  useEffect(() => {
    let isLeft = false
    const settle = (facts: Facts | null, problem: string | null) => {
      if (!isLeft) setAnswer({ toQuestion: question, facts, problem })
    }
    api.health.live.query().then(
      (facts) => settle(facts, null),
      (error) => settle(null, refusalOf(error).sentence),
    )
    return () => {
      isLeft = true
    }
  }, [question])

  return {
    facts: answer.facts,
    problem: answer.problem,
    isBusy: answer.toQuestion !== question,
    ask: () => setQuestion(question + 1),
  }
}
