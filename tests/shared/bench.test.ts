import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isWhole, readOptions } from '../../tools/bench/options.ts'
import { type Series, summarize } from '../../tools/bench/summary.ts'
import { comparisonOf, tableOf } from '../../tools/bench/table.ts'
import { labelOf, type ServerName, turned, waysTo } from '../../tools/bench/ways.ts'

type Figures = { perSecond: number; serverMs?: number; databaseMs?: number }

function measured({ perSecond, serverMs = 1, databaseMs = 1 }: Figures) {
  const outcome = { answered: 1, ms: 1, p50: 1, p99: 1, slowest: 1, failures: {}, sample: null, workMs: 0 }
  return { ...outcome, perSecond, serverMs, databaseMs, generatorBusy: 0, mailed: null }
}

function series(name: ServerName, door: 'rest' | 'trpc', figures: Figures[]): Series {
  return { server: { name }, door, rounds: figures.map(measured) }
}

const baseline = series('baseline', 'rest', [{ perSecond: 1000 }, { perSecond: 500 }, { perSecond: 100 }])
const rest = series('service', 'rest', [
  { perSecond: 900, serverMs: 1 },
  { perSecond: 400, serverMs: 2 },
  { perSecond: 90, serverMs: 9 },
])
const trpc = series('service', 'trpc', [{ perSecond: 450 }, { perSecond: 200 }, { perSecond: 45 }])
const otherRest = series('other', 'rest', [
  { perSecond: 1000, serverMs: 2 },
  { perSecond: 200, serverMs: 8 },
  { perSecond: 60, serverMs: 6 },
])

describe('the figures', () => {
  test('compare two builds round by round, not median by median', () => {
    const { ofOther } = summarize('read', 32, rest, [baseline, rest, otherRest])
    expect(ofOther).toEqual({
      perSecond: { median: 1.5, least: 0.9, most: 2 },
      serverMs: { median: 0.5, least: 0.25, most: 1.5 },
      databaseMs: { median: 1, least: 1, most: 1 },
    })
  })

  test('compare each door only with the same door of the other build', () => {
    const otherTrpc = series('other', 'trpc', [{ perSecond: 900 }, { perSecond: 400 }, { perSecond: 90 }])
    const all = [baseline, rest, otherRest, trpc, otherTrpc]
    const lines = all.map((one) => summarize('read', 32, one, all))
    expect(lines.map(({ ofOther }) => ofOther?.perSecond.median)).toEqual([
      undefined,
      1.5,
      undefined,
      0.5,
      undefined,
    ])
  })

  test('show the share of the baseline for both builds, and for REST the share of their own server', () => {
    const all = [baseline, rest, otherRest, trpc]
    expect(summarize('read', 32, otherRest, all).ratio).toEqual({ median: 0.6, least: 0.4, most: 1 })
    expect(summarize('read', 32, trpc, all).ofRest).toBe(0.5)
    expect(summarize('read', 32, trpc, [baseline, trpc]).ofRest).toBeNull()
  })
})

describe('the tables', () => {
  const all = [baseline, rest, otherRest, trpc]
  const lines = all.map((one) => summarize('read', 32, one, all))

  test('have a row for each combination of server and door', () => {
    const rows = tableOf(lines).split('\n').slice(1)
    expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual(['read', 'REST', 'other REST', 'tRPC'])
  })

  test('have no comparison without another build', () => {
    const [, ...rows] = comparisonOf(lines).split('\n')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/^read, REST +1\.500 +0\.90\.\.2\.00 +0\.500 /)
  })
})

describe('the order of measurements', () => {
  const servers = (['baseline', 'service', 'other'] as const).map((name) => ({ name }))
  const labels = (ways: ReturnType<typeof waysTo<{ name: ServerName }>>) =>
    ways.map(({ server, door }) => labelOf({ server: server.name, door }))

  test('lets two builds follow each other through each door', () => {
    const ways = waysTo(servers, ['rest', 'trpc'])
    expect(labels(ways)).toEqual(['baseline', 'REST', 'other REST', 'tRPC', 'other tRPC'])
    expect(labels(waysTo(servers.slice(0, 2), ['trpc']))).toEqual(['baseline', 'tRPC'])
  })

  test.each([2, 3, 5])(
    'gives each of %i combinations each place equally often, and each follows each other',
    (count) => {
      const ways = Array.from({ length: count }, (_, way) => way)
      const orders = Array.from({ length: 2 * count }, (_, round) => turned(ways, round))
      for (const way of ways) {
        for (const place of ways) expect(orders.filter((order) => order[place] === way)).toHaveLength(2)
        for (const other of ways.filter((one) => one !== way)) {
          const isBefore = (order: number[]) => order.indexOf(way) < order.indexOf(other)
          expect(orders.filter(isBefore)).toHaveLength(count)
        }
      }
    },
  )
})

describe('the arguments', () => {
  let checkout: string
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'bench-checkout-'))
  })
  afterEach(() => rmSync(checkout, { recursive: true, force: true }))

  test('default to nine rounds, both doors and no other build', () => {
    expect(readOptions([])).toMatchObject({ rounds: 9, doors: ['rest', 'trpc'], against: null })
  })

  test('refuse a checkout without a build in one line that names it', () => {
    mkdirSync(join(checkout, 'dist'))
    expect(() => readOptions(['--against', checkout])).toThrow(
      `There is no build in ${checkout}: it has no dist/main.js. Run 'npm run build:app' there.`,
    )
  })

  test('select another build, one door and some calls', () => {
    mkdirSync(join(checkout, 'dist'))
    writeFileSync(join(checkout, 'dist/main.js'), '')
    const { against, doors, calls } = readOptions([
      '--against',
      checkout,
      '--doors',
      'rest',
      '--only',
      'read,refresh',
    ])
    expect({ against, doors, calls: calls.map(({ name }) => name) }).toEqual({
      against: join(checkout, 'dist'),
      doors: ['rest'],
      calls: ['read', 'refresh'],
    })
  })

  test.each([
    [['--doors', 'soap'], "There is no door 'soap' to measure"],
    [['--only', 'read,reed'], "There is no call 'reed' to measure"],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })

  test('draw the picture only from a complete measurement without another build', () => {
    const all = readOptions([])
    expect(isWhole(all)).toBe(true)
    expect(isWhole({ ...all, against: checkout })).toBe(false)
    for (const args of [
      ['--only', 'read,refresh,create'],
      ['--doors', 'rest'],
      ['--connections', '1'],
      ['--rounds', '2'],
    ])
      expect(isWhole(readOptions(args))).toBe(false)
  })
})
