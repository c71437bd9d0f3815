import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Figure } from './figures.ts'

const FILE = 'test-results/faults.json'

type Scenario = { name: string; outcome: string; seconds: number; note: string | null; figures: Figure[] }

/** Prints the figures of all scenarios at the end of the run, and writes them as JSON. */
export class Table implements Reporter {
  #loadBefore = 0

  onInit() {
    this.#loadBefore = loadavg()[0] ?? 0
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const scenarios = modules
      .flatMap((module) => [...module.children.allTests()].map(scenarioOf))
      // Not the ones that were not selected.
      .filter(({ outcome, note }) => outcome !== 'skipped' || note !== null)
    process.stdout.write(`\n${tableOf(scenarios)}\n\n`)
    if (this.#loadBefore > availableParallelism()) {
      const busy = `This machine was busy before it began (load ${this.#loadBefore.toFixed(1)})`
      process.stdout.write(`${busy}: times mean little, losses and failures mean what they say.\n`)
    }
    mkdirSync(join(FILE, '..'), { recursive: true })
    writeFileSync(FILE, `${JSON.stringify(scenarios, null, 2)}\n`)
    process.stdout.write(`The same as JSON: ${FILE}\n`)
  }
}

function scenarioOf(test: TestCase): Scenario {
  const result = test.result()
  return {
    name: test.fullName,
    outcome: result.state,
    seconds: Math.round((test.diagnostic()?.duration ?? 0) / 1000),
    note: result.state === 'skipped' ? (result.note ?? null) : null,
    figures: test.meta().figures ?? [],
  }
}

function tableOf(scenarios: Scenario[]) {
  const rows = scenarios.flatMap(({ name, outcome, seconds, note, figures }) => [
    ['', '', ''],
    [`${name} (${note ? `not done here: ${note}` : `${outcome}, ${seconds} s`})`, '', ''],
    ...figures.map(({ what, value, unit, most }) => [
      `  ${what}`,
      `${value} ${unit}`.trim(),
      most === null ? '' : `${value > most ? 'BROKEN, ' : ''}at most ${most}`,
    ]),
  ])
  return rows
    .map(([what = '', value = '', most = '']) => `${what.padEnd(64)}${value.padStart(9)}   ${most}`.trimEnd())
    .join('\n')
}
