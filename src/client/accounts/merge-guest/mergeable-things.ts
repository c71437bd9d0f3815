import { formatCalendarDay } from '#client/lib/format-date.ts'
import { type GameStand, gameOf, likesOf } from '#client/sessions/browser-things.ts'
import type { Account } from '#shared/accounts.ts'

export type Thing = 'name' | 'birthday' | 'likes' | 'game'

/** What a guest and an account may both have, in words; null where one has nothing. */
type Had = Record<Thing, string | null>

/** One thing that the guest had and the account has not, or has another one of. */
export type Choice = { thing: Thing; guests: string; accounts: string | null }

export const labels: Record<Thing, string> = {
  name: 'Name',
  birthday: 'Birthday',
  likes: 'Likes',
  game: 'Rummage World',
}

const ORDER: Thing[] = ['name', 'birthday', 'likes', 'game']

type Told = Pick<Account, 'id' | 'first' | 'last' | 'bornOn'>

/** What there is to choose between a guest and an account: of what is the same on both sides nothing is lost. */
export function choicesBetween(guest: Told, account: Told): Choice[] {
  const [guests, accounts] = [hadBy(guest), hadBy(account)]
  return ORDER.flatMap((thing) => {
    const said = guests[thing]
    // Likes are counted, and as many need not be the same.
    if (said === null || (said === accounts[thing] && thing !== 'likes')) return []
    return { thing, guests: said, accounts: accounts[thing] }
  })
}

function hadBy({ id, first, last, bornOn }: Told): Had {
  const game = gameOf(id)
  const likes = likesOf(id)
  return {
    name: [first, last].filter(Boolean).join(' ') || null,
    // Half a phone is narrow: there a date may be broken.
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
