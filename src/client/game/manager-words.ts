import { formatQuantity, type Project } from './jobs.ts'
import type { Objection } from './rules.ts'

/** The manager's sentences: kind, short, and always with a reason. */

export function formatMoney(dollars: number) {
  return `$${dollars}`
}

export function findThese(project: Project) {
  return `Find these items for ${project.name}:`
}

export const GREAT_JOB = 'Great job! Project completed!'

export function cannotAsk({ hindrance, task }: Objection, item: { name: string; price: number }) {
  switch (hindrance) {
    case 'bought':
      return `The ${item.name} is ours already.`
    case 'negotiating':
      return 'One at a time: first finish the deal you are in.'
    case 'noProject':
      return 'Nice find! But choose a project first, so that I know who pays.'
    case 'allDone':
      return `Nice find! But ${ALL_DONE}`
    case 'enough':
      return task
        ? `We have enough of those: ${formatQuantity(task.requiredQuantity, task.name)} is all we need.`
        : ''
    case 'lowQuality':
      return task ? `That one is too worn. I need quality ${task.minQuality} or better.` : ''
    case 'highPrice':
      return task
        ? `${formatMoney(item.price)} is over the limit of ${formatMoney(task.maxPrice)}. Leave it.`
        : ''
    case 'littleCash':
      return `With ${formatMoney(item.price)} on the tag it is too dear to even ask.`
    case 'wrongThing':
      return `A ${item.name}? Charming, but it is not on our list.`
  }
}

const ALL_DONE = 'every project is done, and nobody pays for more. Errands pay for our window.'

export function jobIsLocked(title: string, level: number) {
  return `${title} opens at level ${level}. You get there.`
}

export function jobAccepted(title: string) {
  return `Welcome aboard, ${title}. Which project do you take?`
}

export function jobLeft(title: string) {
  return `You are free again. What you found as ${title} stays found, should you come back.`
}

export function dealDone(name: string, price: number, project: Project) {
  const missing = project.tasks
    .filter(({ completed }) => !completed)
    .map((task) => formatQuantity(task.requiredQuantity - task.foundCount, task.name))
  const rest =
    missing.length === 0
      ? 'That is everything: complete the project!'
      : `Still to find: ${missing.join(', ')}.`
  return `${name} for ${formatMoney(price)}, well done. ${rest}`
}

export function dealRefused(name: string, price: number) {
  return `No deal, no harm. The ${name} stays at ${formatMoney(price)} if you come back.`
}

export function cannotPay(price: number, cash: number) {
  return `That is ${formatMoney(price - cash)} more than you have.`
}

/** `saved` is what the customer does not pay of the listed price. */
export function wouldLeave(rest: number, saved: number) {
  return `That would leave you ${formatMoney(rest)}. It saves the customer ${formatMoney(saved)}.`
}

export function boughtForWindow(name: string, price: number, jar: number) {
  return `${upperFirst(name)} for ${formatMoney(price)}: it is in our window now. ${inYourJar(jar)}`
}

export function inYourJar(jar: number) {
  return `Your jar holds ${formatMoney(jar)}.`
}

export function alreadyInWindow(name: string) {
  return `You have ${name} in our window already.`
}

export function jarTooEmpty(price: number, jar: number) {
  return `That costs ${formatMoney(price)}, and your jar holds ${formatMoney(jar)}. Errands fill it.`
}

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const NOT_YET = 'Not yet: something on the list is still missing.'
export const DONE_BEFORE = 'That project is done. Once was enough!'

export const STARTS_ANEW = 'Your game could not be read and starts anew.'

export const NO_PROJECT_TO_HINT_AT = 'Choose a project first, then I know what to look for.'
export const NOTHING_MORE_TO_FIND = upperFirst(ALL_DONE)
export const NOTHING_NEEDED = 'We have everything. Complete the project!'
export const NOTHING_LEFT_HERE = 'Nothing we need is left in the pictures so far. Scroll on, there are more.'

export function lookNear(where: string, sellerName: string) {
  return `Look near the ${where} of the picture by ${sellerName}.`
}
