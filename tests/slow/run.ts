import { runPhases } from '../support/phases.ts'

/**
 * `npm run test:slow`: what starts processes, needs other programs or takes long. Its parts run one after another, even
 * after a failure.
 */

/** As many sequences as `npm test` runs already, from the first seed on. */
const PLAYS_BEFORE = 30

const model = ['tsx', 'tests/model/run.ts']

await runPhases([
  { name: 'build', command: ['node', 'build/build-if-stale.mjs'] },
  {
    name: 'programs',
    command: ['vitest', 'run', '--config', 'tests/vitest.slow.config.ts'],
    report: 'test-results/slow-programs.json',
  },
  {
    name: 'model',
    command: [...model, '--sequences', '800', '--plays', '0'],
    report: 'test-results/slow-model.json',
  },
  {
    name: 'adversary',
    command: [...model, '--sequences', '0', '--from', String(PLAYS_BEFORE + 1), '--plays', '200'],
    report: 'test-results/slow-adversary.json',
  },
  { name: 'engines', command: ['tsx', 'tests/engines/run.ts'], report: 'test-results/slow-engines.json' },
])
