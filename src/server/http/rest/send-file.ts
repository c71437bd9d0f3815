import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { RestAddress } from '#shared/rest-mapping.ts'

/** Streams a procedure's file while it is made, no faster than the client reads. */
export function sendFile(
  reply: FastifyReply,
  { type, bytes }: NonNullable<RestAddress['file']>,
  answer: unknown,
) {
  const found = answer as { filename: string } & Record<string, AsyncIterable<Uint8Array>>
  const pieces = found[bytes]
  if (!pieces) throw new Error(`An answer without its ${bytes}`)
  reply.takeTime()
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${found.filename}"`)
    .send(Readable.from(pieces, { objectMode: false }))
}

/** The whole file as text, for a door that cannot stream. */
export async function inBase64(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString('base64')
}
