/** What this browser withholds, most often because the page did not come over https or from localhost. */
export function missingInThisBrowser(): string[] {
  const needs: Record<string, boolean> = {
    'a secure connection (https)': window.isSecureContext,
    'Web Crypto': globalThis.crypto?.subtle !== undefined,
    'Web Locks': navigator.locks !== undefined,
  }
  return Object.keys(needs).filter((need) => !needs[need])
}
