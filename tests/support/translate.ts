/**
 * Does what a page translator (Google Translate) does to a page: replaces each text node with an element, later ones
 * too. It uses nothing from outside, so that it can be sent to a browser. Returns a function that stops it.
 */
export function translate() {
  const LEFT_ALONE = 'script, style, textarea, option, title, svg, font font, [translate=no]'

  function wrap(text: Text) {
    if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) return
    const inner = document.createElement('font')
    inner.append(text.data)
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }

  function wrapAll(root: Node) {
    if (!root.isConnected) return
    const texts: Text[] = root instanceof Text ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) wrapAll(node)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  wrapAll(document)
  return () => observer.disconnect()
}
