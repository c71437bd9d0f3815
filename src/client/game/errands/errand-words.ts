import { formatMoney } from '#client/game/manager-words.ts'
import type { Errand, Want } from './errand.ts'

/** A riddle, thanks and pay are messages of their own: the small panel shows the last one whole. */
type Messages = [string, string]

export function errandTaken({ who, title, wants }: Errand): Messages {
  const [first] = wants
  return [`${title}, for ${who}: ${wants.length} things.`, first.riddle]
}

export function errandLeft({ title }: Errand) {
  return `Put aside: ${title}. What you found for it stays found.`
}

export function errandLocked({ title, level, isForFamous }: Errand) {
  return isForFamous
    ? `${title} is for a Celebrity Concierge.`
    : `${title} waits until you are level ${level - 1}.`
}

/** `missing` is what is still wanted, and its first riddle is the next one. */
export function foundFor({ who }: Errand, { word }: Want, missing: readonly [Want, ...Want[]]): Messages {
  const [next] = missing
  return [`The ${word}, that is it! ${who} still wants ${missing.length} more.`, next.riddle]
}

export function errandDone(
  { who, thanks, reward }: Errand,
  risen: { level: number; rank: string } | null,
): Messages {
  const rise = risen ? ` You are level ${risen.level} now: ${risen.rank}.` : ''
  return [`${who}: '${thanks}'`, `That is ${formatMoney(reward)} for your jar.${rise}`]
}

export function hadAlready(name: string) {
  return `You have the ${name} already.`
}
