import { bearerOf, type Planned, type Turn } from '../turn.ts'
import type { Command } from './command.ts'

export function planGuest({ browser }: Turn): Planned {
  const input = { browserId: browser.browserId, browserName: browser.name }
  return {
    browser,
    kind: 'guest',
    call: { procedure: 'account.create', input },
    words: 'becomes a new guest',
  }
}

function planUse({ browser, dice, words }: Turn): Planned | null {
  const { current, person } = browser
  const shown = dice.chance(75) ? current?.browserKey : dice.one(person.browserKeys)
  if (!shown) return null
  const isRestore = dice.chance(50)
  const browserName = dice.chance(30) ? `${browser.name} renamed` : undefined
  const call = isRestore
    ? { procedure: 'auth.restore', input: { browserKey: shown.raw, browserName } }
    : { procedure: 'auth.refresh', input: { refreshToken: shown.raw } }
  return { browser, kind: 'use', call, words: `uses ${words.name('secret', shown.secretId)}` }
}

function planLogout(turn: Turn): Planned | null {
  const { browser, dice, words } = turn
  const shown = dice.chance(60)
    ? dice.chance(80)
      ? browser.current?.browserKey
      : dice.one(browser.person.browserKeys)
    : null
  const bearer = shown && dice.chance(50) ? undefined : bearerOf(turn)
  if (!shown && !bearer) return null
  const input = shown ? { browserKey: shown.raw } : {}
  const by = [
    ...(shown ? [`showing ${words.name('secret', shown.secretId)}`] : []),
    ...(bearer ? [`with a session on ${words.session(bearer)}`] : []),
  ]
  return {
    browser,
    kind: 'logout',
    call: { procedure: 'auth.logout', input, bearer },
    words: `signs out ${by.join(' and ')}`,
  }
}

function planRename(turn: Turn): Planned | null {
  const bearer = bearerOf(turn)
  if (!bearer) return null
  const input = { first: 'Ada', last: turn.browser.name.replaceAll(/[^a-z ]/g, '') }
  const words = `gives a name to the account, with a session on ${turn.words.session(bearer)}`
  return {
    browser: turn.browser,
    kind: 'rename',
    call: { procedure: 'account.setRealName', input, bearer },
    words,
  }
}

/** Repeats an earlier call of the same person, used up or not; or one that is under way. */
function planAgain({ browser, dice, made, beside }: Turn): Planned | null {
  const own = [...made, ...beside].filter((planned) => planned.browser.person === browser.person)
  const earlier = dice.chance(60) ? own.at(-1) : dice.one(own)
  return earlier
    ? { ...earlier, kind: 'again', words: `once more: ${earlier.words.replace(/^once more: /, '')}` }
    : null
}

export const sessionCommands: Record<string, Command> = {
  guest: { weight: 1, plan: planGuest },
  use: { weight: 8, plan: planUse },
  logout: { weight: 2, plan: planLogout },
  rename: { weight: 1, plan: planRename },
  again: { weight: 8, plan: planAgain },
}
