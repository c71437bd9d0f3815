/**
 * As if the document had been opened by a mailed link, with this answer of the server. Call it before the first page of
 * the file: the page of the link reads it once, when its code loads.
 */
export async function openedBy(link: string, said: string) {
  const meta = document.createElement('meta')
  meta.name = 'link-address'
  meta.content = said
  document.head.append(meta)
  const before = location.href
  history.replaceState(null, '', link)
  await import('#client/sessions/mailed-links/mailed-token.ts')
  history.replaceState(null, '', before)
}
