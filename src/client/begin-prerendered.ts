import { drawer } from '#client/lib/browser.ts'
import { wait } from '#client/lib/wait.ts'

/**
 * Runs before anything is painted, in the head of a document that shows its page already, and begins the program in place
 * of an element of its own. The elements that name the program's files stand before it.
 */

/** As long as this (ms) the program waits for what its document shows. */
const LONGEST = 1000

const LARGEST = 'largest-contentful-paint'

function fetchProgram() {
  for (const file of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) {
    file.rel = 'modulepreload'
  }
}

async function beginProgram() {
  const program = document.querySelector<HTMLLinkElement>('link[data-program]')?.href ?? ''
  try {
    await import(/* @vite-ignore */ program)
  } catch (error) {
    // Or a page that answers nobody would look as if it did. Once: what is away stays away.
    const [arrival] = performance.getEntriesByType('navigation')
    if (Object(arrival).type === 'reload') throw error
    location.reload()
  }
}

/** All layers of a picture are seen at once, as in the page itself: what comes last would give itself away. */
async function showPicture(picture: HTMLElement) {
  const layers = [...picture.querySelectorAll<HTMLImageElement>('img[src]')]
  await Promise.allSettled(layers.map((layer) => layer.decode()))
  picture.dataset.whole = ''
}

/** Settles when a picture is on the screen, which is later than its frame; at once where the browser does not tell. */
function seen() {
  return new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes(LARGEST)) return resolve()
    const isPicture = (entry: object) => Object(entry).element instanceof HTMLImageElement
    const observer = new PerformanceObserver((list) => list.getEntries().some(isPicture) && resolve())
    observer.observe({ type: LARGEST, buffered: true })
  })
}

/** What is seen goes first: on a phone the program takes longer to begin than all of that. */
async function beginWhenSeen() {
  const pictures = document.querySelectorAll<HTMLElement>('[data-first-sight] figure')
  const isShown = Promise.all([...pictures].map(showPicture)).then(seen)
  // A window in the background shows nothing.
  if (!document.hidden) await Promise.race([isShown, wait(LONGEST)])
  fetchProgram()
  beginProgram()
}

/** What is shown is right for who has never been here; whoever has comes back to something else. */
function isReturning() {
  // A browser that keeps nothing is new each time.
  return (drawer('localStorage')?.length ?? 0) > 0
}

if (isReturning()) {
  document.documentElement.dataset.returning = ''
  fetchProgram()
  document.addEventListener('DOMContentLoaded', beginProgram)
} else {
  document.addEventListener('DOMContentLoaded', beginWhenSeen)
}
