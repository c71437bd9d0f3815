import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '#client/lib/fields.ts'
import { CLIENT_CONFIG_META } from '#shared/client-config.ts'

/**
 * What the pages ask of a browser while they are drawn, for where there is none: it has been nowhere and has kept nothing.
 * To be imported before them. What each operator sets is filled in by the server, by these names.
 */

const publicDir = process.argv[2] ?? ''

/** Of the feed as much as is on a first screen. */
const POSTS = 2

const config = {
  productName: '__PRODUCT_NAME__',
  productTagline: '__PRODUCT_TAGLINE__',
  socialUrl: 'https://__SOCIAL_URL__',
}

/** The feed's pages are published as files. */
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
