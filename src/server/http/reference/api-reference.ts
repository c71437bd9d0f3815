import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/errors.ts'
import { brandStyleLink } from '#server/http/pages/brand-routes.ts'
import { type ApiDocument, referencePage } from './reference-page.ts'

const ADDRESS = '/api/docs'

/** The page's files, below the folder of the client's sources or of its copy in the build. */
const FILES = {
  'colors.css': { path: 'styles/tokens.css', type: 'text/css' },
  'reference.css': { path: 'api-reference/reference.css', type: 'text/css' },
  'reference.js': { path: 'api-reference/reference.js', type: 'text/javascript' },
}

/**
 * The API reference: the document as a page, on which each call can be tried out. All of it is our own code under the
 * policy of every page, because it may read the session of this browser and call in its name.
 */
export function apiReference(
  app: FastifyInstance,
  { config, describeApi, folder }: { config: Config; describeApi: () => object; folder: string },
) {
  let page: ReturnType<typeof pageOf> | undefined

  app.get(ADDRESS, async (request, reply) => {
    await refuseWhereNotBuilt(folder)
    page ??= pageOf(config, describeApi() as ApiDocument)
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('x-robots-tag', 'noindex')
    return takesGzip(request)
      ? reply.header('content-encoding', 'gzip').send(page.gzip)
      : reply.send(page.plain)
  })

  for (const [name, { path, type }] of Object.entries(FILES)) {
    app.get(`${ADDRESS}/${name}`, async (_request, reply: FastifyReply) => {
      await refuseWhereNotBuilt(folder)
      return reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .send(createReadStream(join(folder, path)))
    })
  }
}

function pageOf(config: Config, document: ApiDocument) {
  const [colors, style] = ['colors.css', 'reference.css'].map(
    (name) => `<link rel="stylesheet" href="${ADDRESS}/${name}">`,
  )
  const links = `${colors}${brandStyleLink(config.brand)}${style}`
  const plain = Buffer.from(referencePage(document, { links, script: `${ADDRESS}/reference.js` }))
  return { plain, gzip: gzipSync(plain) }
}

function takesGzip(request: FastifyRequest) {
  return new Negotiator(request.raw).encodings(['gzip']).includes('gzip')
}

/** A server without built files, as in tests, has no reference. */
async function refuseWhereNotBuilt(folder: string) {
  const isBuilt = await access(join(folder, FILES['reference.js'].path)).then(
    () => true,
    () => false,
  )
  if (!isBuilt) throw new Refusal('notFound')
}
