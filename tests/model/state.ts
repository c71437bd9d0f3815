/** Everything the model knows of the service. Plain data, so that it can be copied, compared and printed. */
export type State = {
  /** Seconds that the sequence let pass; everything in between counts as one moment. */
  now: number
  accounts: Record<string, Account>
  /** By `ref`. */
  keys: Record<string, Key>
  /** By id. */
  secrets: Record<string, Secret>
  /** The owner of each verified address. */
  owners: Record<string, string>
  /** By address. */
  links: Record<string, Link>
  /** By account, address and purpose. */
  codes: Record<string, Code>
  /** Pending passkey ceremonies, by challenge. */
  ceremonies: Record<string, Ceremony>
  /** Requested mails of the current hour, by address. */
  mails: Record<string, number>
}

export type Account = {
  id: string
  /** The verified recovery address. */
  email: string | null
  pending: string | null
  name: string
}

export type Key = {
  /** The model's name for it: its id or, for a passkey, its credential. */
  ref: string
  /** As the list of keys shows it; for a passkey unknown until then. */
  id: string | null
  accountId: string
  type: 'browser' | 'passkey' | 'email'
  name: string
  isRevoked: boolean
  wasUsed: boolean
  browserId?: string
  email?: string
  isActivated?: boolean
  counter?: number
  isSynced?: boolean
  /** Passkeys and e-mail keys: the secret whose session made it. */
  madeBy: string | null
}

export type Secret = {
  id: string
  /** What its holder presents. */
  raw: string
  keyRef: string
  accountId: string
  /** Secrets of one key by age: the first is 0. */
  order: number
  born: number
  wasUsed: boolean
  expires: number | null
  renewedFrom: string | null
  by: 'passkey' | 'email' | null
  withKey: string | null
}

type Link = { token: string; askedBy: string | null; expires: number }

export type Purpose = 'recovery' | 'conflict' | 'email_key'

export type Code = {
  accountId: string
  address: string
  purpose: Purpose
  /** Null where the mail did not contain it. */
  code: string | null
  token: string | null
  keyRef: string | null
  /** The browser key whose session asked: when that key ends, so does what it awaits. */
  askedBy: string
  tries: number
  expires: number
}

export type Ceremony = { purpose: 'register' | 'login'; accountId: string | null; offered: string[] | null }

/** The contents of a session token. */
export type Standing = { accountId: string; keyRef: string; secretId: string; expiresAt: number }

export const emptyState: State = {
  now: 0,
  accounts: {},
  keys: {},
  secrets: {},
  owners: {},
  links: {},
  codes: {},
  ceremonies: {},
  mails: {},
}

export function standingOf(jwt: string): Standing {
  const payload = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
  const [keyRef = '', secretId = ''] = String(payload.sid).split('.')
  return { accountId: payload.sub, keyRef, secretId, expiresAt: payload.exp }
}

/** Whether a secret opens its key now. */
export function isLive(state: State, secret: Secret | undefined): secret is Secret {
  if (!secret || state.keys[secret.keyRef]?.isRevoked !== false) return false
  return secret.expires === null || secret.expires > state.now
}

/** The session of a bearer while it is active. */
export function liveSession(state: State, bearer: string | undefined): Standing | null {
  if (!bearer) return null
  const standing = standingOf(bearer)
  return isLive(state, state.secrets[standing.secretId]) ? standing : null
}

export function secretsOf(state: State, keyRef: string): Secret[] {
  return Object.values(state.secrets).filter((secret) => secret.keyRef === keyRef)
}

export function keysOf(state: State, accountId: string): Key[] {
  return Object.values(state.keys).filter((key) => key.accountId === accountId && !key.isRevoked)
}

export function codeName({ accountId, address, purpose }: Pick<Code, 'accountId' | 'address' | 'purpose'>) {
  return `${accountId} ${address} ${purpose}`
}

/** A copy that can be changed: two levels deep, which is the depth of the state. */
export function copyOf(state: State): State {
  return {
    now: state.now,
    accounts: copyEntries(state.accounts),
    keys: copyEntries(state.keys),
    secrets: copyEntries(state.secrets),
    owners: { ...state.owners },
    links: copyEntries(state.links),
    codes: copyEntries(state.codes),
    ceremonies: copyEntries(state.ceremonies),
    mails: { ...state.mails },
  }
}

function copyEntries<Entry extends object>(entries: Record<string, Entry>): Record<string, Entry> {
  const copy: Record<string, Entry> = {}
  for (const name in entries) copy[name] = { ...(entries[name] as Entry) }
  return copy
}

/** Two states with the same fingerprint are the same, whatever the order of their entries. */
export function fingerprint(state: State): string {
  const { now, ...tables } = state
  return `${now} ${Object.values(tables)
    .map((entries) =>
      Object.keys(entries)
        .sort()
        .map((name) => `${name}${JSON.stringify(entries[name])}`)
        .join(),
    )
    .join(' ')}`
}
