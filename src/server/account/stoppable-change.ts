import { eq } from 'drizzle-orm'
import { isStoppable } from '#server/changes/stop-change.ts'
import { changes, stopTokens } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hashSecret } from '#server/keys/one-time-secret.ts'
import type { StoppableChange } from '#shared/changes.ts'

/** What the link of a letter would stop, or take away; null for a link that stops nothing. Nothing changes by asking. */
export async function readStoppable(
  deps: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<StoppableChange | null> {
  if (!(await isStoppable(deps, token))) return null
  const [change] = await deps.db
    .select({
      at: changes.at,
      event: changes.event,
      browser: changes.browser,
      keyType: changes.keyType,
      keyName: changes.keyName,
      takesEffectAt: changes.takesEffectAt,
    })
    .from(stopTokens)
    .innerJoin(changes, eq(changes.id, stopTokens.changeId))
    .where(eq(stopTokens.hash, hashSecret(token)))
  if (!change) return null
  const { at, event, browser, keyType, keyName, takesEffectAt } = change
  const key = keyType === null || keyName === null ? null : { type: keyType, name: keyName }
  return { at: at.toISOString(), event, browser, key, takesEffectAt: takesEffectAt?.toISOString() ?? null }
}
