import { isIP } from 'node:net'
import { z } from 'zod'
import { defaultBrand } from '#shared/brand.ts'
import { FEATURES } from '#shared/features.ts'
import { defaultLifetimes } from '#shared/lifetimes.ts'
import { lineOfText } from '#shared/text.ts'
import { isFitSecret, SECRET_RULE } from './secrets.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Named networks of the HTTP server's proxy-address matcher. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** A century: practically for ever, and still a date that both PostgreSQL and JavaScript can write. */
const LONGEST_S = 3_155_760_000

/** Three days: the victim of a theft on a Friday has seen the notice by Monday. */
const SENIORITY_S = defaultLifetimes.seniority

/** Thirty days: a change names the browser key that asked, and a revoked key is kept no longer than this. */
export const LONGEST_SENIORITY_S = 2_592_000

const word = lineOfText(200)

/** Every variable the server reads, with its text for `--help`. The only list of them. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on (3000)'),
  HOST: word.default('localhost').describe('Name or address to listen on (localhost: both loopbacks)'),
  PUBLIC_URL: origin()
    .optional()
    .describe('Origin of mailed links and of passkeys (http://localhost:$PORT); required with PORT=0'),
  RP_ID: word
    .optional()
    .describe('Domain that passkeys belong to: the host of PUBLIC_URL, or a parent domain of it (the host)'),
  DATA_DIR: word
    .default('./data')
    .describe('Folder of the embedded database, the outbox and the generated secret (./data)'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'Any PostgreSQL 15 or later, its parameters as for libpq, user and password percent-encoded; no PG* variable is read (unset: embedded, in DATA_DIR)',
    ),
  DATABASE_URL_FILE: fileOf('DATABASE_URL'),
  SECRET: secretList()
    .optional()
    .describe(
      'Signs sessions and peppers codes: 32 bytes or more, at random; in a comma-separated list the first signs, all verify ' +
        '(generated into DATA_DIR; required with DATABASE_URL)',
    ),
  SECRET_FILE: fileOf('SECRET'),
  SMTP_URL: z
    .string()
    .optional()
    .describe(
      'Mail server, user and password percent-encoded (unset: mails go to DATA_DIR/outbox and to the console)',
    ),
  SMTP_URL_FILE: fileOf('SMTP_URL'),
  MAIL_FROM: mailbox().optional().describe('Sender of mails (<product> <no-reply@host of PUBLIC_URL>)'),
  PRODUCT_NAME: word.optional().describe(`Name of the product (${defaultBrand.productName})`),
  PRODUCT_TAGLINE: word.optional().describe(`Its tagline (${defaultBrand.productTagline})`),
  SOCIAL_URL: url(['https:', 'http:']).optional().describe(`Its social profile (${defaultBrand.socialUrl})`),
  BRAND_DIR: word
    .optional()
    .describe(
      'Folder with colours, pictures, words and legal texts of your own: docs/brand.md (unset: ours)',
    ),
  SHARD_ID: word.default('0').describe('Shown by health: a routing hint for a load balancer (0)'),
  IMAGE_TAG: word.default('dev').describe('Name of the build, shown by health and metrics (dev)'),
  IMAGE_COMMIT: word.default('unknown').describe('Commit of the build, shown by metrics (unknown)'),
  TRUST_PROXY: networkList()
    .default([])
    .describe(
      'Addresses or networks of your proxies, comma-separated: their X-Forwarded-For is believed (unset: none)',
    ),
  ALLOWED_ORIGINS: originList()
    .default([])
    .describe(
      'Origins of other sites, comma-separated, whose pages may call the API with a bearer, never with cookies: CORS (unset: none)',
    ),
  FEATURES: featureList()
    .default([...FEATURES])
    .describe(
      `Parts to switch on, comma-separated: ${FEATURES.join(', ')}, or none; pages of the others are 404 (all)`,
    ),
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('Port for GET /metrics, for Prometheus, on HOST; keep it private (unset: off)'),
  JWT_TTL_S: lifetime(defaultLifetimes.jwt, 'an access token'),
  LINK_TTL_S: lifetime(defaultLifetimes.link, 'a sign-in link'),
  CODE_TTL_S: lifetime(defaultLifetimes.code, 'a mailed code'),
  CHALLENGE_TTL_S: lifetime(defaultLifetimes.challenge, 'a passkey challenge'),
  DELETION_REST_S: wholeNumber(1, LONGEST_S)
    .default(defaultLifetimes.deletionRest)
    .describe(
      `Seconds in which a deleted account can be taken back; at least SENIORITY_S while something settled is there (${defaultLifetimes.deletionRest})`,
    ),
  SENIORITY_S: wholeNumber(0, LONGEST_SENIORITY_S)
    .default(SENIORITY_S)
    .describe(
      `Seconds after which a new passkey or address is settled, and for which changes wait; 0: nothing settles or waits; at most 30 days (${SENIORITY_S})`,
    ),
  RATE_LIMIT_FACTOR: z
    .string()
    .transform(Number)
    .refine((factor) => Number.isFinite(factor) && factor > 0, 'must be a number above 0')
    .default(1)
    .describe('Multiplies the limits for one client address (1)'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe(`One of ${LOG_LEVELS.join(', ')} (info)`),
})

/** Variables whose value may stand in a file, as Docker gives secrets to a container. */
export const SECRET_VARIABLES = ['DATABASE_URL', 'SECRET', 'SMTP_URL'] as const

