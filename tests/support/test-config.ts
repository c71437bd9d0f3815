import type { Config } from '#server/config.ts'

export const ORIGIN = 'http://localhost:3000'

export const SECRET = 'a test secret of more than thirty-two bytes'

/** The configuration of a server that got only its data folder, with logging off. */
export function testConfig(overrides: Partial<Config> & Pick<Config, 'dataDir'>): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    publicUrl: ORIGIN,
    rpId: 'localhost',
    databaseUrl: null,
    secrets: [SECRET],
    smtpUrl: null,
    mailFrom: 'Latchkey <no-reply@localhost>',
    productName: 'Latchkey',
    productTagline: 'The door that knows you.',
    socialUrl: 'https://example.com/latchkey',
    brand: null,
    shardId: '0',
    imageTag: 'test',
    imageCommit: 'unknown',
    trustProxy: [],
    allowedOrigins: [],
    features: ['game', 'playground', 'developers'],
    metricsPort: null,
    lifetimes: { jwt: 900, link: 900, code: 600, challenge: 300, deletionRest: 2_592_000 },
    seniorityS: 259_200,
    rateLimitFactor: 1,
    pauseScale: 1,
    logLevel: 'silent',
    ...overrides,
  }
}
