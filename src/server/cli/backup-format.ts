import { z } from 'zod'

/**
 * A backup is a gzip stream of frames. A frame is a letter, the length of its body in four bytes, and the body. `H`
 * is the header. For each table, `T` has its name and columns, followed by any number of `D` with rows in the text
 * format of PostgreSQL's COPY, which every version reads. `E` at the end has the number of rows, so that an
 * incomplete backup is detected.
 */
export const FORMAT = 'latchkey-backup'
export const FORMAT_VERSION = 1

/** Bytes. Frames are small, so that neither side holds much in memory. */
export const FRAME_TARGET = 64 * 1024

/** Bytes. A row of the largest table is some kilobytes. */
const LONGEST_FRAME = 64 * 1024 * 1024

const HEAD_BYTES = 5

export const header = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  createdAt: z.string(),
  /** The newest migration of the database: its timestamp, and its number. */
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

/** Reads frames as they arrive. Throws for an invalid frame, and for one that is cut off. */
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

/** In COPY text a row is a line; a line break inside a value is escaped. */
export function rowsIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}
