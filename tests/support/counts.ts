import { fromNow } from '#server/platform/postgres/from-now.ts'
import { limits } from '#server/platform/postgres/schema.ts'
import { LIMITS, type LimitKind } from '#server/rate-limits/limit-kinds.ts'
import { seconds } from '#shared/time.ts'
import type { World } from './world.ts'

type Counted = { kind: LimitKind; subject: string; address?: string; count: number }

/** Sets how often something was counted, with nine tenths of the window left. */
export async function setCount({ deps: { db } }: World, { kind, subject, address = '', count }: Counted) {
  const expiresAt = fromNow((0.9 * LIMITS[kind].window) / seconds(1))
  await db
    .insert(limits)
    .values({ kind, subject, address, count, expiresAt })
    .onConflictDoUpdate({ target: [limits.subject, limits.kind, limits.address], set: { count } })
}
