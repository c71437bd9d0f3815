import type { Key } from '#shared/credentials.ts'

const everyKey = { leavesAt: null, createdAt: '2026-11-01T12:00:00.000Z', lastUsed: null }

/** The key of this very browser. */
export const thisBrowserKey: Extract<Key, { type: 'browser' }> = {
  ...everyKey,
  type: 'browser',
  id: 'browser-1',
  name: 'Chrome on Linux',
  browserId: 'ThisBrowser16Abc',
  current: true,
}

export const passkey: Extract<Key, { type: 'passkey' }> = {
  ...everyKey,
  type: 'passkey',
  id: 'passkey-1',
  name: 'Chrome on Linux',
  synced: false,
  provider: null,
}

/** An e-mail key that awaits its activation. */
export const pendingEmailKey: Extract<Key, { type: 'email' }> = {
  ...everyKey,
  type: 'email',
  id: 'email-1',
  name: 'ada@example.com',
  email: 'ada@example.com',
  activated: false,
}
