import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { defaultColors } from '#server/brand/colors.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { ClientConfig } from '#shared/client-config.ts'
import { pagesWithout } from '#shared/features.ts'
import { brandStyleLink } from './brand-routes.ts'
import { digestOf, isKnownTo } from './digest.ts'

/** The application's one page, rendered with the run-time configuration and compressed once. */
export type Page = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Fills the built page's placeholders. Nothing depends on the visitor, so each description is rendered once. */
export function renderPage(template: string, config: Config, description: string): Page {
  const { brand } = config
  const colors = brand?.colors ?? defaultColors
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
      deletionRest: config.lifetimes.deletionRest,
      seniority: config.seniorityS,
    },
    ...(config.pauseScale !== 1 && { pauseScale: config.pauseScale }),
    ...(off.length > 0 && { off }),
    ...(brand && Object.keys(brand.page).length > 0 && { brand: brand.page }),
  }
  const values: Record<string, string> = {
    __APP_CONFIG__: JSON.stringify(clientConfig),
    __PRODUCT_NAME__: config.productName,
    __PRODUCT_TAGLINE__: config.productTagline,
    __SOCIAL_URL__: config.socialUrl,
    __DESCRIPTION__: description,
    __GROUND_BY_DAY__: colors.light.ground,
    __GROUND_BY_NIGHT__: colors.dark.ground,
    __CARD__: brand?.pictures.has('card.png')
      ? config.productName
      : 'An evening street with a lamp at every door.',
    __PUBLIC_URL__: new URL(config.publicUrl).origin,
  }
  const html = template
    .replace(/__[A-Z_]+__/g, (name) => escapeHtml(values[name] ?? name))
    // Last in the head, after the colours that it replaces.
    .replace('</head>', () => `${brandStyleLink(brand)}</head>`)
  const plain = Buffer.from(html)
  return {
    etag: `"${digestOf(plain)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(plain, { level: 9 }),
  }
}

/** Sends the page in the best encoding that the browser accepts, or 304. */
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
    if (isKnownTo(request, page.etag)) return reply.code(304).send()
  }

  // Browsers accept both without a preference, so the smaller one.
  const accepted = new Negotiator(request.raw).encodings(['br', 'gzip'])
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain)
}
