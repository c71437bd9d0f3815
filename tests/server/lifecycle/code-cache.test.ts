import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadProgram } from '#server/lifecycle/code-cache.ts'
import { buildIfStale, newFolder, ROOT } from '../../support/started.ts'

const DIST = join(ROOT, 'dist')

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const answer = { status: 0, stdout: `latchkey ${version}\n`, stderr: '' }

beforeAll(buildIfStale, 120_000)

test('a build leaves a code cache that this Node accepts', () => {
  expect(loadProgram(DIST).isFromCache).toBe(true)
})

test('an edited line of a build is what runs, even when the file is as long as before', async () => {
  const folder = await newBuild()
  const program = join(folder, 'server.cjs')
  writeFileSync(program, readFileSync(program, 'latin1').replace('`latchkey ${', '`LATCHKEY ${'), 'latin1')
  expect(loadProgram(folder).isFromCache).toBe(false)
  expect(versionSaidBy(folder)).toEqual({ ...answer, stdout: `LATCHKEY ${version}\n` })
})

test.each<[string, (folder: string) => void, string[]]>([
  ['that is not there', (folder) => rmSync(cacheIn(folder)), []],
  ['that is empty', (folder) => writeFileSync(cacheIn(folder), ''), []],
  [
    'that was cut off',
    (folder) => writeFileSync(cacheIn(folder), readFileSync(cacheIn(folder)).subarray(0, 9_999)),
    [],
  ],
  ['of other flags', () => {}, ['--no-lazy']],
])('a start works without a code cache %s', async (_what, spoil, flags) => {
  const folder = await newBuild()
  spoil(folder)
  expect(versionSaidBy(folder, flags)).toEqual(answer)
})

function cacheIn(folder: string) {
  return join(folder, 'server.cache')
}

/** The files of the build that a start needs, as a copy that a test can change. */
async function newBuild() {
  const root = await newFolder()
  const folder = join(root, 'dist')
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'))
  for (const name of ['main.js', 'server.cjs', 'server.cache']) cpSync(join(DIST, name), join(folder, name))
  return folder
}

function versionSaidBy(folder: string, flags: string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(folder, 'main.js'), '--version'],
    { encoding: 'utf8', timeout: 30_000 },
  )
  return { status, stdout, stderr }
}
