import { useState } from 'react'
import { useServerFacts } from '#client/lib/use-server-facts.ts'
import { chooseShard, forgetShard, isShardChosen } from './shard-cookie.ts'

/** The shard this browser asks for, and the one that answers. */
export function useShard() {
  const { facts, problem, ask } = useServerFacts()
  const [isChosen, setChosen] = useState(isShardChosen)
  const [isRefused, setRefused] = useState(false)

  function choose(wanted: boolean) {
    if (wanted) chooseShard()
    else forgetShard()
    // What the cookie says, not what was asked for: a browser may refuse it.
    setChosen(isShardChosen())
    setRefused(isShardChosen() !== wanted)
    ask()
  }

  return { isChosen, isRefused, choose, shard: facts?.shard ?? null, problem }
}
