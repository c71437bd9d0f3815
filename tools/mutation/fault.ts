/** One piece of a file, and what stands in its place. The piece must be there exactly once. */
type Edit = { find: string; replace: string }

/** A mistake that somebody could make without noticing, and the tests that have to notice it. */
export type Fault = Edit & {
  /** What would no longer hold; `npm run test:mutation -- <part of it>` plants this one alone. */
  name: string
  file: string
  /** Further edits of the same file, where one alone would change nothing. */
  also?: Edit[]
  tests: string[]
}

/** The file with the fault in it. Throws when the file has moved on, and the fault has to follow it. */
export function planted(source: string, fault: Fault): string {
  return [fault, ...(fault.also ?? [])].reduce((text, edit) => edited(text, edit, fault), source)
}

function edited(source: string, { find, replace }: Edit, { name, file }: Fault): string {
  const [before, after, ...more] = source.split(find)
  if (before === undefined || after === undefined || more.length > 0) {
    const found = source.split(find).length - 1
    throw new Error(`'${name}' cannot be planted: ${file} has its text ${found} times, not once:\n${find}`)
  }
  return before + replace + after
}
