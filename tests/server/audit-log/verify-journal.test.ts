import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { publicKeySet } from '#server/platform/key-pairs.ts'
import type { AuditEntry, AuditLogHead } from '#shared/audit-log.ts'
import { journalOf } from '../../support/journal.ts'
import { start } from '../../support/processes.ts'
import { ROOT } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'
import { createWorld, type World } from '../../support/world.ts'

const OTHER_SECRET = 'another secret of more than thirty-two bytes'

let world: World
let journal: { head: AuditLogHead; entries: AuditEntry[] }
let upid: string
beforeAll(async () => {
  world = await createWorld()
  const guest = await world.newGuest()
  upid = guest.upid
  for (const bornOn of ['1990-12-10', '1990-12-11', '1990-12-12']) {
    await world.run('account.setBornOn', { bornOn }, { bearer: guest.jwt })
  }
  const { head, entries } = await journalOf(world, guest.jwt)
  journal = { head, entries: entries.toReversed() }
})
afterAll(() => world.close())

/** A folder like an unpacked export, with the given files. */
function folderWith(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    const isWritten = typeof content === 'string' || Buffer.isBuffer(content)
    writeFileSync(join(folder, name), isWritten ? content : JSON.stringify(content))
  }
  return folder
}

/** The built program, on the files of such a folder. */
async function verify(files: Record<string, unknown>, args: string[] = [], env: Record<string, string> = {}) {
  const folder = folderWith({
    'account.json': { account: { upid } },
    'keys.json': publicKeySet([SECRET], 'journal signature'),
    ...files,
  })
  const { exited, output } = start(
    [join(ROOT, 'dist/verify-journal.js'), ...args.map((arg) => arg.replace('~', folder))],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
    },
  )
  const { code } = await exited
  return { code, stdout: output.stdout, stderr: output.stderr.replaceAll(folder, '~') }
}

const KEYS = ['--keys', '~/keys.json']

it('a valid journal exits 0 and is reported', async () => {
  expect(await verify({ 'journal.json': journal }, ['~/journal.json', ...KEYS])).toEqual({
    code: 0,
    stdout: `The journal of ${upid} is intact: entries 1 to 4, none changed, none missing.\n`,
    stderr: '',
  })
})

it('a journal cut at its old end is valid, and the report says where it begins', async () => {
  const cut = { ...journal, entries: journal.entries.slice(2) }
  expect(await verify({ 'journal.json': cut }, ['~/journal.json', ...KEYS])).toMatchObject({
    code: 0,
    stdout: `The journal of ${upid} is intact: entries 3 to 4, none changed, none missing. It begins with entry 3: what came before was cut off.\n`,
  })
})

it('each defect of a journal is reported on its own line, with exit code 1', async () => {
  const entries = journal.entries
    .with(1, { ...(journal.entries[1] as AuditEntry), browser: 'Nobody' })
    .slice(0, -1)
  expect(await verify({ 'journal.json': { ...journal, entries } }, ['~/journal.json', ...KEYS])).toEqual({
    code: 1,
    stdout:
      'Entry 4 is missing at the end, as the head shows.\nEntry 2 was changed: it does not match its hash.\n',
    stderr: '',
  })
})

it('a foreign key and the journal of another account are reported', async () => {
  const foreign = { 'keys.json': publicKeySet([OTHER_SECRET], 'journal signature') }
  expect(await verify({ 'journal.json': journal, ...foreign }, ['~/journal.json', ...KEYS])).toMatchObject({
    code: 1,
    stdout: `The head is signed by an unknown key: ${journal.head.kid} is not among the given keys.\n`,
  })
  expect(
    await verify({ 'journal.json': journal }, ['~/journal.json', ...KEYS, '--upid', 'ANOTHERONE']),
  ).toMatchObject({
    code: 1,
    stdout: 'The signature of the head is not valid: it, the head or the account (ANOTHERONE) was changed.\n',
  })
})

