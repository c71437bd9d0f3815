/** What became of one test. */
export type Outcome = {
  file: string
  title: string
  state: string
  errors: { name: string; message: string }[]
}

/**
 * Whether a test looked and did not find what it wanted: by vitest's assertions, or by waiting with our own `until`. A
 * program that does not even run fails in other ways, and that is nothing a test has noticed.
 */
function isNotice({ name, message }: { name: string; message: string }) {
  return name === 'AssertionError' || /^Waited \d+ ms in vain for /.test(message)
}

/** The tests that noticed, in the order they ran; those that fail without any fault have no say. */
export function noticedBy(outcomes: Outcome[], unfit: Outcome[] = []): string[] {
  return failedOf(outcomes)
    .filter(({ errors }) => errors.some(isNotice))
    .filter(({ file, title }) => !unfit.some((other) => other.file === file && other.title === title))
    .map(({ title }) => title)
}

/** What broke without being noticed: why a fault that survived may be a badly written one. */
export function brokenIn(outcomes: Outcome[]): string[] {
  return failedOf(outcomes).flatMap(({ title, errors }) =>
    errors.map(({ name, message }) => `${title}: ${name}: ${message.split('\n', 1)[0]}`),
  )
}

function failedOf(outcomes: Outcome[]) {
  return outcomes.filter(({ state }) => state === 'failed')
}

/** The tests that fail, or are left out, where nothing was planted. */
export function unfitIn(outcomes: Outcome[]): Outcome[] {
  return outcomes.filter(({ state }) => state !== 'passed')
}

/** One line a fault: its name, and who noticed first, with the number of the others. */
export function tableOf(results: { name: string; noticed: string[] }[]): string {
  const width = Math.max(0, ...results.map(({ name }) => name.length))
  return results
    .map(({ name, noticed: [first, ...others] }) => {
      const more = others.length > 0 ? ` (and ${others.length} more)` : ''
      return `${name.padEnd(width)}  ${first === undefined ? 'SURVIVED' : first + more}`
    })
    .join('\n')
}
