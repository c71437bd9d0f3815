import { formatMoney } from '#client/game/manager-words.ts'
import type { Errand, Want } from './errand.ts'

export function errandTaken({ who, title, wants }: Errand) {
  const [first] = wants
  return `${title}, for ${who}: ${wants.length} things. ${first.riddle}`
}

export function errandLeft({ title }: Errand) {
  return `Put aside: ${title}. What you found for it stays found.`
}

export function errandLocked({ title, level, isForFamous }: Errand) {
  return isForFamous
    ? `${title} is for a Celebrity Concierge.`
    : `${title} waits until you are level ${level - 1}.`
}

export function foundFor({ who }: Errand, { word }: Want, missing: number) {
  return `The ${word}, that is it! ${who} still wants ${missing} more.`
}

export function errandDone({ who, thanks, reward }: Errand, risen: { level: number; rank: string } | null) {
  const rise = risen ? ` You are level ${risen.level} now: ${risen.rank}.` : ''
  return `${who}: '${thanks}' That is ${formatMoney(reward)} for your jar.${rise}`
}

export function hadAlready(name: string) {
  return `You have the ${name} already.`
}
