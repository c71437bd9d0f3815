import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const { scripts, engines } = JSON.parse(read('package.json'))
const { jobs } = parse(read('.github/workflows/ci.yml'))
const scenes = parse(read('.github/workflows/scenes.yml'))

test('the workflow runs existing scripts, on the oldest supported Node and on newer ones', () => {
  const text = JSON.stringify([jobs, scenes.jobs])
  const run = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
  expect(run).toEqual(['check', 'test:server', 'test:e2e', 'test:slow', 'test:scenes'])
  for (const name of run) expect(Object.keys(scripts)).toContain(name)
  const nodes = jobs.server.strategy.matrix.node.map(String)
  expect(engines.node).toBe(`>=${nodes[0]}`)
  expect(nodes).toEqual(['20.19', '22', '24'])
})

test('every installed package supports every allowed Node', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const demanding = Object.entries<{ engines?: { node?: string }; optional?: boolean }>(packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .filter(([, { engines: wanted }]) => /^\s*>=?\s*2[1-9][^|]*$/.test(wanted?.node ?? ''))
  expect(demanding.map(([path]) => path)).toEqual([])
})

test('the issue forms can be parsed, and ask for something', () => {
  const folder = '.github/ISSUE_TEMPLATE'
  const forms = readdirSync(join(ROOT, folder)).filter((name) => name !== 'config.yml')
  expect(forms.length).toBeGreaterThan(1)
  for (const name of forms) {
    const { name: title, description, body } = parse(read(join(folder, name)))
    expect([title, description].every((text) => typeof text === 'string')).toBe(true)
    expect(
      body.some(({ validations }: { validations?: { required?: boolean } }) => validations?.required),
    ).toBe(true)
  }
})
