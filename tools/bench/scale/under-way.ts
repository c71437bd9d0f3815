import type { Crowds } from './filling.ts'

/** This many notices a day reach a mailbox; the next ones wait for the digest. */
const ALL_NOTICES = 20

/** What expires: pending rows, and expired ones of each kind for the clean-up. */
export function underWay({ some, few, over, isOneOfThree }: Crowds): string[] {
  return [
    ...passing(few, '', `now() + interval '1 day'`),
    ...passing(over, 'late ', `now() - interval '1 hour'`),
    `insert into limits (kind, subject, address, count, expires_at)
      select 'notices_a_day', pg_temp.id_of('account', n), 'person-' || n || '@scale.example',
        ${ALL_NOTICES}, now() + interval '1 day' from ${few} where ${isOneOfThree}`,
    `insert into held_notices (account_id, address, event, count, due_at)
      select pg_temp.id_of('account', n), 'person-' || n || '@scale.example', 'recoverySet', 2,
        now() + interval '1 day' from ${few}`,
    `insert into outbox (id, account_id, kind, fingerprint, sealed_by, sealed, attempts, next_try_at)
      select pg_temp.id_of('letter', n), pg_temp.id_of('account', n), 'notice', left(md5(n::text), 16), '', repeat(md5(n::text), 60), 3,
        now() + interval '1 day' from ${few}`,
    `insert into outbox (id, sealed, sealed_by, kind, state, attempts, dead_at)
      select pg_temp.id_of('dead letter', n), '', '', 'notice', 'dead', 9, now() - interval '1 day' from ${some}`,
    `insert into outbox (id, fingerprint, sealed, sealed_by, kind, state, attempts, dead_at)
      select pg_temp.id_of('sent letter', n), left(md5(n::text), 16), '', '', 'signInLink', 'sent', 1, now() - interval '1 day' from ${some}`,
    `insert into outbox (id, sealed, sealed_by, kind, state, attempts, dead_at)
      select pg_temp.id_of('forgotten letter', n), '', '', 'notice', 'dead', 9, now() - interval '2 months' from ${over}`,
  ]
}

function passing(crowd: string, when: string, expiresAt: string): string[] {
  return [
    `insert into links (hash, address, asked_by_account_id, expires_at)
      select pg_temp.hash_of('${when}link', n), 'waiting-${when.trim()}' || n || '@scale.example',
        pg_temp.id_of('account', n), ${expiresAt} from ${crowd}`,
    `insert into challenges (hash, purpose, expires_at)
      select pg_temp.hash_of('${when}challenge', n), 'login', ${expiresAt} from ${crowd}`,
    `insert into challenges (hash, purpose, account_id, offered, expires_at)
      select pg_temp.hash_of('${when}question', n), 'prove', pg_temp.id_of('account', n), array['passkey ' || n],
        ${expiresAt} from ${crowd}`,
    `insert into codes (id, account_id, address, purpose, hmac, expires_at)
      select pg_temp.id_of('${when}code', n), pg_temp.id_of('account', n), '${when.trim()}new-' || n || '@scale.example',
        'recovery', pg_temp.hash_of('${when}code', n), ${expiresAt} from ${crowd}`,
    `insert into proofs (hash, secret_id, key_id, expires_at)
      select pg_temp.hash_of('${when}proof', n), pg_temp.id_of('secret', n), pg_temp.id_of('passkey', n),
        ${expiresAt} from ${crowd}`,
    `insert into limits (kind, subject, address, count, expires_at)
      select 'accounts_a_minute', '${when}network ' || n, '', 1, ${expiresAt} from ${crowd}`,
    `insert into limits (kind, subject, address, count, expires_at)
      select 'mails_to_address_an_hour', '${when}person-' || n || '@scale.example', '', 1, ${expiresAt} from ${crowd}`,
    `insert into limits (kind, subject, address, count, expires_at)
      select 'edits_a_day', '${when}' || pg_temp.id_of('account', n), '', 1, ${expiresAt} from ${crowd}`,
  ]
}
