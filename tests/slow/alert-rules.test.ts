import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { whyNot } from '../support/apt.ts'
import { newFolder, ROOT } from '../support/started.ts'

const RULES = join(ROOT, 'docs/monitoring/alerts.yml')

type Rule = { alert: string; labels: { severity: string }; annotations: object }

const rules: Rule[] = parse(readFileSync(RULES, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)

/** Minutes that are played. */
const HOUR = 60

/** What Prometheus scrapes of two processes, a value a minute, in promtool's form. `other` replaces parts of it. */
function scraped(other: Record<string, string> = {}) {
  const series: Record<string, string> = {
    'up{job="latchkey",instance="a"}': '1x60',
    'up{job="latchkey",instance="b"}': '1x60',
    'latchkey_info{job="latchkey",instance="a",version="1"}': '1x60',
    'latchkey_info{job="latchkey",instance="b",version="1"}': '1x60',
    'latchkey_requests_total{instance="a",status="200"}': '0+600x60',
    'latchkey_requests_total{instance="a",status="503"}': '0x60',
    'latchkey_requests_total{instance="a",status="500"}': '0x60',
    'latchkey_request_duration_seconds_bucket{procedure="account.get",le="1"}': '0+600x60',
    'latchkey_request_duration_seconds_bucket{procedure="account.get",le="5"}': '0+600x60',
    'latchkey_request_duration_seconds_bucket{procedure="account.get",le="+Inf"}': '0+600x60',
    'latchkey_outbox_oldest_seconds{instance="a",cause="away"}': '0x60',
    'latchkey_outbox_oldest_seconds{instance="a",cause="refused"}': '0x60',
    'latchkey_outbox_oldest_seconds{instance="a",cause="waiting"}': '0x60',
    'latchkey_outbox_letters{instance="a",state="dead"}': '0x60',
    ...other,
  }
  return Object.entries(series).map(([name, values]) => ({ series: name, values }))
}

type Firing = { from: number; to?: number; labels?: Record<string, string> }

/**
 * Plays an hour with promtool, and compares each minute of each alert: firing from `from` to `to` with these labels, and
 * at no other time. Null when promtool cannot be installed.
 */
async function play(series: Record<string, string>, firing: Record<string, Firing> = {}) {
  const problem = whyNot('/usr/bin/promtool', 'prometheus')
  if (problem !== null) {
    process.stdout.write(`promtool: not tried, ${problem}\n`)
    return null
  }
  const minutes = Array.from({ length: HOUR }, (_, minute) => minute)
  const checks = rules.flatMap(({ alert, labels: { severity }, annotations }) =>
    minutes.map((minute) => {
      const { from = HOUR, to = HOUR, labels = {} } = firing[alert] ?? {}
      const isFiring = minute >= from && minute < to
      const expected = { exp_labels: { severity, ...labels }, exp_annotations: annotations }
      return { eval_time: `${minute}m`, alertname: alert, exp_alerts: isFiring ? [expected] : [] }
    }),
  )
  const file = join(await newFolder(), 'test.yml')
  const test = { interval: '1m', input_series: scraped(series), alert_rule_test: checks }
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [test] }))
  const { status, stdout, stderr } = spawnSync('/usr/bin/promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  })
  return { status, said: status === 0 ? '' : stdout + stderr }
}

const SILENT = { status: 0, said: '' }

/** When promtool is there, the expectations above hold. */
async function expectPlayed(series: Record<string, string>, firing: Record<string, Firing> = {}) {
  const played = await play(series, firing)
  if (played !== null) expect(played).toEqual(SILENT)
}

const DOWN_FOR_2 = '1x19 0x1 1x40'
/** Prometheus marks a series as stale when its target does not answer. */
const GONE_FOR_2 = '1x19 stale _ 1x40'

it('an hour of ordinary trouble pages nobody: 451, 550, restarts; a slow disk is a ticket', () =>
  expectPlayed(
    {
      // Links to an address that answers 451, each for the quarter of an hour that it is good.
      'latchkey_outbox_oldest_seconds{instance="a",cause="refused"}': '0+60x14 0+60x14 0+60x14 0+60x14',
      // The mail server restarts, twice; a letter that it had refused for long meets that too.
      'latchkey_outbox_oldest_seconds{instance="a",cause="away"}': '0x10 60 120 180 0x20 900 960 1020 0x30',
      // Addresses that do not exist.
      'latchkey_outbox_letters{instance="a",state="dead"}': '0+0.2x60',
      // One process restarts, and answers 503 for some seconds.
      'up{job="latchkey",instance="b"}': DOWN_FOR_2,
      'latchkey_info{job="latchkey",instance="b",version="1"}': GONE_FOR_2,
      'latchkey_requests_total{instance="a",status="503"}': '0x19 200x41',
      // The disk is slow for eight minutes: a tenth of the calls takes longer than a second.
      'latchkey_request_duration_seconds_bucket{procedure="account.get",le="1"}':
        '0+600x30 18540+540x7 22920+600x30',
    },
    { LatchkeySlow: { from: 41, to: 43 } },
  ))

it('a mail server that is away pages once, within six minutes, until it is back', () =>
  expectPlayed(
    { 'latchkey_outbox_oldest_seconds{instance="a",cause="away"}': '0x10 60+60x19 0x40' },
    { LatchkeyMailAway: { from: 16, to: 31 } },
  ))

it('a notice to an address that answers 451 all day is a ticket, and pages nobody', () =>
  expectPlayed(
    { 'latchkey_outbox_oldest_seconds{instance="a",cause="refused"}': '0+60x60' },
    { LatchkeyMailStuck: { from: 21, labels: { cause: 'refused' } } },
  ))

it('one of two processes that is down is a ticket, and all of them are a page', async () => {
  const down = { from: 25, labels: { job: 'latchkey', instance: 'b' } }
  const b = {
    'up{job="latchkey",instance="b"}': '1x19 0x40',
    'latchkey_info{job="latchkey",instance="b",version="1"}': '1x19 stale _x39',
  }
  await expectPlayed(b, { LatchkeyProcessDown: down })
  const a = {
    'up{job="latchkey",instance="a"}': '1x0 stale _x58',
    'latchkey_info{job="latchkey",instance="a",version="1"}': '1x0 stale _x58',
  }
  await expectPlayed({ ...a, ...b }, { LatchkeyProcessDown: down, LatchkeyDown: { from: 22 } })
})

it('a database that is away pages, and so do calls that end in a defect', async () => {
  await expectPlayed(
    { 'latchkey_requests_total{instance="a",status="503"}': '0x9 0+600x50' },
    { LatchkeyUnavailable: { from: 14 } },
  )
  await expectPlayed(
    { 'latchkey_requests_total{instance="a",status="500"}': '0x9 0+2x50' },
    { LatchkeyDefects: { from: 16 } },
  )
})
