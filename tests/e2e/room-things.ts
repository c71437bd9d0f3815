import type { Page } from 'playwright/test'

/** Pictures of which nobody has written down what is in them. */
export function emptyRooms(page: Page) {
  return serveThings(page, [])
}

/** Serves these things as what is drawn in every picture, whose measures are 1600 by 1200. */
export async function serveThings(page: Page, things: readonly object[]) {
  await page.route('**/*.things.json', (route) =>
    route.fulfill({ json: { width: 1600, height: 1200, things } }),
  )
}
