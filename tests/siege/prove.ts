import { lettersTo, linksIn } from '../support/letters.ts'
import { beginProof, completeProof, mailProof, proveByCode } from '../support/proofs.ts'
import type { Hands } from './hands.ts'

/** A proof for the session of a bearer by whatever its holder has in hand, or none. */
export async function prove(hands: Hands, bearer: string): Promise<string | undefined> {
  return (await byPasskey(hands, bearer)) ?? (await byMail(hands, bearer))
}

async function byPasskey({ world, passkeys }: Hands, bearer: string): Promise<string | undefined> {
  for (const passkey of passkeys) {
    const { status, body } = await beginProof(world, { bearer })
    if (status !== 200) return undefined
    const credential = answerTo(() => passkey.login(body))
    const proven = credential && (await completeProof(world, credential, { bearer }))
    if (proven?.status === 200) return proven.body.proof
  }
  return undefined
}

/** What a passkey answers where it is asked for, and nothing where it is not. */
function answerTo<Credential>(login: () => Credential): Credential | null {
  try {
    return login()
  } catch {
    return null
  }
}

/** The code comes to one address only, which may be nobody's here. */
async function byMail({ world, mailboxes }: Hands, bearer: string): Promise<string | undefined> {
  const codesTo = async (address: string) => linksIn(await lettersTo(world, address), 'code')
  const before = new Map(await Promise.all(mailboxes.map(async (one) => [one, await codesTo(one)] as const)))
  if (mailboxes.length === 0 || (await mailProof(world, { bearer })).status !== 200) return undefined
  for (const [address, known] of before) {
    const [code, ...older] = await codesTo(address)
    if (code === undefined || older.length < known.length) continue
    const { status, body } = await proveByCode(world, code, { bearer })
    if (status === 200) return body.proof
  }
  return undefined
}
