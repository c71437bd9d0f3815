import { access } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Hashed file names never change their content; everything else is asked for again. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The built client, from the files that the build has compressed beside the plain ones. */
export async function assetRoutes(app: FastifyInstance, { publicDir }: { publicDir: string }) {
  await access(publicDir)
  await app.register(fastifyStatic, {
    root: publicDir,
    preCompressed: true,
    // Registers just the files that are there: no directory, no dot file, nothing outside.
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html'],
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(publicDir, file).startsWith(`assets${path.sep}`)
      response.setHeader('cache-control', isHashed ? IMMUTABLE : REVALIDATED)
    },
  })
}
