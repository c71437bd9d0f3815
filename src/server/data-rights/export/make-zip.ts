import { setImmediate as othersTurn } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** The ZIP: its bytes one part after the other, or, as JSON, all of them in base64. */
type MadeZip = AsyncIterable<Uint8Array> & { toJSON(): string }

/** A file of a ZIP: its name, and its text in parts. */
type Entry = { name: string; text: Iterable<string> }

/** Bytes of text that are compressed at once; other requests run in between. */
const PIECE = 16 * 1024

/**
 * A ZIP (PKWARE APPNOTE 6.3.10) that is created as fast as its reader takes it. The same entries and time give the same
 * bytes. A reader that stops leaks nothing: there is no thread, file or timer.
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
