import puppeteer, { type Page } from 'puppeteer-core'
import { type Browser, type Key, type Tab, WINDOW } from './browser.ts'

/** Firefox, by WebDriver BiDi. Its own console messages go to `hear`, beside those that the pages report. */
export async function startFirefox(
  executablePath: string,
  hear: (line: string) => void,
  preferences: Record<string, number | boolean> = {},
): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: WINDOW,
    args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
    extraPrefsFirefox: {
      // Only this machine: every other request goes to a port that does not answer.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      ...preferences,
    },
  })

  function listenTo(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') hear(message.text())
    })
    page.on('pageerror', (error) => hear(String(error)))
  }

  return {
    name: `Firefox ${(await browser.version()).replace(/^.*\//, '')}`,
    hasPasskeys: true,
    tellsWhenIdle: true,
    async newTab() {
      const page = await browser.newPage()
      listenTo(page)
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    show: () => page.bringToFront(),
    run: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => pressOn(page, key),
    type: (text) => page.keyboard.type(text),
  }
}

async function pressOn({ keyboard }: Page, key: Key) {
  if (key !== 'Shift+Tab') return keyboard.press(key)
  await keyboard.down('Shift')
  await keyboard.press('Tab')
  await keyboard.up('Shift')
}
