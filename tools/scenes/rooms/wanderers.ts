/** Low things that fit everywhere. Left to chance they lie on every floor, so a room keeps two or three of them. */
export const wanderers = [
  'alarm-clock',
  'bolster',
  'camera',
  'coffee-grinder',
  'concertina',
  'flat-iron',
  'football',
  'kitchen-scale',
  'mantel-clock',
  'oil-can',
  'telephone',
  'toaster',
  'toy-truck',
  'trumpet',
  'typewriter',
  'vice',
]

/** What never got lost in a room that keeps only these. */
export function wanderersBut(...kept: string[]) {
  return wanderers.filter((id) => !kept.includes(id))
}
