import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startIntervalJob } from '#server/jobs/interval-job.ts'
import { until } from '../../support/until.ts'

test('an interval job continues after a failed round, runs one round at a time, and ends with the last', async () => {
  const logged: string[] = []
  let [begun, atOnce, most] = [0, 0, 0]
  const beat = startIntervalJob({
    every: 5,
    log: pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line).msg) }),
    failure: 'it failed',
    work: async () => {
      begun += 1
      atOnce += 1
      most = Math.max(most, atOnce)
      await sleep(20)
      atOnce -= 1
      if (begun === 1) throw new Error('on purpose')
    },
  })
  onTestFinished(() => beat.stop())
  expect(begun).toBe(0)
  await until('three rounds', () => begun === 3, 5000)
  await beat.stop()
  expect({ logged, atOnce, most }).toEqual({ logged: ['it failed'], atOnce: 0, most: 1 })

  const ended = begun
  await sleep(50)
  expect(begun).toBe(ended)
})

test('work that may already be due starts at once', async () => {
  let begun = 0
  const beat = startIntervalJob({
    every: 60_000,
    beginsAtOnce: true,
    log: pino({ level: 'silent' }),
    failure: 'it failed',
    work: async () => {
      begun += 1
    },
  })
  expect(begun).toBe(1)
  await beat.stop()
})
