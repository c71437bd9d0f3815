import { drawer } from '#client/lib/browser.ts'
import { wait } from '#client/lib/wait.ts'

/**
 * Runs before the first paint, in the head of a prerendered document. It starts the program by itself, instead of a script
 * element. The elements that name the program's files come before it.
 */

/** The program waits at most this long (ms) for the content of its document. */
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
    // Otherwise the page would look alive but not react. Reload once: a missing file stays missing.
    const [arrival] = performance.getEntriesByType('navigation')
    if (Object(arrival).type === 'reload') throw error
    location.reload()
  }
}

/** All layers of a picture appear at once, as in the page itself: otherwise the last one would give itself away. */
async function showPicture(picture: HTMLElement) {
  const layers = [...picture.querySelectorAll<HTMLImageElement>('img[src]')]
  await Promise.allSettled(layers.map((layer) => layer.decode()))
  picture.dataset.whole = ''
}

/** Settles when a picture is on the screen, which is later than its frame; at once if the browser cannot tell. */
function seen() {
  return new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes(LARGEST)) return resolve()
    const isPicture = (entry: object) => Object(entry).element instanceof HTMLImageElement
    const observer = new PerformanceObserver((list) => list.getEntries().some(isPicture) && resolve())
    observer.observe({ type: LARGEST, buffered: true })
  })
}

/** The visible content goes first: on a phone, starting the program takes longer than all of that. */
async function beginWhenSeen() {
  const pictures = document.querySelectorAll<HTMLElement>('[data-first-sight] figure')
  const isShown = Promise.all([...pictures].map(showPicture)).then(seen)
  // A background window shows nothing.
  if (!document.hidden) await Promise.race([isShown, wait(LONGEST)])
  fetchProgram()
  beginProgram()
}

/** The prerendered content is right for new visitors only; a returning one gets something else. */
function isReturning() {
  // In a browser that stores nothing, each visit is new.
  return (drawer('localStorage')?.length ?? 0) > 0
}

if (isReturning()) {
  document.documentElement.dataset.returning = ''
  fetchProgram()
  document.addEventListener('DOMContentLoaded', beginProgram)
} else {
  document.addEventListener('DOMContentLoaded', beginWhenSeen)
}
