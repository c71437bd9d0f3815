import type { Account } from '#shared/account.ts'
import { sessionState } from './session-state.ts'

/** Nobody hears the same twice within so many milliseconds: from the answer that made a guest to the page that draws it. */
const JUST_NOW = 1000

/**
 * For a query whose answer may have come with the account a moment ago: it is not asked again then. Older news are none;
 * whatever changes something asks anew however young they are.
 */
export function ifJustTold<Part>(part: (account: Account) => Part) {
  return {
    initialData: () => {
      const { account, session, toldAt } = sessionState()
      const isMine = account !== null && account.id === session?.user.id
      return isMine && Date.now() - toldAt < JUST_NOW ? part(account) : undefined
    },
    initialDataUpdatedAt: () => sessionState().toldAt,
    staleTime: JUST_NOW,
  }
}
