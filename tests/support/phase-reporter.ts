import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { firstLine, leaveReport } from './phase-report.ts'

/**
 * Writes the results of a vitest run as the report of a phase. Vitest's own JSON counts a file from its first test to
 * its last. It leaves out imports and hooks, where most of the slow work happens.
 */
export class PhaseReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const states = modules.flatMap(statesOf)
    const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length
    leaveReport({
      passed: count('passed'),
      failed: count('failed', 'pending') + errors.length,
      skipped: count('skipped'),
      failures: modules.flatMap((module) =>
        [...module.children.allTests()].flatMap((test) => failureOf(module.relativeModuleId, test)),
      ),
      files: modules.map((module) => ({ file: module.relativeModuleId, seconds: lengthOf(module) / 1000 })),
    })
  }
}

function failureOf(file: string, test: TestCase): string[] {
  const { state, errors } = test.result()
  return state === 'failed' ? [`${file} › ${test.fullName}: ${firstLine(errors?.[0]?.message)}`] : []
}

/** A file that cannot be read, or whose hooks fail, counts as one more failure. */
function statesOf(module: TestModule): string[] {
  const tests = [...module.children.allTests()].map((test) => test.result().state)
  return module.state() === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests
}

function lengthOf(module: TestModule) {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return collectDuration + setupDuration + duration
}
