import MarkdownIt, { type Token } from 'markdown-it'
import { PROSE_TAGS, type Prose } from '#shared/prose.ts'

/** To a page of ours, to another's, or to a mailbox; nothing that runs. */
const LINK = /^(?:\/(?![/\\])|https?:\/\/|mailto:)/i

/** HTML is no markup here: it is shown as it was written. */
const markdown = new MarkdownIt({ html: false, linkify: false })
markdown.validateLink = (address) => LINK.test(address)

type Element = Exclude<Prose, string>

/** A text as the elements that it is made of. Of a picture only its words stay. */
export function proseOf(text: string): Prose[] {
  return treeOf(markdown.parse(text, {}))
}

function treeOf(tokens: Token[]): Prose[] {
  const root: Element = { tag: '', children: [] }
  const open = [root]
  for (const token of tokens) {
    const parent = open.at(-1) ?? root
    if (token.nesting === -1) {
      // What was opened hidden is closed hidden.
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
  // The page's title is its only heading of the first level.
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
