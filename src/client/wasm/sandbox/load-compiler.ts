import { abortAfter } from '#client/lib/browser.ts'
import { seconds } from '#shared/time.ts'
import { compiler } from '#shared/wasm.ts'

/** For the CDN, and for our own copy: whoever waits for it has nothing else to turn to. */
const LONGEST_WAIT = seconds(3)
const LONGEST_WAIT_AT_HOME = seconds(20)

/** From the CDN; from our own copy when that is late, away, or not the file we know. */
export async function loadCompiler(): Promise<Blob> {
  try {
    return await fetchCompiler(compiler.cdn, LONGEST_WAIT)
  } catch {
    return await fetchCompiler(new URL(compiler.copy, location.href).href, LONGEST_WAIT_AT_HOME)
  }
}

/** Fetched, not put into a script element: a Worker takes its code as text, and `fetch` checks the digest too. */
async function fetchCompiler(address: string, longestWait: number): Promise<Blob> {
  const response = await fetch(address, {
    signal: abortAfter(longestWait),
    integrity: compiler.integrity,
    mode: 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return await response.blob()
}
