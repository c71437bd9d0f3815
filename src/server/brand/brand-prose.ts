import MarkdownIt, { type Token } from 'markdown-it'
import { PROSE_TAGS, type Prose } from '#shared/prose.ts'

/** A page of ours, another site, or a mailbox; no script. */
const LINK = /^(?:\/(?![/\\])|https?:\/\/|mailto:)/i

/** HTML is not markup here: it is shown as text. */
const markdown = new MarkdownIt({ html: false, linkify: false })
markdown.validateLink = (address) => LINK.test(address)

type Element = Exclude<Prose, string>

/** Parses Markdown into elements. Of a picture only its alternative text stays. */
export function proseOf(text: string): Prose[] {
  return treeOf(markdown.parse(text, {}))
}

function treeOf(tokens: Token[]): Prose[] {
  const root: Element = { tag: '', children: [] }
  const open = [root]
  for (const token of tokens) {
    const parent = open.at(-1) ?? root
    if (token.nesting === -1) {
      // An opening token that is hidden has a hidden closing token.
      if (!token.hidden) open.pop()
    } else if (token.nesting === 1) {
      if (token.hidden) continue
      const element = elementOf(token)
      parent.children.push(element)
      open.push(element)
    } else {
      parent.children.push(...leafOf(token))
    }
  }
  return root.children
}

function leafOf(token: Token): Prose[] {
  switch (token.type) {
    case 'inline':
      return treeOf(token.children ?? [])
    case 'softbreak':
      return ['\n']
    case 'hardbreak':
    case 'hr':
      return [elementOf(token)]
    case 'code_inline':
      return [{ tag: 'code', children: [token.content] }]
    case 'code_block':
    case 'fence':
      return [{ tag: 'pre', children: [token.content] }]
    default:
      return token.content === '' ? [] : [token.content]
  }
}

function elementOf(token: Token): Element {
  // The page's title is its only h1.
  const tag = token.tag === 'h1' ? 'h2' : token.tag
  if (!PROSE_TAGS.includes(tag)) throw new Error(`Markdown has made an element that nobody expects: ${tag}`)
  const [href, start] = [token.attrGet('href'), token.attrGet('start')]
  return {
    tag,
    ...(href !== null && { href: String(href) }),
    ...(start !== null && { start: Number(start) }),
    children: [],
  }
}
