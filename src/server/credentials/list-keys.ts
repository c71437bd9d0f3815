import { validate as isUuid } from 'uuid'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded, refuseInactive } from '#server/account-store/browsers/refuse-ended.ts'
import { readBrowser, readCredentials } from '#server/account-store/keys/read-credentials.ts'
import { Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { BrowserKey, Key } from '#shared/credentials.ts'
import { presentCredentials } from './present-keys.ts'

/** The live keys of the session's account, oldest first. Refuses a session that has ended. */
export async function listKeys(db: Queries, session: Standing): Promise<Key[]> {
  const rows = await readCredentials(db, session)
  // A live session has at least its own browser key, so no row means that it has ended.
  const [first] = rows
  if (!first) throw new Refusal('authenticationRequired')
  requireAnswerTo(session.accountId, first.account.id)
  refuseInactive(first.account, session.passes)
  return (await presentCredentials(db, rows, session)).keys
}

/** The account's browser keys, called devices in the public contract. */
export async function listDevices(db: Queries, session: Standing): Promise<BrowserKey[]> {
  return (await listKeys(db, session)).filter((key) => key.type === 'browser')
}

/** One browser key of the account. An unknown id, another account's and another type give the same refusal. */
export async function findDevice(db: Queries, session: Standing, id: string) {
  const [row] = isUuid(id) ? await readBrowser(db, { ...session, keyId: id }) : []
  if (row) {
    requireAnswerTo(session.accountId, row.account.id)
    refuseInactive(row.account, session.passes)
  } else await refuseEnded(db, session)
  const [device] = row ? (await presentCredentials(db, [row], session)).keys : []
  if (device?.type !== 'browser') throw new Refusal('browserKeyNotFound')
  return device
}