it.each([
  ['a member twice', '"browser":"Nobody",$&', 'an object in it has the same member twice'],
  ['a member of a prototype', '"__proto__":{"browser":"Nobody"},$&', 'a member of it is called __proto__'],
  ['bytes that are no text', '"more":"\xff",$&', 'The encoded data was not valid'],
])('an ambiguous journal, by %s, is not checked, with exit code 2', async (_, more, line) => {
  const written = JSON.stringify(journal).replace('"browser"', more)
  const files = { 'journal.json': Buffer.from(written, 'latin1') }
  const { code, stdout, stderr } = await verify(files, ['~/journal.json', ...KEYS])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(`~/journal.json cannot be read: ${line}`)
})

it('the keys may come from a URL: of this installation, or of a rotated secret', async () => {
  const server = createServer((_, response) =>
    response.end(JSON.stringify(publicKeySet([SECRET], 'journal signature'))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/.well-known/latchkey-journal.json`
  const files = { 'journal.json': journal, secret: `${OTHER_SECRET},${SECRET}\n` }
  expect((await verify(files, ['~/journal.json', '--keys', url])).code).toBe(0)
  expect((await verify(files, ['~/journal.json'], { SECRET })).code).toBe(0)
  expect((await verify(files, ['~/journal.json'], { SECRET: OTHER_SECRET })).code).toBe(1)
  expect((await verify(files, ['~/journal.json'], { DATA_DIR: '.' })).code).toBe(0)
})

it.each<[string, Record<string, unknown>, string[], string]>([
  ['no file', {}, [], 'Usage: npm run verify-journal'],
  ['two files', {}, ['a', 'b'], 'Usage: npm run verify-journal'],
  ['a flag that is none', {}, ['~/journal.json', '--what'], "Unknown option '--what'. Usage"],
  ['a file that is not there', {}, ['~/journal.json', ...KEYS], '~/journal.json cannot be read: ENOENT'],
  [
    'what is no JSON, in one line',
    { 'journal.json': '{\n"a": x\n}' },
    ['~/journal.json', ...KEYS],
    '~/journal.json cannot be read: ',
  ],
  [
    'keys that can be read in two ways',
    { 'keys.json': '{"keys":[],"keys":[]}' },
    ['~/journal.json', ...KEYS],
    '~/keys.json cannot be read: an object in it has the same member twice',
  ],
  [
    'what is no journal',
    { 'journal.json': [] },
    ['~/journal.json', ...KEYS],
    '~/journal.json is not a journal: it has no head, or no list of entries.',
  ],
  [
    'nobody’s',
    { 'account.json': {} },
    ['~/journal.json', ...KEYS],
    'There is no account.json beside the journal',
  ],
  [
    'no keys',
    {},
    ['~/journal.json'],
    'There is no installation here, so name the keys: --keys <file or URL>.',
  ],
  [
    'keys of another kind',
    { 'keys.json': { keys: [{ kty: 'RSA', kid: 'a' }] } },
    ['~/journal.json', ...KEYS],
    '~/keys.json has no journal key',
  ],
  [
    'keys that nobody answers for',
    {},
    ['~/journal.json', '--keys', 'http://127.0.0.1:9/'],
    'http://127.0.0.1:9/ cannot be read: ',
  ],
])('for %s it says why it cannot check, with exit code 2', async (what, files, args, line) => {
  const known: Record<string, unknown> =
    what === 'a file that is not there' ? {} : { 'journal.json': journal }
  const { code, stdout, stderr } = await verify({ ...known, ...files }, args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(line)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

it('--help lists the arguments', async () => {
  const { code, stdout } = await verify({}, ['--help'])
  expect(code).toBe(0)
  for (const word of ['--keys', '--upid', 'Exit codes: 0', 'npm run verify-journal --'])
    expect(stdout).toContain(word)
})

it('npm run verify-journal does the same', () => {
  const folder = folderWith({
    'journal.json': journal,
    'keys.json': publicKeySet([SECRET], 'journal signature'),
  })
  const { status, stdout } = spawnSync(
    'npm',
    [
      'run',
      '--silent',
      'verify-journal',
      '--',
      join(folder, 'journal.json'),
      '--keys',
      join(folder, 'keys.json'),
      '--upid',
      upid,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
  expect({ status, stdout }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('none changed, none missing'),
  })
})
