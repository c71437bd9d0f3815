/** The elements that Markdown may become: text markup, nothing that loads or runs. */
export const PROSE_TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ...['em', 'strong', 's', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** A text as a tree, which a page renders element by element: no HTML is sent or parsed. */
export type Prose = string | { tag: string; href?: string; start?: number; children: Prose[] }
