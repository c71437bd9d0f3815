/** What the journey needs of a browser, whoever drives it. */
export type Browser = {
  /** With its version. */
  name: string
  /** Whether it can make passkeys; where not, the page must do without. */
  hasPasskeys: boolean
  /** Whether it has `requestIdleCallback`; where not, the game's pictures come all the same. */
  tellsWhenIdle: boolean
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

export type Tab = {
  open: (address: string) => Promise<void>
  /** Brings it before the others: what follows is done to the tab one looks at. */
  show: () => Promise<void>
  /** The value of an expression in the page; JSON and no more. */
  run: (expression: string) => Promise<unknown>
  click: (at: { x: number; y: number }) => Promise<void>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter'

/** The window that both have. */
export const WINDOW = { width: 1280, height: 900 }
