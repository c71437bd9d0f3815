import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { styleSheetOf } from '#server/brand/colors.ts'
import { pictures } from '#server/brand/pictures.ts'
import type { Brand } from '#server/brand/read-brand.ts'
import { prosePath } from '#shared/brand.ts'
import { digestOf, isKnownTo } from './digest.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

const STYLE_PATH = '/brand/colors.css'

/** What an image needs. No script, form or origin, in case it is opened as a document. */
const PICTURE_POLICY = "default-src 'none';style-src 'unsafe-inline';img-src data:;sandbox"

type BrandFile = { type: string; content: Buffer; policy?: string }

/** Serves the brand's files at the addresses of the default files. */
export async function brandRoutes(app: FastifyInstance, brand: Brand) {
  for (const [path, file] of await filesOf(brand)) {
    const digest = digestOf(file.content)
    app.get(path, (request, reply) => sendBrandFile(request, reply, { ...file, digest }))
  }
}

function sendBrandFile(request: FastifyRequest, reply: FastifyReply, file: BrandFile & { digest: string }) {
  const etag = `"${file.digest}"`
  // Another process, started with another brand, may get this request. Its answer must not be cached.
  const isNamed = request.raw.url?.endsWith(`?${file.digest}`)
  reply.header('cache-control', isNamed ? IMMUTABLE : REVALIDATED).header('etag', etag)
  if (file.policy) reply.header('content-security-policy', file.policy)
  if (isKnownTo(request, etag)) return reply.code(304).send()
  return reply.type(file.type).send(file.content)
}

async function filesOf(brand: Brand): Promise<Map<string, BrandFile>> {
  const files = new Map<string, BrandFile>()
  const style = styleOf(brand)
  if (style) files.set(STYLE_PATH, { type: 'text/css; charset=utf-8', content: Buffer.from(style) })
  for (const [name, content] of brand.pictures) {
    const path = pictures[name]?.path ?? ''
    const isSvg = name.endsWith('.svg')
    const type = isSvg ? 'image/svg+xml' : 'image/png'
    files.set(path, { type, content, ...(isSvg && { policy: PICTURE_POLICY }) })
  }
  if (brand.prose.size === 0) return files
  // Loads the Markdown parser only when the brand has Markdown.
  const { proseOf } = await import('#server/brand/brand-prose.ts')
  for (const [page, text] of brand.prose) {
    const content = Buffer.from(JSON.stringify(proseOf(text)))
    files.set(prosePath(page), { type: 'application/json; charset=utf-8', content })
  }
  return files
}

function styleOf({ colors }: Brand) {
  return colors ? styleSheetOf(colors) : ''
}

/** The link element for the brand's colours. Its address changes with them. */
export function brandStyleLink(brand: Brand | null): string {
  const style = brand ? styleOf(brand) : ''
  return style && `<link rel="stylesheet" href="${STYLE_PATH}?${digestOf(style)}">`
}
