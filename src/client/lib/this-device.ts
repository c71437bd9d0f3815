type BrowserWords = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** What people call what they hold in their hands. An iPad says that it is a Mac, and is touched. */
export function deviceOf({ userAgent, maxTouchPoints }: BrowserWords) {
  if (/iPad|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  if (/Mobi/.test(userAgent)) return 'phone'
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'tablet' : 'computer'
}

export function thisDevice() {
  return `This ${deviceOf(navigator)}`
}
