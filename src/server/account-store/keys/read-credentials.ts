import { accountShape } from '#server/account-store/accounts/account-row.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import type { keys } from '#server/platform/postgres/schema.ts'
import {
  columnsOf,
  flag,
  moment,
  oneOf,
  orNull,
  read,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'
import { PENDING_DAYS } from './revoke-keys.ts'

/** Twice the limit of keys, because an operator may grant features to a full account too. */
const MOST_READ = 200

/** A key row with its public columns. */
export type KeySeen = Pick<
  typeof keys.$inferSelect,
  | 'id'
  | 'type'
  | 'name'
  | 'label'
  | 'createdAt'
  | 'lastUsedAt'
  | 'browserId'
  | 'backedUp'
  | 'provider'
  | 'email'
  | 'activatedAt'
  | 'featureName'
>

/** The account of a session with each of its live keys, oldest first. No row when the session has ended. */
export async function readCredentials(db: Queries, session: Standing) {
  return (await credentials(db, { ...session, keyId: null })).map(nested)
}

/** The same with only one of its browser keys. */
export async function readBrowser(db: Queries, session: Standing & { keyId: string }) {
  return (await credentials(db, session)).map(nested)
}

/**
 * For a browser key, its newest live secret says how its holder signed in; other types have none. The key they signed
 * in with may be revoked: its row is kept as long as the secret refers to it. An e-mail key that was never activated
 * and is too old is not listed, unless its activation is a pending change.
 */
const credentials = read({
  takes: { accountId: uuid, browserKeyId: uuid, secretId: uuid, keyId: orNull(uuid) },
  gives: {
    ...accountShape,
    dueAt: orNull(moment),
    isDue: flag,
    keyId: uuid,
    keyType: oneOf<KeySeen['type']>(),
    keyName: text,
    label: orNull(text),
    keyCreatedAt: moment,
    keyLastUsedAt: orNull(moment),
    browserId: orNull(text),
    backedUp: orNull(flag),
    provider: orNull(text),
    keyEmail: orNull(text),
    activatedAt: orNull(moment),
    featureName: orNull(text),
    signedInBy: orNull(oneOf<'passkey' | 'email'>()),
    openerName: orNull(text),
  },
  sql: (p) => `
    select ${columnsOf('accounts', accountShape)}, due_at, coalesce(due_at <= clock_timestamp(), false) as is_due,
      keys.id as key_id, keys.type as key_type, keys.name as key_name, keys.label,
      keys.created_at as key_created_at, keys.last_used_at as key_last_used_at, browser_id, backed_up, provider, keys.email as key_email, activated_at,
      feature_name, signed_in_by, opener_name
    from accounts
      join keys on keys.account_id = accounts.id and keys.revoked_at is null and (
        keys.type <> 'email' or keys.activated_at is not null
        or keys.created_at > now() - interval '${PENDING_DAYS} days'
        or exists (
          select from changes
          where changes.account_id = keys.account_id and changes.effect ->> 'keyId' = keys.id::text
        )
      )
      left join lateral (
        select signed_in_by, coalesce(opener.label, opener.name) as opener_name
        from browser_secrets left join keys as opener on opener.id = signed_in_with_key_id
        where keys.type = 'browser' and key_id = keys.id and (expires_at is null or expires_at > now())
        order by browser_secrets.created_at desc limit 1
      ) as newest on true
    where accounts.id = ${p.accountId}
      and (${p.keyId} is null or keys.id = ${p.keyId} and keys.type = 'browser')
      and exists (
        select from browser_secrets join keys as own on own.id = browser_secrets.key_id
        where browser_secrets.id = ${p.secretId} and own.id = ${p.browserKeyId} and own.account_id = ${p.accountId}
          and own.type = 'browser' and own.revoked_at is null
          and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())
      )
    order by keys.created_at, keys.id limit ${MOST_READ}`,
})

function nested(row: Awaited<ReturnType<typeof credentials>>[number]) {
  const { label, browserId, backedUp, provider, activatedAt, featureName, signedInBy, openerName } = row
  const key: KeySeen = {
    id: row.keyId,
    type: row.keyType,
    name: row.keyName,
    label,
    createdAt: row.keyCreatedAt,
    lastUsedAt: row.keyLastUsedAt,
    browserId,
    backedUp,
    provider,
    email: row.keyEmail,
    activatedAt,
    featureName,
  }
  return { account: row, key, signedInBy, openerName }
}
