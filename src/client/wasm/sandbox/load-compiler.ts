import { seconds } from '#shared/time.ts'
import { compiler } from '#shared/wasm.ts'

const LONGEST_WAIT = seconds(3)

/** From the CDN; from our own copy when that is late, away, or not the file we know. */
export async function loadCompiler(): Promise<Blob> {
  try {
    return await fetchCompiler(compiler.cdn, AbortSignal.timeout(LONGEST_WAIT))
  } catch {
    return await fetchCompiler(new URL(compiler.copy, location.href).href)
  }
}

/** Fetched, not put into a script element: a Worker takes its code as text, and `fetch` checks the digest too. */
async function fetchCompiler(address: string, signal: AbortSignal | null = null): Promise<Blob> {
  const response = await fetch(address, {
    signal,
    integrity: compiler.integrity,
    mode: 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return await response.blob()
}
