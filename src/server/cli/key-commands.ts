import { and, asc, eq, isNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { removeKeyNow } from '#server/account-protection/effects/remove-now.ts'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { FEATURE_NAME, grantFeature } from '#server/account-store/keys/add-feature-key.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import { StartProblem } from '#server/lib/start-problem.ts'
import { WakeUp } from '#server/outbox/wake-up.ts'
import { withSecrets } from '#server/platform/data-dir.ts'
import { accounts, keys } from '#server/platform/postgres/schema.ts'
import { systemRandom } from '#server/platform/random.ts'
import { RefusalLimit } from '#server/rate-limits/refusal-limit.ts'
import { requireAccount } from './account-commands.ts'
import { type Command, inDatabase } from './command.ts'
import { table } from './table.ts'

export const keyList: Command = {
  words: ['<id or upid of the account>'],
  flags: { all: { type: 'boolean', meaning: 'Revoked ones as well, as long as they are remembered' } },
  summary: 'List the keys of an account, oldest first',
  run: inDatabase(async ({ db }, [account = ''], { all }) => {
    const accountId = await requireAccount(db, account)
    const rows = await db
      .select({
        id: keys.id,
        type: keys.type,
        name: keys.name,
        createdAt: keys.createdAt,
        lastUsedAt: keys.lastUsedAt,
        activatedAt: keys.activatedAt,
        revokedAt: keys.revokedAt,
      })
      .from(keys)
      .where(and(eq(keys.accountId, accountId), all ? undefined : isNull(keys.revokedAt)))
      .orderBy(asc(keys.createdAt), asc(keys.id))
    return { json: rows, lines: rows.length === 0 ? ['It has no keys.'] : table(rows) }
  }),
}

export const keyRevoke: Command = {
  words: ['<id of the key>'],
  summary: 'Revoke a key for good; the account is told by mail, as of any key that is removed',
  run: inDatabase(async ({ db }, [keyId = ''], _flags, { settings, log }) => {
    const noSuchKey = new StartProblem(1, `There is no live key ${keyId}.`)
    if (!isUuid(keyId)) throw noSuchKey
    const [owner] = await db
      .select({ accountId: keys.accountId, upid: accounts.upid })
      .from(keys)
      .innerJoin(accounts, eq(accounts.id, keys.accountId))
      .where(eq(keys.id, keyId))
    if (!owner) throw noSuchKey
    const config = await withSecrets(settings)
    const refusals = new RefusalLimit(settings.rateLimitFactor)
    const lifecycle = { isReady: true, isDraining: false }
    // The running server finds the mail in the outbox by itself.
    const deps = { config, db, log, random: systemRandom, wakeUp: new WakeUp(), lifecycle, refusals }
    const revoked = await db.transaction(async (tx) => {
      await lockAccountRow(tx, owner.accountId)
      const key = await removeKeyNow(tx, deps, {
        accountId: owner.accountId,
        keyId,
        by: null,
        mayBeLast: true,
      })
      if (!key) throw noSuchKey
      return { id: key.id, type: key.type, account: owner.upid }
    })
    return { json: revoked, lines: [`Revoked the ${revoked.type} key ${keyId} of ${owner.upid}.`] }
  }),
}

function requireFeatureName(name: string) {
  if (!FEATURE_NAME.test(name)) {
    throw new StartProblem(2, 'A feature is named by lower-case letters, digits and dashes, at most 50.')
  }
  return name
}

export const featureGrant: Command = {
  words: ['<id or upid of the account>', '<feature>'],
  summary: 'Switch a feature on for an account',
  run(place, [account = '', name = ''], flags) {
    const featureName = requireFeatureName(name)
    return inDatabase(async ({ db }) => {
      const outcome = await grantFeature({ db, random: systemRandom }, { account, featureName })
      if (outcome === 'no-such-account') throw new StartProblem(1, `There is no account ${account}.`)
      const isNew = outcome === 'granted'
      const line = isNew
        ? `Granted ${featureName} to ${account}.`
        : `${account} has ${featureName} already; nothing changed.`
      return { json: { account, feature: featureName, isNew }, lines: [line] }
    })(place, [account, name], flags)
  },
}

export const featureRevoke: Command = {
  words: ['<id or upid of the account>', '<feature>'],
  summary: 'Switch a feature off for an account',
  run(place, [account = '', name = ''], flags) {
    const featureName = requireFeatureName(name)
    return inDatabase(async ({ db }) => {
      const accountId = await requireAccount(db, account)
      const isThisOne = and(
        eq(keys.accountId, accountId),
        eq(keys.type, 'feature'),
        eq(keys.featureName, featureName),
      )
      const revoked = isThisOne
        ? await db.transaction(async (tx) => {
            await lockAccountRow(tx, accountId)
            return await revokeKeys(tx, isThisOne, null)
          })
        : []
      const wasThere = revoked.length > 0
      const line = wasThere
        ? `Revoked ${featureName} of ${account}.`
        : `${account} does not have ${featureName}; nothing changed.`
      return { json: { account, feature: featureName, wasThere }, lines: [line] }
    })(place, [account, name], flags)
  },
}
