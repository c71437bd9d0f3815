import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cryptographyOf } from '#server/audit-log/file/public-keys.ts'
import { publicKeySet } from '#server/platform/key-pairs.ts'
import { judgeAuditLog } from '#shared/audit-log-chain.ts'
import { admin, adminOn } from '../../support/admin.ts'
import { urlOf } from '../../support/cluster.ts'
import { journalOf } from '../../support/journal.ts'
import { newOwner } from '../../support/recovery-email.ts'
import { newFolder } from '../../support/started.ts'
import { SECRET } from '../../support/test-config.ts'
import { unpacked } from '../../support/unpacked.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let run: ReturnType<typeof adminOn>
beforeAll(async () => {
  world = await createWorld()
  run = adminOn(world.connection)
})
afterAll(() => world.close())

const byOperator = { browser: null, detail: 'operator' }

describe('account export', () => {
  it('writes the ZIP that the holder would get, for its owner alone, and the journal says so', async () => {
    const { upid, jwt } = await world.newGuest()
    await world.rest('POST', '/api/account/real-name', { first: 'Ada', last: 'Lovelace' }, { bearer: jwt })
    const file = join(await newFolder(), 'ada.zip')
    const ended = await run('account', 'export', upid, file)
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    expect(ended.json).toEqual({
      account: upid,
      file,
      filename: expect.stringMatching(new RegExp(`^latchkey-${upid}-\\d{4}-\\d\\d-\\d\\d\\.zip$`)),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const files = unpacked(await readFile(file))
    expect(Object.keys(files)).toEqual(['account.json', 'account.schema.json', 'journal.json', 'index.html'])
    expect(JSON.parse(files['account.json'] ?? '').account).toMatchObject({ upid, first: 'Ada' })
    const { entries } = await journalOf(world, jwt)
    expect(entries[0]).toMatchObject({ event: 'exported', key: null, ...byOperator })
    // The next copy has that entry, and its page says it in words.
    await run('account', 'export', upid, file, '--force')
    expect(unpacked(await readFile(file))['index.html']).toContain('<b>Data downloaded by the operator</b>')
  })

  it('counts on no limit of the holder', async () => {
    const { upid, jwt } = await world.newGuest()
    const file = join(await newFolder(), 'guest.zip')
    for (let times = 0; times < 6; times++)
      expect((await run('account', 'export', upid, file, '--force')).code).toBe(0)
    expect((await world.rest('POST', '/api/account/export', {}, { bearer: jwt })).status).toBe(200)
  })

  it('is given of an account that is restricted, and of one that is about to be deleted', async () => {
    const { bearer, id } = await newOwner(world)
    const folder = await newFolder()
    await world.run('account.restrict', undefined, { bearer })
    expect((await run('account', 'export', id, join(folder, 'restricted.zip'))).code).toBe(0)
    await run('account', 'delete', id)
    expect((await run('account', 'export', id, join(folder, 'resting.zip'))).code).toBe(0)
    const files = unpacked(await readFile(join(folder, 'resting.zip')))
    expect(JSON.parse(files['account.json'] ?? '').account.restsUntil).toEqual(expect.any(String))
  })

  it('refuses, and notes nothing: a file that is there, a folder that is not, nobody', async () => {
    const { upid, jwt } = await world.newGuest()
    const folder = await newFolder()
    const file = join(folder, 'a.zip')
    await writeFile(file, 'mine')
    expect(await run('account', 'export', upid, file)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `${file} is there already, and was not changed; --force replaces it.\n`,
    })
    expect(await readFile(file, 'utf8')).toBe('mine')
    const nowhere = join(folder, 'none', 'a.zip')
    expect(await run('account', 'export', upid, nowhere)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${nowhere} cannot be written (ENOENT).\n`,
    })
    expect(await run('account', 'export', 'NOBODY', join(folder, 'b.zip'))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no account NOBODY.\n',
    })
    expect((await journalOf(world, jwt)).entries.map(({ event }) => event)).toEqual(['guest_made'])
  })
})

describe('account journal', () => {
  it('gives the journal as verify-journal reads it; its newest entry is this reading', async () => {
    const { upid, jwt } = await world.newGuest()
    await world.run('account.setBornOn', { bornOn: '1990-12-10' }, { bearer: jwt })
    await run('feature', 'grant', upid, 'early-access')
    const { code, stderr, json } = await run('account', 'journal', upid)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(json.entries.map(({ event }: { event: string }) => event)).toEqual([
      'guest_made',
      'birthday_changed',
      'key_added',
      'exported',
    ])
    expect(json.entries.slice(2)).toMatchObject([byOperator, byOperator])
    const { keys } = publicKeySet([SECRET], 'journal signature')
    const judge = (journal: typeof json) => judgeAuditLog(journal, upid, cryptographyOf(keys))
    expect(judge(json)).toEqual({ faults: [], from: 1, upTo: 4 })
    // 'operator' is part of what the hash covers.
    const hidden = structuredClone(json)
    hidden.entries[2].detail = null
    expect(judge(hidden).faults).toHaveLength(1)
    const { entries, head } = await journalOf(world, jwt)
    expect({ entries: entries.toReversed(), head }).toEqual(json)
  })

  it('says in a line of each entry what happened, when, and who did it', async () => {
    const { upid } = await world.newGuest()
    await run('feature', 'grant', upid, 'early-access')
    const env = { DATABASE_URL: urlOf(world.connection), SECRET }
    const { code, stdout } = await admin(['account', 'journal', upid], env)
    expect(code).toBe(0)
    const [heading, first, second, third, ...more] = stdout.split('\n')
    expect(heading).toMatch(/^seq +at +what +about +browser$/)
    expect(first).toMatch(/^1 +\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ +Account created +- +\S/)
    expect(second).toMatch(/^2 +\S+ +Feature key added by the operator +Early access +-$/)
    expect(third).toMatch(/^3 +\S+ +Data downloaded by the operator +- +-$/)
    expect(more).toEqual([''])
  })
})
