/** The result of one test. */
export type Outcome = {
  file: string
  title: string
  state: string
  errors: { name: string; message: string }[]
}

/**
 * Whether a test checked something and failed: by vitest's assertions, or by waiting with our own `until`. A program
 * that does not even run fails in other ways, and no test has noticed that.
 */
function isNotice({ name, message }: { name: string; message: string }) {
  return name === 'AssertionError' || /^Waited \d+ ms in vain for /.test(message)
}

/** The tests that noticed, in the order they ran; those that fail without any fault do not count. */
export function noticedBy(outcomes: Outcome[], unfit: Outcome[] = []): string[] {
  return failedOf(outcomes)
    .filter(({ errors }) => errors.some(isNotice))
    .filter(({ file, title }) => !unfit.some((other) => other.file === file && other.title === title))
    .map(({ title }) => title)
}

/** What broke without being noticed: why a surviving fault may be badly written. */
export function brokenIn(outcomes: Outcome[]): string[] {
  return failedOf(outcomes).flatMap(({ title, errors }) =>
    errors.map(({ name, message }) => `${title}: ${name}: ${message.split('\n', 1)[0]}`),
  )
}

function failedOf(outcomes: Outcome[]) {
  return outcomes.filter(({ state }) => state === 'failed')
}

/** The tests that fail, or are left out, without a planted fault. */
export function unfitIn(outcomes: Outcome[]): Outcome[] {
  return outcomes.filter(({ state }) => state !== 'passed')
}

/** One line for each fault: its name, and the first test that noticed, with the number of the others. */
export function tableOf(results: { name: string; noticed: string[] }[]): string {
  const width = Math.max(0, ...results.map(({ name }) => name.length))
  return results
    .map(({ name, noticed: [first, ...others] }) => {
      const more = others.length > 0 ? ` (and ${others.length} more)` : ''
      return `${name.padEnd(width)}  ${first === undefined ? 'SURVIVED' : first + more}`
    })
    .join('\n')
}
