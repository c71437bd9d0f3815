import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Config } from '#server/config.ts'
import { escapeHtml } from '#server/escape-html.ts'
import type { ClientConfig } from '#shared/client-config.ts'
import { pagesWithout } from '#shared/features.ts'

/** The application's one page, rendered with the run-time configuration and compressed once. */
export type Page = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Fills the built page's placeholders. Nothing in it depends on a visitor, so once for each description is enough. */
export function renderPage(template: string, config: Config, description: string): Page {
  const off = pagesWithout(config.features)
  const clientConfig: ClientConfig = {
    productName: config.productName,
    productTagline: config.productTagline,
    socialUrl: config.socialUrl,
    publicUrl: config.publicUrl,
    lifetimes: {
      link: config.lifetimes.link,
      code: config.lifetimes.code,
      challenge: config.lifetimes.challenge,
    },
    ...(off.length > 0 && { off }),
  }
  const values: Record<string, string> = {
    __APP_CONFIG__: JSON.stringify(clientConfig),
    __PRODUCT_NAME__: config.productName,
    __PRODUCT_TAGLINE__: config.productTagline,
    __DESCRIPTION__: description,
    __PUBLIC_URL__: new URL(config.publicUrl).origin,
  }
  const html = template.replace(/__[A-Z_]+__/g, (name) => escapeHtml(values[name] ?? name))
  const plain = Buffer.from(html)
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(plain, { level: 9 }),
  }
}

/** Sends the page as the browser can take it, or 304 when it has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { status, mayBeKept }: { status: number; mayBeKept: boolean },
) {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    .header('cache-control', mayBeKept ? 'no-cache' : 'no-store')
  if (mayBeKept) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }

  // Browsers name both and prefer neither: the smaller one.
  const accepted = new Negotiator(request.raw).encodings(['br', 'gzip'])
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain)
}
