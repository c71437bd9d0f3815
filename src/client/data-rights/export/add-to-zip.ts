import { strToU8, unzipSync, zipSync } from 'fflate'

/** Returns the same ZIP with one more file in it. */
export function addToZip(zip: Uint8Array, name: string, text: string): Uint8Array<ArrayBuffer> {
  return zipSync({ ...unzipSync(zip), [name]: strToU8(text) })
}
