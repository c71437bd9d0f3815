import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Brand, readBrand } from '#server/brand/read-brand.ts'
import { errorCodeOf } from '#server/lib/error-code.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { environment, SECRET_VARIABLES } from '#server/platform/environment.ts'
import { readConnectionUrl } from '#server/platform/postgres/url/connection-url.ts'
import { readSmtpUrl } from '#server/platform/smtp/smtp-url.ts'
import { defaultBrand } from '#shared/brand.ts'
import type { Feature } from '#shared/features.ts'

/** The checked configuration. Only the programs (`main.ts`, `cli/`) build it from the environment. */
export type Config = {
  host: string
  port: number
  /** Origin of mailed links and of WebAuthn, without a trailing slash. */
  publicUrl: string
  rpId: string
  dataDir: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** The first one signs, all verify. Never empty. */
  secrets: string[]
  smtpUrl: string | null
  mailFrom: string
  productName: string
  productTagline: string
  socialUrl: string
  /** The operator's replacements for the default brand; null: none. */
  brand: Brand | null
  shardId: string
  imageTag: string
  imageCommit: string
  /** Addresses or networks whose X-Forwarded-For is trusted. */
  trustProxy: string[]
  /** Other origins whose pages may call the API with a bearer token. */
  allowedOrigins: string[]
  /** Features besides accounts. A feature that is off answers 404, and nothing links to it. */
  features: Feature[]
  /** Null: no metrics. */
  metricsPort: number | null
  /** Seconds. */
  lifetimes: { jwt: number; link: number; code: number; challenge: number; deletionRest: number }
  /** Security delay in seconds, until a new credential counts as settled beside older ones; 0: at once. */
  seniorityS: number
  rateLimitFactor: number
  /** Multiplies the reading pauses on pages. For tests only: no variable sets it. */
  pauseScale: number
  logLevel: string
}

/** An invalid variable. The line names it and never repeats its value, which may be a secret. */
export class ConfigError extends StartProblem {
  constructor(variable: string, problem: string) {
    super(2, `${variable} ${problem}`)
    this.name = 'ConfigError'
  }
}

/**
 * Checks the environment. `secrets` is null when it has to come from the data folder, which may only be read or
 * written while its lock is held.
 */
export function readConfig(
  env: Record<string, string | undefined>,
): Omit<Config, 'secrets'> & { secrets: string[] | null } {
  const parsed = environment.safeParse(withFiles(withoutEmpty(env)))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(String(issue?.path[0]), problemOf(issue?.message ?? ''))
  }
  const variables = parsed.data
  if (variables.DATABASE_URL !== undefined) readConnectionUrl(variables.DATABASE_URL)
  if (variables.SMTP_URL !== undefined) readSmtpUrl(variables.SMTP_URL)

  const publicUrl = variables.PUBLIC_URL ?? localUrl(variables.PORT)
  const publicHost = new URL(publicUrl).hostname
  const rpId = variables.RP_ID ?? publicHost
  if (!isSameOrParent(rpId, publicHost)) {
    throw new ConfigError('RP_ID', `must be the host of PUBLIC_URL (${publicHost}) or a parent domain of it`)
  }
  if (variables.DATABASE_URL !== undefined && variables.SECRET === undefined) {
    throw new ConfigError('SECRET', 'is required with DATABASE_URL: every process of one database shares it')
  }

  const brand = variables.BRAND_DIR === undefined ? null : readBrand(resolve(variables.BRAND_DIR))
  // One brand folder may serve several installations, so a variable overrides it.
  const productName = variables.PRODUCT_NAME ?? brand?.name ?? defaultBrand.productName

  return {
    host: variables.HOST,
    port: variables.PORT,
    publicUrl,
    rpId,
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL ?? null,
    secrets: variables.SECRET ?? null,
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.MAIL_FROM ?? `${quotedName(productName)} <no-reply@${publicHost}>`,
    productName,
    productTagline: variables.PRODUCT_TAGLINE ?? brand?.tagline ?? defaultBrand.productTagline,
    socialUrl: variables.SOCIAL_URL ?? brand?.socialUrl ?? defaultBrand.socialUrl,
    brand,
    shardId: variables.SHARD_ID,
    imageTag: variables.IMAGE_TAG,
    imageCommit: variables.IMAGE_COMMIT,
    trustProxy: variables.TRUST_PROXY,
    allowedOrigins: variables.ALLOWED_ORIGINS,
    features: variables.FEATURES,
    metricsPort: variables.METRICS_PORT ?? null,
    lifetimes: {
      jwt: variables.JWT_TTL_S,
      link: variables.LINK_TTL_S,
      code: variables.CODE_TTL_S,
      challenge: variables.CHALLENGE_TTL_S,
      deletionRest: variables.DELETION_REST_S,
    },
    seniorityS: variables.SENIORITY_S,
    rateLimitFactor: variables.RATE_LIMIT_FACTOR,
    pauseScale: 1,
    logLevel: variables.LOG_LEVEL,
  }
}

/** `VARIABLE=` in a compose file means "not set". */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))
}

/** The values of variables that are given as files. One line break at the end of a file is no part of the value. */
function withFiles(env: Record<string, string | undefined>) {
  const read = SECRET_VARIABLES.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (file === undefined) return []
    if (env[name] !== undefined) throw new ConfigError(`${name}_FILE`, `and ${name} are both set: keep one`)
    return [[name, contentOf(`${name}_FILE`, file)]]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function contentOf(variable: string, file: string) {
  let content: string
  try {
    content = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new ConfigError(variable, `names a file that cannot be read (${errorCodeOf(error)}): ${file}`)
  }
  if (content.trim() === '') throw new ConfigError(variable, `names an empty file: ${file}`)
  return content
}

/** Our own messages continue after the variable's name; the schema library's are complete sentences. */
function problemOf(message: string) {
  return message.startsWith('must') ? message : `is not usable: ${message}`
}

function localUrl(port: number) {
  if (port === 0)
    throw new ConfigError('PUBLIC_URL', 'is required with PORT=0: no link can name a port not yet known')
  return new URL(`http://localhost:${port}`).origin
}

/** A browser accepts no single label (`com`) as a parent domain, unless it is the host itself. */
function isSameOrParent(domain: string, host: string) {
  return domain === host || (domain.includes('.') && host.endsWith(`.${domain}`))
}

/** RFC 5322 3.2.4: a display name with special characters is quoted. */
function quotedName(name: string) {
  return /^[\p{L}\p{N} '-]+$/u.test(name) ? name : `"${name.replace(/[\\"]/g, '\\$&')}"`
}
