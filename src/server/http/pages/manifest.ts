import { defaultColors } from '#server/brand/colors.ts'
import type { Config } from '#server/config.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

/** The web app manifest. Not a file, because the name is configuration. */
export function manifestOf({ productName, productTagline, brand }: Config) {
  const { ground } = (brand?.colors ?? defaultColors).dark
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: productTagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
  })
}
