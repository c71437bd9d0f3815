/** The document in which the playground's compiler and programs run; only the page may frame it. */
export const sandboxPath = '/wasm/frame'

/**
 * The playground's compiler, pinned: one file at two addresses, and the digest that both must match. A new version
 * changes all three lines.
 */
export const compiler = {
  cdn: 'https://cdn.jsdelivr.net/npm/wabt@1.0.39/index.js',
  copy: '/wasm/wabt-1.0.39.js',
  integrity: 'sha384-l7knEtGvvTkiKOGML5OIwNHFwQrd+XTEBUW92D5gYPDh9ZONWPe44tzC2WlGSk9H',
}
