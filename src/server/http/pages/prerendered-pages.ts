import type { Config } from '#server/config.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { readBuilt } from './read-built.ts'

/** What a document shows before the program has loaded, with the files for it. */
type Prerendered = { markup: string; style?: string; script: string }

type Built = { drawn?: Record<string, Omit<Prerendered, 'script'>>; script: string }

/**
 * The prerendered view of a page, if the build has one and the game is on. Null for the landing page of a brand, whose
 * words differ. Pages without one are empty until the program has loaded.
 */
export async function readPrerendered(publicDir: string, { brand, features }: Config) {
  const { drawn = {}, script }: Built = await readBuilt(publicDir, 'prerendered.json')

  return (pathname: string): Prerendered | null => {
    const page = canonicalPath(pathname)
    const isFront = page === pages.home || page === pages.greet
    const drawing = drawn[isFront ? pages.home : page]
    if (drawing === undefined || !features.includes('game') || (isFront && brand !== null)) return null
    return { ...drawing, script }
  }
}

/** The elements of a document that load the program. */
const PROGRAM = /<script type="module" .*?><\/script>|<link rel="modulepreload" .*?>/g

/**
 * The document with its prerendered view, placed before the program and before the style sheets, for which it would
 * have to wait. The program's files are only named. The script after them (`src/client/begin-prerendered.ts`) loads
 * and runs them when the page is visible.
 */
export function withPrerendered(document: string, prerendered: Prerendered | null) {
  if (prerendered === null) return document
  const program = document.match(PROGRAM) ?? []
  const named = program.map((element) =>
    element
      .replace(/<script type="module" (.*)src=(.*)><\/script>/, '<link data-program data-later $1href=$2>')
      .replace('<link rel="modulepreload"', '<link data-later'),
  )
  const style = prerendered.style ? `<link rel="stylesheet" href="/${prerendered.style}">` : ''
  const first = `${named.join('')}<script src="/${prerendered.script}"></script>`
  return document
    .replaceAll(PROGRAM, '')
    .replace('<link rel="stylesheet"', (sheet) => first + sheet)
    .replace('</head>', () => `${style}</head>`)
    .replace('<div id="root">', (place) => place + prerendered.markup)
}
