import { mayBeListed } from '#shared/route-rules.ts'

/** As Lighthouse names them, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

/** Out of 100. */
export type Scores = Record<Category, number>

/** The minimum of each page. A page that search engines must not list needs no search score. */
export function minimaOf(path: string): Scores {
  return {
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: mayBeListed(path) ? 100 : 0,
  }
}

/** One run proves little, because other work runs on the machine. */
export function medianOf(runs: Scores[]): Scores {
  const median = (category: Category) => {
    const sorted = runs.map((scores) => scores[category]).sort((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
  }
}

/** What is too low, as '/signin performance 93 < 95'. */
export function shortfalls(path: string, scores: Scores) {
  const minima = minimaOf(path)
  return CATEGORIES.filter((category) => scores[category] < minima[category]).map(
    (category) => `${path} ${category} ${scores[category]} < ${minima[category]}`,
  )
}

export function tableOf(results: Map<string, Scores>) {
  const head = ['page', ...CATEGORIES]
  const rows = [...results].map(([path, scores]) => [
    path,
    ...CATEGORIES.map((category) => String(scores[category])),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return [head, ...rows].map(line).join('\n')
}
