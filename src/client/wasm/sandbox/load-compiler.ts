import { abortAfter } from '#client/lib/browser.ts'
import { seconds } from '#shared/time.ts'
import { compiler } from '#shared/wasm.ts'

/** For the CDN, and again for our own copy: without the compiler the page is useless. */
const LONGEST_WAIT = seconds(3)
const LONGEST_WAIT_AT_HOME = seconds(20)

/** From the CDN; from our own copy if the CDN is late, unavailable, or serves a different file. */
export async function loadCompiler(): Promise<Blob> {
  try {
    return await fetchCompiler(compiler.cdn, LONGEST_WAIT)
  } catch {
    return await fetchCompiler(new URL(compiler.copy, location.href).href, LONGEST_WAIT_AT_HOME)
  }
}

/** By `fetch`, not by a script element: a Worker needs its code as text, and `fetch` checks the digest too. */
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
