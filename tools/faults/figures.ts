import { expect, TestRunner } from 'vitest'

/** One line of the table: what was measured, and the promised maximum. */
export type Figure = { what: string; value: number; unit: string; most: number | null }

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
  }
}

/** Puts a figure into the table. One beyond its promise fails the test, after the others have been measured. */
export function record(
  what: string,
  value: number,
  { unit = '', most = null }: Partial<Pick<Figure, 'unit' | 'most'>> = {},
) {
  const meta = TestRunner.getCurrentTest()?.meta
  if (!meta) throw new Error('Figures are measured by tests')
  meta.figures = [...(meta.figures ?? []), { what, value: rounded(value), unit, most }]
  if (most !== null) expect.soft(value, what).toBeLessThanOrEqual(most)
}

/** The 99th percentile. */
export function p99(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY
}

function rounded(value: number) {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}
