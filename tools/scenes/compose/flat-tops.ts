/** What one can put something on: how far up its top lies, as a share of its height, and how much of it is flat. */
export const flatTops: Record<string, { at: number; width: number }> = {
  'wooden-crate': { at: 0.86, width: 0.8 },
  barrel: { at: 0.96, width: 0.62 },
  stool: { at: 0.9, width: 0.72 },
  'chest-of-drawers': { at: 0.95, width: 0.9 },
  suitcase: { at: 0.85, width: 0.72 },
  'old-trunk': { at: 0.94, width: 0.8 },
  'suitcase-stack': { at: 0.97, width: 0.5 },
  'round-table': { at: 0.92, width: 0.72 },
  'folded-blankets': { at: 0.96, width: 0.7 },
  'book-stack': { at: 0.95, width: 0.6 },
  newspapers: { at: 0.92, width: 0.7 },
  'biscuit-tin': { at: 0.92, width: 0.6 },
  'bread-bin': { at: 0.94, width: 0.5 },
  footstool: { at: 0.94, width: 0.7 },
}
