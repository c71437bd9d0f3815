import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { compiler } from '#shared/wasm.ts'
import { descriptionOf, pathOf } from './description.ts'
import { type Page, renderPage } from './page-document.ts'
import { pageFiles } from './page-files.ts'
import { readPrerendered, withPrerendered } from './prerendered-pages.ts'
import type { ServedClient } from './served-client.ts'

/** Hashed file names never change their content; everything else is asked for again. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The client that `npm run build` left in `publicDir`. Its page is rendered and compressed here. */
export async function builtClient(config: Config, publicDir: string): Promise<ServedClient> {
  const [template, filesOf, prerenderedOf, files] = await Promise.all([
    readFile(path.join(publicDir, 'index.html'), 'utf8'),
    pageFiles(publicDir, config.brand),
    readPrerendered(publicDir, config),
    publicFiles(publicDir),
  ])
  const rendered = new Map<string, Page>()

  /** Once for each description and set of files, when it is first asked for: there are some thirty. */
  function page(url: string) {
    const pathname = pathOf(url)
    const description = descriptionOf(pathname, config)
    const files = filesOf(pathname)
    const name = `${description} ${files}`
    const known = rendered.get(name)
    if (known) return known
    // Last in the head: its own styles come after everybody's.
    const withFiles = template.replace('</head>', () => `${files}</head>`)
    const fresh = renderPage(withPrerendered(withFiles, prerenderedOf(pathname)), config, description)
    rendered.set(name, fresh)
    return fresh
  }

  return {
    serve: (app) => registerFiles(app, publicDir),
    fileRoutes: routesOf(files),
    sendFile(url, reply) {
      const file = namedBy(url)
      return files.has(file) ? reply.sendFile(file) : null
    },
    page,
    sandbox: () => readFile(path.join(publicDir, 'wasm/frame.html'), 'utf8'),
    sendCompiler: (reply) => reply.header('cache-control', IMMUTABLE).sendFile(compiler.copy.slice(1)),
    reference: path.join(publicDir, '../reference'),
    isStrict: true,
  }
}

/** The build has compressed each file beside the plain one; nothing is compressed while it is served. */
async function registerFiles(app: FastifyInstance, publicDir: string) {
  await app.register(fastifyStatic, {
    root: publicDir,
    // A route for each file, and the search for them, would be a third of the whole start.
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(publicDir, file).startsWith(`assets${path.sep}`)
      response.setHeader('cache-control', isHashed ? IMMUTABLE : REVALIDATED)
      // The plain file and the compressed ones share an address: a cache in between must tell them apart.
      response.setHeader('vary', 'accept-encoding')
    },
  })
}

/** Just the files that are there have an address: no directory, no dot file, nothing outside. */
async function publicFiles(publicDir: string): Promise<Set<string>> {
  const root = path.resolve(publicDir)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  // Cut off, not compared: of so many names that would be a noticeable part of the start.
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length + 1).replaceAll(path.sep, '/'))
  return new Set(files.filter((file) => !isKept(file)))
}

/** What is served in another way, or to nobody. */
function isKept(file: string) {
  return file === 'index.html' || /^wasm\/|(?:^|\/)\.|\.(?:br|gz|map)$/.test(file)
}

/** One route for each folder, and one for each file beside them. */
function routesOf(files: Set<string>): string[] {
  return [...new Set([...files].map((file) => `/${file.replace(/\/.*/, '/*')}`))]
}

/** The path of a file, as the router would have read it: decoded, and whether or not a slash follows. */
function namedBy(url: string): string {
  return decodeURI(url.replace(/\?.*/s, '')).replace(/^\/|\/$/g, '')
}
