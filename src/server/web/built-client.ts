import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { compiler } from '#shared/wasm.ts'
import { descriptionOf, pathOf } from './description.ts'
import { type Page, renderPage } from './page.ts'
import type { ServedClient } from './served-client.ts'

/** Hashed file names never change their content; everything else is asked for again. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The client that `npm run build` left in `publicDir`. Its page is rendered and compressed here. */
export async function builtClient(config: Config, publicDir: string): Promise<ServedClient> {
  const template = await readFile(path.join(publicDir, 'index.html'), 'utf8')
  const rendered = new Map<string, Page>()

  /** Once for each description, when it is first asked for: there are a handful. */
  function page(url: string) {
    const description = descriptionOf(pathOf(url), config)
    const known = rendered.get(description)
    if (known) return known
    const fresh = renderPage(template, config, description)
    rendered.set(description, fresh)
    return fresh
  }

  return {
    serve: (app) => serveFiles(app, publicDir),
    page,
    sandbox: () => readFile(path.join(publicDir, 'wasm/frame.html'), 'utf8'),
    sendCompiler: (reply) => reply.header('cache-control', IMMUTABLE).sendFile(compiler.copy.slice(1)),
    isStrict: true,
  }
}

/** The build has compressed each file beside the plain one; nothing is compressed while it is served. */
async function serveFiles(app: FastifyInstance, publicDir: string) {
  await app.register(fastifyStatic, {
    root: publicDir,
    preCompressed: true,
    // Registers just the files that are there: no directory, no dot file, nothing outside.
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html', 'wasm/**'],
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(publicDir, file).startsWith(`assets${path.sep}`)
      response.setHeader('cache-control', isHashed ? IMMUTABLE : REVALIDATED)
      // The plain file and the compressed ones share an address: a cache in between must tell them apart.
      response.setHeader('vary', 'accept-encoding')
    },
  })
}
