import { eq } from 'drizzle-orm'
import { isStoppable } from '#server/changes/stop-change.ts'
import type { Queries } from '#server/db/open.ts'
import { changes, stopTokens } from '#server/db/schema.ts'
import { hashSecret } from '#server/keys/one-time-secret.ts'
import type { StoppableChange } from '#shared/changes.ts'

/** What the link of a letter would stop; null for a link that stops nothing. Nothing changes by asking. */
export async function readStoppable(db: Queries, token: string): Promise<StoppableChange | null> {
  if (!(await isStoppable(db, token))) return null
  const [change] = await db
    .select({
      event: changes.event,
      browser: changes.browser,
      keyType: changes.keyType,
      keyName: changes.keyName,
      takesEffectAt: changes.takesEffectAt,
    })
    .from(stopTokens)
    .innerJoin(changes, eq(changes.id, stopTokens.changeId))
    .where(eq(stopTokens.hash, hashSecret(token)))
  if (!change?.takesEffectAt) return null
  const { event, browser, keyType, keyName, takesEffectAt } = change
  const key = keyType === null || keyName === null ? null : { type: keyType, name: keyName }
  return { event, browser, key, takesEffectAt: takesEffectAt.toISOString() }
}
