/**
 * Runs before anything is painted, in the head of a document that shows its page already, and begins the program in place
 * of an element of its own. The elements that name the program's files stand before it.
 */

/** As long as this (ms) the program waits for what its document shows. */
const LONGEST = 1000

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
    if (Reflect.get(arrival ?? {}, 'type') === 'reload') throw error
    location.reload()
  }
}

/** All layers of a picture are seen at once, as in the page itself: what comes last would give itself away. */
async function showPicture(picture: HTMLElement) {
  const layers = [...picture.querySelectorAll<HTMLImageElement>('img[src]')]
  await Promise.allSettled(layers.map((layer) => layer.decode()))
  picture.dataset.whole = ''
}

/** A window in the background paints nothing. */
function whenPainted(act: () => void) {
  if (document.hidden) return act()
  const patience = setTimeout(act, LONGEST)
  requestAnimationFrame(() => {
    clearTimeout(patience)
    setTimeout(act)
  })
}

/** What is seen goes first: on a phone the program takes longer to begin than all of that. */
async function beginWhenShown() {
  const pictures = document.querySelectorAll<HTMLElement>('[data-first-sight] figure')
  const shown = Promise.all([...pictures].map(showPicture))
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LONGEST))])
  whenPainted(() => {
    fetchProgram()
    beginProgram()
  })
}

/** What is shown is right for who has never been here; whoever has comes back to something else. */
function isReturning() {
  try {
    return localStorage.length > 0
  } catch {
    // A browser that keeps nothing is new each time.
    return false
  }
}

if (isReturning()) {
  document.documentElement.dataset.returning = ''
  fetchProgram()
  document.addEventListener('DOMContentLoaded', beginProgram)
} else {
  document.addEventListener('DOMContentLoaded', beginWhenShown)
}
