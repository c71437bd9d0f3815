import { join } from 'node:path'
import { openBrowser } from '#scenes/sheet/render.ts'
import { appIcon, favicon, socialCard } from './identity.ts'

type Png = { name: string; width: number; height?: number; markup: string }

const rounded = appIcon({ inset: 22, corner: 112 })
const whole = appIcon({ inset: 50, corner: 0 })
/** Launchers cut it to any shape, but never into the middle four fifths. */
const maskable = appIcon({ inset: 92, corner: 0 })

/** Draws the icons and the social card as PNG into `folder`; this needs a browser, so it is asked for by name. */
export async function drawIcons(folder: string, say: (line: string) => void) {
  const pngs: Png[] = [
    { name: 'icon-32', width: 32, markup: favicon() },
    { name: 'apple-touch-icon', width: 180, markup: whole },
    { name: 'icon-192', width: 192, markup: rounded },
    { name: 'icon-512', width: 512, markup: rounded },
    { name: 'icon-maskable-512', width: 512, markup: maskable },
    { name: 'card', width: 1200, height: 630, markup: socialCard() },
  ]
  const browser = await openBrowser()
  for (const { name, width, height = width, markup } of pngs) {
    const page = await browser.newPage({ viewport: { width, height } })
    const sized = markup.replace(
      /^<svg ([^>]*) width="\d+" height="\d+"/,
      `<svg $1 width="${width}" height="${height}"`,
    )
    await page.setContent(`<body style="margin:0">${sized}</body>`)
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
    await page.close()
  }
  await browser.close()
  say(`${pngs.length} icons: ${folder}`)
}
