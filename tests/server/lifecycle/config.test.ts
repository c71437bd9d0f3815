import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHANGE_DAYS } from '#server/account-store/changes/change-rows.ts'
import { readConfig } from '#server/config.ts'
import { endingOf, StartProblem } from '#server/lib/start-problem.ts'
import { helpText } from '#server/lifecycle/command-line.ts'
import { environment, LONGEST_SENIORITY_S } from '#server/platform/environment.ts'
import { newFolder } from '../../support/started.ts'

const SECRET = 'nobody guesses this before the sun is cold'

test('no variable is required', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    rpId: 'localhost',
    databaseUrl: null,
    secrets: null,
    smtpUrl: null,
    trustProxy: [],
    allowedOrigins: [],
    lifetimes: { jwt: 900, link: 900, code: 600, challenge: 300 },
    rateLimitFactor: 1,
    pauseScale: 1,
    logLevel: 'info',
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SECRET: ' ', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('a secret may stand in a file, and one line break at its end does not count', async () => {
  const folder = await newFolder()
  const values = {
    SECRET: `${SECRET},${SECRET}2`,
    SMTP_URL: 'smtp://user:word@mail.example',
    DATABASE_URL: 'postgres://user:word@db.example/app',
  }
  const files = Object.entries(values).map(([name, value], at) => {
    const file = join(folder, name)
    writeFileSync(file, `${value}${['\n', '\r\n', ''][at]}`)
    return [`${name}_FILE`, file]
  })
  expect(readConfig(Object.fromEntries(files))).toEqual(readConfig(values))
})

test('a file for a secret must be readable, filled and alone', async () => {
  const folder = await newFolder()
  const empty = join(folder, 'empty')
  writeFileSync(empty, '\n')
  const refusal = (env: Record<string, string>) => {
    try {
      return readConfig(env)
    } catch (error) {
      return endingOf(error)
    }
  }
  expect(refusal({ SECRET_FILE: join(folder, 'none') })).toEqual({
    exitCode: 2,
    line: `SECRET_FILE names a file that cannot be read (ENOENT): ${join(folder, 'none')}`,
  })
  expect(refusal({ SMTP_URL_FILE: folder })).toMatchObject({
    exitCode: 2,
    line: expect.stringMatching(/^SMTP_URL_FILE names a file that cannot be read \(EISDIR\)/),
  })
  expect(refusal({ SECRET_FILE: empty })).toMatchObject({
    exitCode: 2,
    line: expect.stringMatching(/^SECRET_FILE names an empty file/),
  })
  expect(refusal({ SECRET_FILE: empty, SECRET })).toEqual({
    exitCode: 2,
    line: 'SECRET_FILE and SECRET are both set: keep one',
  })
})

test('dependent settings follow from the given ones', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://door.example.com/',
    RP_ID: 'example.com',
    PRODUCT_NAME: 'Doors, Inc.',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
    ALLOWED_ORIGINS: 'https://app.example/, http://LOCALHOST:5173,https://app.example:443',
    DATABASE_URL: 'postgres://user:word@db.example/app',
    SECRET: `${SECRET}, ${SECRET}2`,
  })
  expect(config).toMatchObject({
    publicUrl: 'https://door.example.com',
    rpId: 'example.com',
    mailFrom: '"Doors, Inc." <no-reply@door.example.com>',
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    allowedOrigins: ['https://app.example', 'http://localhost:5173'],
    secrets: [SECRET, `${SECRET}2`],
  })
})

test.each([
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '80.5' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'door.example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://door.example.com/app' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://door.example.com//' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://user@door.example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://door.example.com' }],
  ['PUBLIC_URL', { PORT: '0' }],
  ['RP_ID', { RP_ID: 'elsewhere.example' }],
  ['RP_ID', { PUBLIC_URL: 'https://door.example.com', RP_ID: 'com' }],
  ['RP_ID', { PUBLIC_URL: 'https://door.example.com', RP_ID: 'or.example.com' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example', SECRET }],
  ['SECRET', { DATABASE_URL: 'postgres://db.example/app' }],
  ['SECRET', { SECRET: SECRET.slice(0, 31) }],
  ['SECRET', { SECRET: `${SECRET},short` }],
  ['SECRET', { SECRET: `${SECRET},${'x'.repeat(32)}` }],
  ['SECRET', { SECRET: '012345678'.repeat(9).concat('8') }],
  ['SECRET', { SECRET: 'abcdefghij'.repeat(4) }],
  ['SECRET', { SECRET: 'abcdefghij'.repeat(4).slice(0, 37) }],
  ['SECRET', { SECRET: SECRET + SECRET }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { MAIL_FROM: 'A <a@example.com>\r\nBcc: b@example.com' }],
  ['SOCIAL_URL', { SOCIAL_URL: 'javascript:alert(1)' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'null' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://*.example' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'app.example' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.example/page' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.example,' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.example chrome-extension://abc' }],
  ['JWT_TTL_S', { JWT_TTL_S: '0' }],
  ['CODE_TTL_S', { CODE_TTL_S: '1.5' }],
  ['LINK_TTL_S', { LINK_TTL_S: 'soon' }],
  ['CHALLENGE_TTL_S', { CHALLENGE_TTL_S: '-1' }],
  ['DELETION_REST_S', { DELETION_REST_S: '0' }],
  ['SENIORITY_S', { SENIORITY_S: '-1' }],
  ['SENIORITY_S', { SENIORITY_S: '2592001' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
])('a bad value is refused in one line that names %s', (name, env) => {
  const refusal = refusalOf(env)
  expect(refusal.exitCode).toBe(2)
  expect(refusal.message).toMatch(new RegExp(`^${name} [^\n]+$`))
})

test.each([
  SECRET,
  'correct horse battery staple and one more',
  'd1fb9c4a14772e31cb3bda523251d0c51cc265da7c671081f986f35997c987bd',
  'Z3Z+/WkkT7a2TyS8mQLQlY3XObY25EhThMEhJ0TCts4=',
  // Ten different digits are enough.
  '0918273645564738291001928374655647382910',
])('a secret may be a passphrase, or a generated string: %s', (secret) => {
  expect(readConfig({ SECRET: secret }).secrets).toEqual([secret])
})

test('changed limits are kept for as long as they are shown', () => {
  expect(CHANGE_DAYS * 24 * 3600).toBeGreaterThanOrEqual(LONGEST_SENIORITY_S)
})

test('a refusal never repeats the value, which may be a secret', () => {
  expect(refusalOf({ SECRET: 'hunter2' }).message).not.toContain('hunter2')
  expect(refusalOf({ SMTP_URL: 'user:hunter2@mail.example' }).message).not.toContain('hunter2')
})

test('--help lists every variable with its meaning', () => {
  const help = helpText()
  for (const name of Object.keys(environment.shape))
    expect(help).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
})

function refusalOf(env: Record<string, string>) {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartProblem) return error
    throw error
  }
  return expect.unreachable('It was accepted')
}
