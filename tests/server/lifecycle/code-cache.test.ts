import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale, newFolder, ROOT } from '../../support/started.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const answer = { status: 0, stdout: `latchkey ${version}\n`, stderr: '' }

beforeAll(buildIfStale, 120_000)

test('a start accepts the compiled code of the one before, and leaves it as it is', async () => {
  const folder = await newBuild()
  expect(versionSaidBy(folder)).toEqual(answer)
  const kept = cachesIn(folder)
  expect(kept).not.toEqual([])
  expect(versionSaidBy(folder)).toEqual(answer)
  expect(cachesIn(folder)).toEqual(kept)
})

test('an edited line of a build is what runs, even when the file is as long as before', async () => {
  const folder = await newBuild()
  versionSaidBy(folder)
  const program = join(folder, 'server.cjs')
  writeFileSync(program, readFileSync(program, 'latin1').replace('`latchkey ${', '`LATCHKEY ${'), 'latin1')
  expect(versionSaidBy(folder)).toEqual({ ...answer, stdout: `LATCHKEY ${version}\n` })
})

test.each<[string, (folder: string) => void, string[]]>([
  ['that is not there', (folder) => rmSync(join(folder, 'code-cache'), { recursive: true }), []],
  ['that is empty', (folder) => spoil(folder, () => Buffer.alloc(0)), []],
  ['that was cut off', (folder) => spoil(folder, (content) => content.subarray(0, 9_999)), []],
  ['that cannot be written', (folder) => writeFileSync(remade(folder), 'no folder'), []],
  ['of other flags', () => {}, ['--no-lazy']],
])('a start works without a code cache %s', async (_what, change, flags) => {
  const folder = await newBuild()
  versionSaidBy(folder)
  change(folder)
  expect(versionSaidBy(folder, flags)).toEqual(answer)
})

test('a build leaves compiled code', () => {
  expect(cachesIn(join(ROOT, 'dist'))).not.toEqual([])
})

/** Every cached file, with what changes when it is written again. */
function cachesIn(folder: string) {
  const entries = readdirSync(join(folder, 'code-cache'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => [file, statSync(file).ino, statSync(file).mtimeMs])
}

function spoil(folder: string, change: (content: Buffer) => Buffer) {
  for (const [file] of cachesIn(folder)) writeFileSync(String(file), change(readFileSync(String(file))))
}

function remade(folder: string) {
  const cache = join(folder, 'code-cache')
  rmSync(cache, { recursive: true })
  return cache
}

/** The files of the build that a start needs, as a copy that a test can change. Its cache is made by a first start. */
async function newBuild() {
  const root = await newFolder()
  const folder = join(root, 'dist')
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'))
  for (const name of ['main.js', 'server.cjs']) cpSync(join(ROOT, 'dist', name), join(folder, name))
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
