import type { World } from './world.ts'

/** Moves everything of an account this many hours into the past: credentials get older, and pending things expire. */
export async function letHoursPass({ sql }: Pick<World, 'sql'>, accountId: string, hours: number) {
  const back = sql`make_interval(hours => ${hours})`
  const ours = sql`key_id in (select id from keys where account_id = ${accountId})`
  await sql.begin(async (tx) => {
    await tx`update keys set created_at = created_at - ${back}, activated_at = activated_at - ${back},
      last_used_at = last_used_at - ${back}, revoked_at = revoked_at - ${back} where account_id = ${accountId}`
    await tx`update browser_secrets set created_at = created_at - ${back}, proved_at = proved_at - ${back},
      signed_in_at = signed_in_at - ${back},
      used_at = used_at - ${back}, expires_at = expires_at - ${back} where ${ours}`
    await tx`update addresses set verified_at = verified_at - ${back} where account_id = ${accountId}`
    await tx`update changes set at = at - ${back}, takes_effect_at = takes_effect_at - ${back}
      where account_id = ${accountId}`
    await tx`update accounts set due_at = due_at - ${back}, rests_since = rests_since - ${back},
      rests_until = rests_until - ${back} where id = ${accountId}`
    await tx`update proofs set expires_at = expires_at - ${back}
      where secret_id in (select id from browser_secrets where ${ours})`
  })
}
