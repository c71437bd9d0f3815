/** What the journey needs of a browser, with any driver. */
export type Browser = {
  /** With its version. */
  name: string
  /** Whether it can make passkeys; where not, the page must work without. */
  hasPasskeys: boolean
  /** Whether it has `requestIdleCallback`; where not, the game's pictures must load anyway. */
  tellsWhenIdle: boolean
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

export type Tab = {
  open: (address: string) => Promise<void>
  /** Brings it to the front: the next steps act on the visible tab. */
  show: () => Promise<void>
  /** The value of an expression in the page; JSON only. */
  run: (expression: string) => Promise<unknown>
  click: (at: { x: number; y: number }) => Promise<void>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter'

/** The window functions that both have. */
export const WINDOW = { width: 1280, height: 900 }
