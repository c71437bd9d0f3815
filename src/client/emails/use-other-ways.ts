import { useEffect, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import { unlessGivenUp } from '#client/step-up/wanted-proof.ts'
import type { Key } from '#shared/credentials.ts'

type Way = Extract<Key, { type: 'browser' | 'passkey' }>

/** The other browsers and passkeys of an account that was just come into, and how to close it to those browsers. */
export function useOtherWays({ isIn }: { isIn: boolean }) {
  /** Null until it is known. */
  const [ways, setWays] = useState<Way[] | null>(null)
  const [isClosed, setClosed] = useState(false)
  const { doing, problem, attempt } = useAttempt<'closing'>()
  const { prove, step } = useProof()
  const browsers = (ways ?? []).filter(({ type }) => type === 'browser')

  useEffect(() => {
    // The list is a courtesy: without it the way on is not barred.
    if (isIn) otherWays().then(setWays, () => setWays([]))
  }, [isIn])

  async function signOutOtherBrowsers() {
    const close = async () => {
      // Asked before the first one goes, and good for them all.
      for (const { id } of browsers) await prove((claim) => removeBrowserKey(id, claim))
      const left = await otherWays()
      setWays(left)
      return !left.some(({ type }) => type === 'browser')
    }
    if (await attempt('closing', () => unlessGivenUp(close), failures.deleteKey)) setClosed(true)
  }

  return { ways, browsers, isClosed, isClosing: doing !== null, problem, step, signOutOtherBrowsers }
}

async function otherWays(): Promise<Way[]> {
  const keys = await sessionApi.keys.list.query()
  return keys.filter(isOtherWay)
}

function isOtherWay(key: Key): key is Way {
  return key.type === 'passkey' || (key.type === 'browser' && !key.current)
}

async function removeBrowserKey(keyId: string, claim: Claim) {
  try {
    return await sessionApi.keys.removeBrowserKey.mutate({ keyId, ...claim })
  } catch (error) {
    // Somebody else was faster, perhaps that browser itself.
    if (refusalOf(error).code !== 'not_found') throw error
    return null
  }
}
