import './stand-in.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Shell } from '#client/app/shell.tsx'
import LandingPage from '#client/landing/landing-page.tsx'
import RummageWorldPage, { ready } from '#client/rummage-world/rummage-world-page.tsx'
import { pages } from '#shared/page-paths.ts'

/** Of a picture to rummage in all layers are seen at once (`src/client/begin-prerendered.ts`). */
const LAYERS = '[data-first-sight] figure:not([data-whole]) img{opacity:0}'

/**
 * Draws what somebody sees first who has never been here, and writes it to standard output: of each page, by its path, the
 * markup, and the styles of single elements, which the content security policy would refuse in the markup.
 */
function draw(Page: ComponentType) {
  const styles: string[] = []

  function numberOf(style: string) {
    if (!styles.includes(style)) styles.push(style)
    return styles.indexOf(style)
  }

  const markup = renderToStaticMarkup(
    <Shell>
      <Page />
    </Shell>,
  )
    // The images themselves follow.
    .replace(/^(?:<link rel="preload"[^>]*>)+/, '')
    // A picture of the page until the page is there: nothing in it can be pressed, and nobody is told of it twice.
    .replace('<div', '<div inert aria-hidden="true" data-first-sight')
    .replaceAll(/ style="([^"]*)"/g, (_, style: string) => ` data-style="${numberOf(style)}"`)
    .replaceAll('https://__SOCIAL_URL__', '__SOCIAL_URL__')
  // Above whatever a style sheet says of it, as it is in the element.
  const rules = styles.map((style, number) => `#root [data-style="${number}"]{${style}}`)
  if (markup.includes('<figure')) rules.push(LAYERS)
  return { markup, css: rules.join('') }
}

await ready
process.stdout.write(
  JSON.stringify({
    [pages.home]: draw(LandingPage),
    [pages.rummageWorld]: draw(RummageWorldPage),
  }),
)
