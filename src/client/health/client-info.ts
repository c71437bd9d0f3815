/** What the health page says of this browser; the rest of the document is the server's. */
export function clientInfo() {
  const { userAgent, language, platform } = navigator
  return { userAgent, language, platform }
}
