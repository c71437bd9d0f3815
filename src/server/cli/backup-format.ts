import { z } from 'zod'

/**
 * A backup is a compressed (gzip) row of frames: a letter, the length of what follows in four bytes, and that. `H` the
 * header, then for each table `T` its name and columns and any number of `D` with rows as PostgreSQL's COPY writes them in
 * text, which every version reads; `E` at the end says how many rows there are, so that half a backup is not taken for one.
 */
export const FORMAT = 'latchkey-backup'
export const FORMAT_VERSION = 1

/** Frames are small, so neither side ever holds more than a moment's worth. */
export const FRAME_TARGET = 64 * 1024

/** A row of the largest table is some kilobytes. */
const LONGEST_FRAME = 64 * 1024 * 1024

const HEAD_BYTES = 5

export const header = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  createdAt: z.string(),
  /** The newest migration of the database, by the moment that names it, and which number it is. */
  schema: z.object({ newest: z.number(), number: z.number() }),
  postgres: z.string(),
})

const NAME = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

export const tableHead = z.object({ table: NAME, columns: z.array(NAME).min(1) })

export const end = z.object({ rows: z.record(z.string(), z.number()) })

export type Frame = { kind: string; body: Buffer }

export function frame(kind: 'H' | 'T' | 'D' | 'E', body: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** Reads frames as they come; throws for what can be none, and for one that ends in the middle. */
export async function* framesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (;;) {
      if (held.length < HEAD_BYTES) break
      const length = held.readUInt32BE(1)
      if (length > LONGEST_FRAME) throw new Error('A frame is longer than any can be')
      if (held.length < HEAD_BYTES + length) break
      const kind = held.toString('latin1', 0, 1)
      yield { kind, body: held.subarray(HEAD_BYTES, HEAD_BYTES + length) }
      held = held.subarray(HEAD_BYTES + length)
    }
  }
  if (held.length > 0) throw new Error('It ends in the middle of a frame')
}

/** Rows in text are lines: a line break inside a value is written as two other characters. */
export function rowsIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}
