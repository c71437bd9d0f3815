import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '#client/lib/fields.ts'
import { CLIENT_CONFIG_META } from '#shared/client-config.ts'

/**
 * Browser globals for pages that are rendered without a browser: no history, nothing stored. Import it before the
 * pages. The server fills in the operator's settings by these names.
 */

const publicDir = process.argv[2] ?? ''

/** Only as many posts as fit on a first screen. */
const POSTS = 2

const config = {
  productName: '__PRODUCT_NAME__',
  productTagline: '__PRODUCT_TAGLINE__',
  socialUrl: 'https://__SOCIAL_URL__',
}

/** Serves the feed's pages from the published files. */
function readPublished(address: string) {
  const page = fieldsOf(JSON.parse(readFileSync(join(publicDir, address), 'utf8')))
  return { ...page, posts: Array.isArray(page.posts) ? page.posts.slice(0, POSTS) : [] }
}

Object.assign(globalThis, {
  window: globalThis,
  location: new URL('http://localhost/'),
  document: {
    querySelector: (selector: string) =>
      selector === `meta[name="${CLIENT_CONFIG_META}"]` ? { content: JSON.stringify(config) } : null,
  },
  fetch: async (address: string) => Response.json(readPublished(address)),
})
