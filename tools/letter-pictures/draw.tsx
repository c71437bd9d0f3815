import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Ghost } from '#client/drawings/ghost.tsx'
import { MARK } from '#client/drawings/logo.tsx'
import { defaultColors } from '#server/brand/colors.ts'

/**
 * `npx tsx tools/letter-pictures/draw.tsx`: draws the mark and the ghost of letters as PNG, in base64, because mail
 * programs refuse SVG. Run it after a change of these drawings. Both are twice as large as they are shown. `pngquant`
 * (Debian's package) halves their bytes: every letter carries them.
 */
const ROOT = join(import.meta.dirname, '../..')

/** The colours of drawings in the light scheme. */
const [light = ''] = readFileSync(join(ROOT, 'src/client/styles/tokens.css'), 'utf8').split('@media')
const tokens = new Map(
  [...light.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, color]) => [name, color]),
)

function drawn(viewBox: string, width: number, drawing: ReactNode) {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} aria-hidden="true">
      {drawing}
    </svg>,
  ).replace(/var\(--([\w-]+)\)/g, (_, name) => tokens.get(name) ?? 'none')
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
  const few = ['--speed', '1', '--quality', '85-100', '--strip', '-']
  return execFileSync('pngquant', few, { input: png }).toString('base64')
}

const pictures = {
  mark: drawn('-8 0 40 40', 64, <path fill={defaultColors.light['on-door']} fillRule="evenodd" d={MARK} />),
  ghost: drawn('4 8 112 126', 144, <Ghost pose="letter" />),
}

writeFileSync(join(ROOT, 'src/server/brand/letter-pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`)
