import type { World } from './world.ts'

/** For everything that an account has, lets so many hours pass: what it had becomes older, and what waits runs out. */
export async function letHoursPass({ sql }: Pick<World, 'sql'>, accountId: string, hours: number) {
  const back = sql`make_interval(hours => ${hours})`
  const ours = sql`key_id in (select id from keys where account_id = ${accountId})`
  await sql.begin(async (tx) => {
    await tx`update keys set created_at = created_at - ${back}, activated_at = activated_at - ${back},
      last_used_at = last_used_at - ${back}, revoked_at = revoked_at - ${back} where account_id = ${accountId}`
    await tx`update browser_secrets set created_at = created_at - ${back}, proved_at = proved_at - ${back},
      used_at = used_at - ${back}, expires_at = expires_at - ${back} where ${ours}`
    await tx`update addresses set verified_at = verified_at - ${back}, reserved_until = reserved_until - ${back}
      where account_id = ${accountId}`
    await tx`update change_undos set since = since - ${back}
      where change_id in (select id from changes where account_id = ${accountId})`
    await tx`update changes set at = at - ${back}, undoable_until = undoable_until - ${back},
      by_since = by_since - ${back}, undone_at = undone_at - ${back}, undone_by_since = undone_by_since - ${back}
      where account_id = ${accountId}`
    await tx`update proofs set since = since - ${back}, expires_at = expires_at - ${back}
      where secret_id in (select id from browser_secrets where ${ours})`
  })
}
