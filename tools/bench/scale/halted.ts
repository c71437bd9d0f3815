import type { Crowds } from './filling.ts'

type Kind = { kind: string; letter: string; crowd: string; restsUntil?: string; restrictedAt?: string }

/**
 * Restricted accounts and accounts scheduled for deletion, beside all others: reading and refreshing use only active
 * ones.
 */
export function halted({ some, few, rested }: Crowds): string[] {
  const kinds: Kind[] = [
    { kind: 'restricted', letter: 'S', crowd: some, restrictedAt: 'now()' },
    { kind: 'resting', letter: 'R', crowd: few, restsUntil: `now() + interval '1 month'` },
    { kind: 'over', letter: 'O', crowd: rested, restsUntil: `now() - interval '1 hour'` },
  ]
  return [
    ...kinds.flatMap(stopped),
    `insert into deletion_undos (hash, account_id)
      select pg_temp.hash_of('way back', n), pg_temp.id_of('resting', n) from ${few}`,
    `insert into deletion_undos (hash, account_id)
      select pg_temp.hash_of('late way back', n), pg_temp.id_of('over', n) from ${rested}`,
  ]
}

/** With one sign-in method, an address: the browsers were signed out. */
function stopped({ kind, letter, crowd, restsUntil = 'null', restrictedAt = 'null' }: Kind): string[] {
  const ids = `pg_temp.id_of('${kind}', n)`
  const address = `'${kind}-' || n || '@scale.example'`
  return [
    `insert into accounts (id, upid, user_handle, rests_until, restricted_at)
      select ${ids}, '${letter}' || lpad(n::text, 9, '0'), pg_temp.hash_of('${kind}', n), ${restsUntil},
        ${restrictedAt} from ${crowd}`,
    `insert into addresses (address, account_id) select ${address}, ${ids} from ${crowd}`,
    `insert into keys (id, account_id, type, name, browser_id, revoked_at)
      select pg_temp.id_of('browser of ${kind}', n), ${ids}, 'browser', 'Chrome on Linux', substr(md5(n::text), 1, 16),
        now() from ${crowd}`,
    `insert into keys (id, account_id, type, name, email, activated_at)
      select pg_temp.id_of('email of ${kind}', n), ${ids}, 'email', 'Email', ${address}, now() from ${crowd}`,
  ]
}
