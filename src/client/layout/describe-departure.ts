import { appConfig } from '#client/api/app-config.ts'
import { formatMoment } from '#client/lib/format-date.ts'
import type { Account } from '#shared/accounts.ts'
import type { Change } from '#shared/changes.ts'
import { leavesFrom } from './held-since.ts'

/** For the question before a removal: when it takes effect, and what can be done until then. */
export function describeDeparture(
  held: Parameters<typeof leavesFrom>[0],
  account: Account,
  changes: Change[] | null,
): string {
  const { seniority } = appConfig.lifetimes
  const leavesAt = leavesFrom(held, account, changes ?? [], { seniority })
  if (leavesAt === null) return 'This action cannot be undone.'
  const slowly = `It will be removed from your account on ${formatMoment(leavesAt)}. Until then it still works, and you can stop this.`
  const mayLeaveAtOnce = held !== 'recovery email' && held.type === 'passkey'
  return mayLeaveAtOnce ? `${slowly} If you use it to show that it is you, it leaves at once.` : slowly
}
