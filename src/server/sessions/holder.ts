import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import {
  flag,
  json,
  moment,
  oneOf,
  orNull,
  read,
  requireAnswerTo,
  uuid,
} from '#server/platform/postgres/statement.ts'

/** What a token says of the holder of its session, at the moment it is issued. Our own calls ask the database. */
export type Holder = {
  /** Whether no address of the account is verified. */
  isGhost: boolean
  /** When this browser signed in; for a guest, when it got its browser key. */
  signedInAt: Date
  /** How it signed in; null for a guest. */
  method: 'passkey' | 'email' | null
  /** The names of the account's feature keys; none while it is restricted or about to be deleted. */
  features: string[]
}

/**
 * The registered names of the ways to sign in (RFC 8176 2). A passkey is a key (`swk`), and its holder was there
 * (`user`). Hardware may keep it (`hwk`), but we ask for no attestation, so the weaker name is all that we know. A
 * mailed link or code works one time (`otp`); there is no name for mail.
 */
const METHODS = { passkey: ['swk', 'user'], email: ['otp'] }

/** More would make the token too long for the headers of many servers. Without the claim a service asks. */
const MOST_FEATURES = 20

/** The claims for services, `auth_time` in seconds since 1970 (OpenID Connect Core 2). */
export function claimsOf({ isGhost, signedInAt, method, features }: Holder) {
  return {
    ghost: isGhost,
    auth_time: Math.floor(signedInAt.getTime() / 1000),
    amr: method === null ? [] : METHODS[method],
    ...(features.length <= MOST_FEATURES && { features }),
  }
}

/** Reads who holds a session. Statements of frequent calls read the same columns themselves. */
export async function readHolder(db: Queries, { secretId }: Standing): Promise<Holder> {
  const [row] = await holderOf(db, { secretId })
  if (!row) throw new Refusal('authenticationRequired')
  requireAnswerTo(secretId, row.secretId)
  return row
}

const holderOf = read({
  takes: { secretId: uuid },
  gives: {
    secretId: uuid,
    isGhost: flag,
    signedInAt: moment,
    method: orNull(oneOf<'passkey' | 'email'>()),
    features: json<string[]>(),
  },
  sql: (p) => `
    select browser_secrets.id as secret_id,
      not exists (select from addresses where addresses.account_id = accounts.id) as is_ghost,
      coalesce(signed_in_at, proved_at, browser_secrets.created_at) as signed_in_at,
      case when coalesce(signed_in_at, proved_at) is not null then signed_in_by end as method, (
        select coalesce(jsonb_agg(feature_name order by feature_name), '[]') from keys as feature
        where feature.account_id = accounts.id and feature.type = 'feature' and feature.revoked_at is null
          and restricted_at is null and rests_until is null
      ) as features
    from browser_secrets
      join keys on keys.id = browser_secrets.key_id
      join accounts on accounts.id = keys.account_id
    where browser_secrets.id = ${p.secretId}`,
})
