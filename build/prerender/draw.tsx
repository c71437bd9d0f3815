import './stand-in.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Shell } from '#client/app/shell.tsx'
import LandingPage from '#client/landing/landing-page.tsx'
import RummageWorldPage, { ready } from '#client/rummage-world/rummage-world-page.tsx'
import { pages } from '#shared/page-paths.ts'

/** A picture with hidden objects shows all its layers at once (`src/client/begin-prerendered.ts`). */
const LAYERS = '[data-first-sight] figure:not([data-whole]) img{opacity:0}'

/**
 * Renders what a first-time visitor sees and writes it to standard output. For each page path: the markup, and the
 * styles of single elements. Those are separate because the content security policy refuses them in the markup.
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
    // The images themselves follow in the markup, so their preloads are not needed.
    .replace(/^(?:<link rel="preload"[^>]*>)+/, '')
    // A picture of the page until the page itself is there: inert, and hidden from screen readers, which would read
    // it twice.
    .replace('<div', '<div inert aria-hidden="true" data-first-sight')
    .replaceAll(/ style="([^"]*)"/g, (_, style: string) => ` data-style="${numberOf(style)}"`)
    .replaceAll('https://__SOCIAL_URL__', '__SOCIAL_URL__')
  // The `#root` selector outranks the style sheets, as an inline style would.
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
