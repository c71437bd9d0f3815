import { useState } from 'react'
import { useServerFacts } from '#client/api/use-server-facts.ts'
import { chooseShard, forgetShard, isShardChosen } from './shard-cookie.ts'

/** The shard this browser asks for, and the one that answers. */
export function useShard() {
  const { facts, problem, ask } = useServerFacts()
  const [isChosen, setChosen] = useState(isShardChosen)
  const [outcome, setOutcome] = useState<'kept' | 'forgotten' | 'refused' | null>(null)

  function choose(wanted: boolean) {
    if (wanted) chooseShard()
    else forgetShard()
    // Read back from the cookie: a browser may refuse it.
    const isNowChosen = isShardChosen()
    setChosen(isNowChosen)
    if (isNowChosen !== wanted) setOutcome('refused')
    else setOutcome(wanted ? 'kept' : 'forgotten')
    ask()
  }

  return { isChosen, outcome, choose, shard: facts?.shard ?? null, problem }
}
