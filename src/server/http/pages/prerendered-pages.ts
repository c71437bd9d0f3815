import type { Config } from '#server/config.ts'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import { readBuilt } from './read-built.ts'

/** What a document shows before the program is there, and the files for that. */
type FirstSight = { markup: string; style?: string; script: string }

type Built = { drawn?: Record<string, Omit<FirstSight, 'script'>>; script: string }

/**
 * The first sight of a page, where the build has drawn one: of a house with the game, and of its front where that speaks
 * in our words. Elsewhere nothing is seen before the program is there.
 */
export async function readPrerendered(publicDir: string, { brand, features }: Config) {
  const { drawn = {}, script }: Built = await readBuilt(publicDir, 'prerendered.json')

  return (pathname: string): FirstSight | null => {
    const page = canonicalPath(pathname)
    const isFront = page === pages.home || page === pages.greet
    const drawing = drawn[isFront ? pages.home : page]
    if (drawing === undefined || !features.includes('game') || (isFront && brand !== null)) return null
    return { ...drawing, script }
  }
}

/** What names a file of the program, in a document. */
const PROGRAM = /<script type="module" .*?><\/script>|<link rel="modulepreload" .*?>/g

/**
 * The document, with what it shows first. That goes before the program: its files are only named, and the script after
 * them (`src/client/begin-prerendered.ts`) fetches and begins them when the page can be seen. It stands before the style sheets,
 * for which it would have to wait.
 */
export function withPrerendered(document: string, sight: FirstSight | null) {
  if (sight === null) return document
  const program = document.match(PROGRAM) ?? []
  const named = program.map((element) =>
    element
      .replace(/<script type="module" (.*)src=(.*)><\/script>/, '<link data-program data-later $1href=$2>')
      .replace('<link rel="modulepreload"', '<link data-later'),
  )
  const style = sight.style ? `<link rel="stylesheet" href="/${sight.style}">` : ''
  const first = `${named.join('')}<script src="/${sight.script}"></script>`
  return document
    .replaceAll(PROGRAM, '')
    .replace('<link rel="stylesheet"', (sheet) => first + sheet)
    .replace('</head>', () => `${style}</head>`)
    .replace('<div id="root">', (place) => place + sight.markup)
}
