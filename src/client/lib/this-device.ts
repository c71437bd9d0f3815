type BrowserWords = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** The everyday name of the device. An iPad claims to be a Mac, but has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: BrowserWords) {
  if (/iPad|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  if (/Mobi/.test(userAgent)) return 'phone'
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'tablet' : 'computer'
}

export function thisDevice() {
  return `This ${deviceOf(navigator)}`
}
