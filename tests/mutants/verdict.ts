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

/** The tests that noticed, in the order they ran. */
export function noticedBy(outcomes: Outcome[]): string[] {
  return failedOf(outcomes)
    .filter(({ errors }) => errors.some(isNotice))
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

/** What keeps tests from being judges: those that fail or are left out by themselves, and files without any. */
export function unfitIn(outcomes: Outcome[], files: string[]): string[] {
  const empty = files.filter((file) => !outcomes.some((outcome) => outcome.file === file))
  const failing = outcomes.filter(({ state }) => state !== 'passed')
  return [
    ...empty.map((file) => `${file} has no test that runs`),
    ...failing.map(({ file, title, state }) => `${file} ${state}: ${title}`),
  ]
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
