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

/** Files with a hash in their name never change. All others are revalidated. */
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

  /** Renders once for each description and set of files, at the first request: there are some thirty. */
  function page(url: string) {
    const pathname = pathOf(url)
    const description = descriptionOf(pathname, config)
    const files = filesOf(pathname)
    const name = `${description} ${files}`
    const known = rendered.get(name)
    if (known) return known
    // Last in the head, so that the page's own styles come after the shared ones.
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

/** The build compresses each file. Nothing is compressed while it is served. */
async function registerFiles(app: FastifyInstance, publicDir: string) {
  await app.register(fastifyStatic, {
    root: publicDir,
    // A route for each file, and the search for the files, would take a third of the start.
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, file) => {
      const isHashed = path.relative(publicDir, file).startsWith(`assets${path.sep}`)
      response.setHeader('cache-control', isHashed ? IMMUTABLE : REVALIDATED)
      // The plain and the compressed file share an address, and caches must distinguish them.
      response.setHeader('vary', 'accept-encoding')
    },
  })
}

/** Only existing files have an address: no directory, no dot file, nothing outside the folder. */
async function publicFiles(publicDir: string): Promise<Set<string>> {
  const root = path.resolve(publicDir)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  // Sliced, not `path.relative`: with so many names that would be a noticeable part of the start.
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length + 1).replaceAll(path.sep, '/'))
  return new Set(files.filter((file) => !isKept(file)))
}

/** Files that are served in another way, or not at all. */
function isKept(file: string) {
  return file === 'index.html' || /^wasm\/|(?:^|\/)\.|\.(?:br|gz|map)$/.test(file)
}

/** One route for each folder, and one for each file beside them. */
function routesOf(files: Set<string>): string[] {
  return [...new Set([...files].map((file) => `/${file.replace(/\/.*/, '/*')}`))]
}

/** The file's path as the router would read it: decoded, with or without a slash at the end. */
function namedBy(url: string): string {
  return decodeURI(url.replace(/\?.*/s, '')).replace(/^\/|\/$/g, '')
}
