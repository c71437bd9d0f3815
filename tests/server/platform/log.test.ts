import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'

test('secrets and addresses do not get into the log, wherever they appear', () => {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } })
  const secret = 'hunter2'
  log.info({ code: '123456', body: { code: '123456' } }, 'codes')
  log.info({ token: secret, email: secret, code: secret, browserKey: secret }, 'fields')
  log.info({ body: { refreshToken: secret, code: secret }, letter: { to: secret } }, 'nested')
  log.info({ req: { headers: { authorization: secret, cookie: secret } } }, 'headers')
  expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).not.toContain('123456')
  expect(lines).toHaveLength(4)
})

test('an error is logged with its kind and its origin, and without its content', () => {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } })
  const driverError = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (address)=(hunter2) already exists.',
    parameters: ['hunter2'],
  })
  const error = new Error('Failed query: insert into addresses\nparams: hunter2', { cause: driverError })
  log.error({ err: error }, 'defect')

  const [line = ''] = lines
  expect(line).not.toContain('hunter2')
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Failed query: insert into addresses',
    cause: { code: '23505', message: 'duplicate key value' },
  })
  expect(JSON.parse(line).err.stack[0]).toContain('log.test.ts')
})