function fileOf(variable: (typeof SECRET_VARIABLES)[number]) {
  return word.optional().describe(`File with the value of ${variable}, such as a Docker secret (unset)`)
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((count) => count >= least && count <= most, `must be a whole number from ${least} to ${most}`)
}

function lifetime(fallback: number, thing: string) {
  return wholeNumber(1, LONGEST_S).default(fallback).describe(`Lifetime of ${thing} in seconds (${fallback})`)
}

function url(protocols: string[]) {
  const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return z
    .string()
    .refine(
      (text) => protocols.includes(parsedUrl(text)?.protocol ?? ''),
      `must be a URL that begins with ${schemes}`,
    )
}

function origin() {
  return z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine((text) => {
      const parsed = parsedUrl(text)
      const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
      const isBare = parsed?.pathname === '/' && !/[?#@]/.test(text) && !text.endsWith('/')
      return isWeb && isBare
    }, 'must be an http or https origin without a path, such as https://example.com')
    .transform((text) => new URL(text).origin)
}

function originList() {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => origin().safeParse(item.trim())))
    .refine(
      // The URL parser accepts a star like any other name.
      (origins) => origins.every(({ data }) => data !== undefined && !data.includes('*')),
      'must list origins such as https://app.example, separated by commas, without paths and without *',
    )
    .transform((origins) => [...new Set(origins.flatMap(({ data }) => data ?? []))])
}

function secretList() {
  return z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(isFitSecret), `${SECRET_RULE}; so must each one of a list`)
}

function featureList() {
  return z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((name) => name.trim())))
    .pipe(z.array(z.enum(FEATURES, `must list some of ${FEATURES.join(', ')}, or be none`)))
}

function networkList() {
  return z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .refine(
      (networks) => networks.every(isNetwork),
      `must list addresses, networks such as 10.0.0.0/8, or ${NAMED_NETWORKS.join(', ')}`,
    )
}

function isNetwork(text: string) {
  if (NAMED_NETWORKS.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

function mailbox() {
  const bare = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/
  return word.refine((text) => {
    const [, inBrackets] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? []
    return bare.test(inBrackets ?? text)
  }, 'must be an address, or a name and an address in angle brackets')
}

function parsedUrl(text: string) {
  return URL.canParse(text) ? new URL(text) : null
}
