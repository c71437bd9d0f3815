/*
 * libpq's connection parameters (PostgreSQL 18, 34.1.2), and how each is treated here. Our driver would pass unknown
 * ones to the server as settings, which refuses them or applies something not intended.
 */

/** Applied as libpq applies them. */
const KEPT = [
  'host',
  'port',
  'dbname',
  'user',
  'password',
  'options',
  'application_name',
  'fallback_application_name',
  'sslmode',
  'sslrootcert',
  'sslnegotiation',
  'target_session_attrs',
]

const ANY = null

/** Without effect here, if their value is one of these. */
const HARMLESS: Record<string, string[] | typeof ANY> = {
  // We wait for a second, and dial again.
  connect_timeout: ANY,
  // Our own time limit cuts a connection that does not answer.
  keepalives: ANY,
  keepalives_idle: ANY,
  keepalives_interval: ANY,
  keepalives_count: ANY,
  tcp_user_timeout: ANY,
  // For Kerberos, which we do not support.
  gssdelegation: ANY,
  gsslib: ANY,
  krbsrvname: ANY,
  gssencmode: ['prefer', 'disable'],
  channel_binding: ['prefer', 'disable'],
  client_encoding: ['UTF8', 'UTF-8', 'utf8', 'utf-8'],
  load_balance_hosts: ['disable'],
  max_protocol_version: ANY,
  min_protocol_version: ['3.0'],
  replication: ['false', 'off', 'no', '0'],
  sslcertmode: ['allow', 'disable'],
  sslcompression: ANY,
  sslsni: ['1'],
  // We never use an older one.
  ssl_min_protocol_version: ['TLSv1', 'TLSv1.1', 'TLSv1.2'],
}

const BY_PASSWORD = 'sign in by password'
const IN_THE_URL = 'write what stands there into the URL'

/** Refused, because we cannot do what they promise, with the alternative. */
const REFUSED: Record<string, string> = {
  hostaddr: 'name the address as host',
  passfile: IN_THE_URL,
  service: IN_THE_URL,
  servicefile: IN_THE_URL,
  ssl: 'write sslmode=verify-full, or sslmode=require to check no certificate',
  sslcert: BY_PASSWORD,
  sslkey: BY_PASSWORD,
  sslpassword: BY_PASSWORD,
  scram_client_key: BY_PASSWORD,
  scram_server_key: BY_PASSWORD,
  oauth_issuer: BY_PASSWORD,
  oauth_client_id: BY_PASSWORD,
  oauth_client_secret: BY_PASSWORD,
  oauth_scope: BY_PASSWORD,
  sslcrl: 'leave it out',
  sslcrldir: 'leave it out',
  sslkeylogfile: 'leave it out',
  ssl_max_protocol_version: 'leave it out',
  requirepeer: 'leave it out',
  require_auth: 'let sslmode=verify-full say who may ask for the password',
}

/**
 * Why a parameter is refused, as a continuation of the variable's name; null when accepted. Name and value are as
 * written.
 */
export function problemOfParameter(name: string, value: string): string | null {
  if (KEPT.includes(name)) return null
  const instead = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined
  if (instead !== undefined) return `has ${name}, which is not supported: ${instead}`
  if (!Object.hasOwn(HARMLESS, name)) {
    return `has ${name}, which is no parameter of a connection. A setting of the database is written options=-c%20name%3Dvalue`
  }
  const values = HARMLESS[name]
  if (!values || values.includes(value)) return null
  return `has ${name}=${value}, which cannot be kept here: leave it out, or write ${name}=${values[0]}`
}
