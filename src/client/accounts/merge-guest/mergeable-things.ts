import { describeTold } from '#client/lib/describe-told.ts'
import { type GameStand, gameOf, likesOf } from '#client/sessions/browser-things.ts'
import {
  ASKED_FIELDS,
  capitalized,
  PERSONAL_CHANGES,
  type PersonalChange,
  type PersonalData,
  personalChanges,
} from '#shared/personal-fields.ts'
import { pick, recordOf } from '#shared/record-of.ts'

export type Thing = PersonalChange | 'likes' | 'game'

/** The facts that a guest and an account may both have, as text; null where one has none. */
type Had = Record<Thing, string | null>

/** A fact of the guest that the account lacks or has differently. */
export type Choice = { thing: Thing; guests: string; accounts: string | null }

export const labels: Record<Thing, string> = {
  ...recordOf(PERSONAL_CHANGES, (change) => capitalized(personalChanges[change].noun)),
  likes: 'Likes',
  game: 'Rummage World',
}

const ORDER: Thing[] = [...PERSONAL_CHANGES, 'likes', 'game']

type Facts = PersonalData & { id: string }

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

function hadBy(facts: Facts): Had {
  const game = gameOf(facts.id)
  const likes = likesOf(facts.id)
  const told = pick(facts, ASKED_FIELDS)
  return {
    // Two columns on a phone are narrow: a date may break there.
    ...recordOf(PERSONAL_CHANGES, (change) => describeTold(change, told)?.replaceAll('\u00a0', ' ') ?? null),
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
    ...recordOf(PERSONAL_CHANGES, (change) => `your ${personalChanges[change].noun}`),
    likes: 'your likes',
    game: 'your game',
  }
  return new Intl.ListFormat('en').format(things.map((thing) => inSentence[thing]))
}
