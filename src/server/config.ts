/** The checked configuration. Only `main.ts` builds it from the environment; `readConfig` is in this file. */
export type Config = {
  host: string
  port: number
  /** Origin of mailed links and of WebAuthn, without a trailing slash. */
  publicUrl: string
  rpId: string
  dataDir: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** The first signs, all verify. Never empty. */
  secrets: string[]
  smtpUrl: string | null
  mailFrom: string
  productName: string
  productTagline: string
  socialUrl: string
  shardId: string
  imageTag: string
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Seconds. */
  lifetimes: { jwt: number; link: number; code: number; challenge: number }
  rateLimitFactor: number
  logLevel: string
}
