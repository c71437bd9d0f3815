import { TRPCClientError } from '@trpc/client'
import { fieldsOf } from '#client/lib/fields.ts'
import { parseJson } from '#client/lib/parse-json.ts'
import { seconds } from '#shared/time.ts'

/** After this silence the call fails: the server allows itself 12 s for its first byte. */
const LONGEST_SILENCE = seconds(15)

type Wanted = {
  /** Relative to our own origin. */
  address: string
  input: object
  token: string
  /** Called with the bytes so far, as they arrive. */
  onBytes: (received: number) => void
}

export type FetchedFile = { filename: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Downloads a whole file from our REST API. A refusal is thrown with the server's answer as its `data`. An interrupted or
 * silent download is thrown like a tRPC call without an answer.
 */
export async function fetchFile({ address, input, token, onBytes }: Wanted): Promise<FetchedFile> {
  const silence = new AbortController()
  let timer = setTimeout(giveUp, LONGEST_SILENCE)
  function giveUp() {
    silence.abort(new Error('Nothing came for too long'))
  }

  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: silence.signal,
    })
    if (!answer.ok) throw await refusalIn(answer)
    const pieces: Uint8Array[] = []
    let received = 0
    for (const reader = answer.body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = setTimeout(giveUp, LONGEST_SILENCE)
      pieces.push(value)
      received += value.length
      onBytes(received)
    }
    return { filename: nameIn(answer), bytes: joined(pieces, received) }
  } catch (error) {
    if (fieldsOf(error).data !== undefined) throw error
    throw TRPCClientError.from(error instanceof Error ? error : new Error(String(error)))
  } finally {
    clearTimeout(timer)
  }
}

async function refusalIn(answer: Response) {
  const data = parseJson(await answer.text())
  const isOurs = fieldsOf(data).success === false
  if (!isOurs) return new Error(`Answered ${answer.status}`)
  return Object.assign(new Error(String(fieldsOf(data).message)), { data, meta: { response: answer } })
}

function nameIn({ headers }: Response) {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download'
}

function joined(pieces: Uint8Array[], length: number) {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
