/** What this tab alone holds, by name, and how to read it. A part that was never opened has nothing to lend. */
const lenders = new Map<string, () => unknown>()

/** Lets whoever wants a copy of everything read what lives in this tab alone. */
export function lendFromTab(name: string, read: () => unknown) {
  lenders.set(name, read)
}

/** Undefined where nobody has lent it. */
export function heldByTab(name: string): unknown {
  return lenders.get(name)?.()
}
