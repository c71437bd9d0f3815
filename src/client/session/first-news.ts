import type { Account } from '#shared/account.ts'
import { sessionState } from './session-state.ts'

/** From the answer that tells who is here to the page that draws it. */
const STAY_NEWS_FOR = 1000

let news: { account: Account; at: number; unheard: Set<Listener> } | null = null

type Listener = 'account' | 'keys'

/** Keeps the account that says who is here: the page that is drawn next would ask for the same at once. */
export function keepFirstNews(account: Account) {
  news = { account, at: Date.now(), unheard: new Set(['account', 'keys']) }
}

/** For whoever calls the server in the name of this session: what it said before is old by then. */
export function forgetFirstNews() {
  news = null
}

/** That account, once for each who asks and only for a moment; null when the server has to be asked. */
export function hearFirstNews(listener: Listener): Account | null {
  if (news === null || Date.now() - news.at > STAY_NEWS_FOR) return null
  const isOurs = news.account.id === sessionState().session?.user.id
  return isOurs && news.unheard.delete(listener) ? news.account : null
}
