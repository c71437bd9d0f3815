import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** A browser to look at drawings with. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
}

/** Draws markup, `width` by `height` CSS pixels, into a PNG file. */
export async function renderPng(
  browser: Browser,
  markup: string,
  width: number,
  height: number,
  file: string,
) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<body style="margin:0;background:#fbf6ec">${markup}</body>`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
