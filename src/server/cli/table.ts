type Cell = string | number | boolean | Date | null

/** Rows below each other in aligned columns. Empty for no rows. */
export function table(rows: Record<string, Cell>[]): string[] {
  const [first] = rows
  if (!first) return []
  const names = Object.keys(first)
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name] ?? null)))]
  const widths = names.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** The properties of one thing, a line each. */
export function facts(of: Record<string, Cell>): string[] {
  const width = Math.max(...Object.keys(of).map((name) => name.length))
  return Object.entries(of).map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`)
}

/** One value as text. Escapes control characters in user-chosen names, so that they do not reach the operator's terminal. */
export function shown(value: Cell): string {
  if (value === null) return '-'
  if (value instanceof Date) return `${value.toISOString().slice(0, 19)}Z`
  return String(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?')
}
