import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'

const ADDRESS = '/api/docs'

/** The only files served from the package. */
const FILES = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' }

/** Shows the document embedded in the page. It sends no calls: they are shown as curl commands. */
const SCRIPT = `const isDark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', isDark.matches)
isDark.addEventListener('change', follow)
follow()
SwaggerUIBundle({
  spec: JSON.parse(document.getElementById('api').textContent),
  dom_id: '#reference',
  validatorUrl: null,
  supportedSubmitMethods: [],
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null, ServersContainer: () => () => null } })],
})
`

const STYLE = `body { margin: 0 }
.swagger-ui .info { margin: 1.5rem 0 }
.swagger-ui .wrapper { box-sizing: border-box; padding-inline: max(1rem, 2vw) }
.swagger-ui .scheme-container, .swagger-ui .response-col_links { display: none }
.swagger-ui .opblock-body, .swagger-ui .model-box { overflow-x: auto }
.swagger-ui .opblock-body pre { white-space: pre-wrap; overflow-wrap: anywhere }
.dark-mode, .dark-mode body { background: #1c2022; color-scheme: dark }
@media (max-width: 40rem) {
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap }
  .swagger-ui .responses-inner, .swagger-ui .opblock-description-wrapper { padding-inline: 0.6rem }
  .swagger-ui .response-col_status { min-width: 0; padding-right: 0.6rem }
  .swagger-ui .response-col_description { width: auto; overflow-wrap: anywhere }
}
`

/**
 * The API reference in our own copy of a viewer. Its code is from others, so its document is sandboxed: it has no
 * origin, cannot read what the application stores in this browser, and cannot call it.
 */
export function apiReference(
  app: FastifyInstance,
  { config, describeApi, folder }: { config: Config; describeApi: () => object; folder: string },
) {
  const { origin } = new URL(config.publicUrl)
  let page: ReturnType<typeof pageOf> | undefined

  app.get(ADDRESS, async (request, reply) => {
    await refuseWhereNotBuilt(folder)
    // Both are for documents with an origin. Browsers refuse a document without one that sets an opener policy.
    reply.removeHeader('origin-agent-cluster').removeHeader('cross-origin-opener-policy')
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy(origin))
    page ??= pageOf(config, describeApi())
    return sendBest(request, reply, page)
  })

  for (const [name, type] of Object.entries(FILES)) {
    app.get(`${ADDRESS}/${name}`, async (request, reply) => {
      await refuseWhereNotBuilt(folder)
      const file = join(folder, name)
      const isCompressed = takesGzip(request) && (await isThere(`${file}.gz`))
      if (isCompressed) reply.header('content-encoding', 'gzip')
      return asset(reply, type).send(createReadStream(isCompressed ? `${file}.gz` : file))
    })
  }
  app.get(`${ADDRESS}/reference.js`, (_request, reply) => asset(reply, 'text/javascript').send(SCRIPT))
  app.get(`${ADDRESS}/reference.css`, (_request, reply) => asset(reply, 'text/css').send(STYLE))
}

function policy(origin: string) {
  const ours = `${origin}${ADDRESS}/`
  return [
    "default-src 'none'",
    `script-src ${ours}`,
    `style-src ${ours}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts',
  ].join(';')
}

function pageOf({ productName, publicUrl }: Config, document: object) {
  const files = `${new URL(publicUrl).origin}${ADDRESS}`
  const name = escapeHtml(productName)
  // Inside a data element, which none of its content may end.
  const json = JSON.stringify(document).replaceAll('<', '\\u003c')
  const plain = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference | ${name}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<link rel="icon" href="data:,"><link rel="stylesheet" href="${files}/swagger-ui.css">` +
      `<link rel="stylesheet" href="${files}/reference.css"></head>` +
      '<body><main id="reference"><noscript>The reference needs JavaScript; the document is at /api/openapi.json.</noscript></main>' +
      `<script type="application/json" id="api">${json}</script>` +
      `<script src="${files}/swagger-ui-bundle.js"></script><script src="${files}/reference.js"></script></body></html>`,
  )
  return { plain, gzip: gzipSync(plain) }
}

function sendBest(request: FastifyRequest, reply: FastifyReply, { plain, gzip }: ReturnType<typeof pageOf>) {
  reply.header('vary', 'accept-encoding')
  return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain)
}

function takesGzip(request: FastifyRequest) {
  return new Negotiator(request.raw).encodings(['gzip']).includes('gzip')
}

/** For the sandboxed page, which does not share our origin. */
function asset(reply: FastifyReply, type: string) {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('cross-origin-resource-policy', 'cross-origin')
}

/** A server without built files, as in tests, has no reference. */
async function refuseWhereNotBuilt(folder: string) {
  if (!(await isThere(join(folder, 'swagger-ui-bundle.js')))) throw new Refusal('notFound')
}

function isThere(file: string) {
  return access(file).then(
    () => true,
    () => false,
  )
}
