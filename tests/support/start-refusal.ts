import { expect } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { SECRET } from './test-config.ts'

/** Why a start with these variables is refused; null when it is not. */
export function refusalOf(env: Record<string, string>): StartProblem | null {
  try {
    readConfig({ SECRET, ...env })
    return null
  } catch (error) {
    if (error instanceof StartProblem) return error
    throw error
  }
}

/** Expects one line that names the variable, and exit code 2. */
export function expectLine(refusal: StartProblem | null, name: string) {
  expect(refusal?.exitCode).toBe(2)
  expect(refusal?.message).toMatch(new RegExp(`^${name} [^\n]+$`))
}
