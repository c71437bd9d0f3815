import { formatCalendarDay } from '#client/lib/format-date.ts'
import { type GameStand, gameOf, likesOf } from '#client/sessions/browser-things.ts'
import type { Account } from '#shared/accounts.ts'

export type Thing = 'name' | 'birthday' | 'likes' | 'game'

/** The facts that a guest and an account may both have, as text; null where one has none. */
type Had = Record<Thing, string | null>

/** A fact of the guest that the account lacks or has differently. */
export type Choice = { thing: Thing; guests: string; accounts: string | null }

export const labels: Record<Thing, string> = {
  name: 'Name',
  birthday: 'Birthday',
  likes: 'Likes',
  game: 'Rummage World',
}

const ORDER: Thing[] = ['name', 'birthday', 'likes', 'game']

type Facts = Pick<Account, 'id' | 'first' | 'last' | 'bornOn'>

/** The choices between a guest and an account. Equal facts need no choice. */
export function choicesBetween(guest: Facts, account: Facts): Choice[] {
  const [guests, accounts] = [hadBy(guest), hadBy(account)]
  return ORDER.flatMap((thing) => {
    const guestsOwn = guests[thing]
    // Likes are counts, and the same count need not mean the same likes.
    if (guestsOwn === null || (guestsOwn === accounts[thing] && thing !== 'likes')) return []
    return { thing, guests: guestsOwn, accounts: accounts[thing] }
  })
}

function hadBy({ id, first, last, bornOn }: Facts): Had {
  const game = gameOf(id)
  const likes = likesOf(id)
  return {
    name: [first, last].filter(Boolean).join(' ') || null,
    // Two columns on a phone are narrow: a date may break there.
    birthday: bornOn && formatCalendarDay(bornOn).replaceAll('\u00a0', ' '),
    likes: likes === 0 ? null : counted(likes, 'post', 'posts'),
    game: game && describeGame(game),
  }
}

function describeGame({ cash, bought, done }: GameStand) {
  const things = counted(bought, 'thing bought', 'things bought')
  return [`$${cash}`, things, done > 0 && counted(done, 'project done', 'projects done')]
    .filter(Boolean)
    .join(', ')
}

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`
}

/** 'your name, your likes and your game' */
export function describeThings(things: Thing[]) {
  const inSentence: Record<Thing, string> = {
    name: 'your name',
    birthday: 'your birthday',
    likes: 'your likes',
    game: 'your game',
  }
  return new Intl.ListFormat('en').format(things.map((thing) => inSentence[thing]))
}
