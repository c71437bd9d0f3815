import { setImmediate as othersTurn } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** The ZIP as it is made: its bytes one after the other, or, as JSON, all of them in base64. */
type MadeZip = AsyncIterable<Uint8Array> & { toJSON(): string }

/** A file of a ZIP: its name, and its text in as many parts as it is made in. */
type Entry = { name: string; text: Iterable<string> }

/** Bytes of text that are deflated in one go. Others have their turn in between. */
const PIECE = 16 * 1024

/**
 * A ZIP (PKWARE APPNOTE 6.3.10) that is made while somebody takes it, piece by piece and no faster. The same entries at the
 * same moment are the same bytes. Whoever stops taking leaves nothing behind: there is no thread, file or timer in it.
 */
export function makeZip(entries: Entry[], at: Date): MadeZip {
  return {
    async *[Symbol.asyncIterator]() {
      for (const bytes of zipped(entries, at)) {
        yield bytes
        await othersTurn()
      }
    },
    toJSON: () => Buffer.concat([...zipped(entries, at)]).toString('base64'),
  }
}

function* zipped(entries: Entry[], at: Date): Generator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    for (const piece of piecesOf(text)) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

function* piecesOf(text: Iterable<string>): Generator<Uint8Array> {
  for (const part of text) {
    const bytes = Buffer.from(part)
    for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
  }
}
