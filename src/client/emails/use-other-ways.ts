import { useEffect, useState } from 'react'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { type Claim, useProof } from '#client/step-up/use-proof.tsx'
import type { Key } from '#shared/credentials.ts'

type Way = Extract<Key, { type: 'browser' | 'passkey' }>

/** The other browsers and passkeys of the account after a sign-in, and a way to sign those browsers out. */
export function useOtherWays({ isIn }: { isIn: boolean }) {
  /** Null until it is known. */
  const [ways, setWays] = useState<Way[] | null>(null)
  const [isClosed, setClosed] = useState(false)
  const { doing, problem, attempt } = useAttempt<'closing'>()
  const { prove, step } = useProof()
  const browsers = (ways ?? []).filter(({ type }) => type === 'browser')

  useEffect(() => {
    // The list is optional: a failure must not block the page.
    if (isIn) loadOthers().then(setWays, () => setWays([]))
  }, [isIn])

  async function signOutOtherBrowsers() {
    const close = async () => {
      // The step-up comes before the first removal and is valid for all of them.
      for (const { id } of browsers) await prove((claim) => removeBrowserKey(id, claim))
      const left = await loadOthers()
      setWays(left)
      return !left.some(({ type }) => type === 'browser')
    }
    if (await attempt('closing', () => unlessGivenUp(close), failures.deleteKey)) setClosed(true)
  }

  return { ways, browsers, isClosed, isClosing: doing !== null, problem, step, signOutOtherBrowsers }
}

async function loadOthers(): Promise<Way[]> {
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
    // It was already removed elsewhere, perhaps by that browser itself.
    if (refusalOf(error).code !== 'not_found') throw error
    return null
  }
}
