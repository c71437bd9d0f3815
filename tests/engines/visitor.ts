import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './browser.ts'

/** An element of the page, as people name it. While a dialog is open, only elements in it count. */
export type Thing = { role: 'button' | 'bought thing' | 'link' | 'heading' | 'field' | 'row'; name: RegExp }

type Spot = {
  x: number
  y: number
  /** Nothing covers its middle. */
  isFree: boolean
  isFocused: boolean
  /** The focus is somewhere after it. */
  isBehind: boolean
  count: number
}

const PATIENCE_MS = 20_000
const LONGEST_WAY = 300

export const button = (name: RegExp): Thing => ({ role: 'button', name })
export const link = (name: RegExp): Thing => ({ role: 'link', name })
export const heading = (name: RegExp): Thing => ({ role: 'heading', name })

export type Visitor = ReturnType<typeof visitorOf>

/** A person at one tab: looks, clicks and types, and waits a while for the result. */
export function visitorOf(tab: Tab) {
  /** The result of a function in the page, which uses nothing from outside. */
  function ask<Facts, Answer>(question: (facts: Facts) => Answer, facts: Facts): Promise<Answer> {
    const known = JSON.stringify(facts)
    // The loader of these tests names functions by a helper that pages do not have.
    const expression = `(() => { const __name = (it) => it; return (${question})(${known}) })()`
    return tab.run(expression) as Promise<Answer>
  }

  /** Polls until there is an answer. A page that is being replaced gives none. */
  async function until<Answer>(what: string, look: () => Promise<Answer>) {
    const end = Date.now() + PATIENCE_MS
    let trouble: unknown
    while (Date.now() < end) {
      const answer = await look().catch((error) => {
        trouble = error
        return null
      })
      if (answer) return answer
      await sleep(50)
    }
    const page = await ask(whole, null).catch(() => 'nothing')
    throw new Error(`In vain waited for ${what}. The page shows:\n${page}`, { cause: trouble })
  }

  const find = ({ role, name }: Thing, isToBeNear = false) =>
    ask(spot, { role, name: name.source, isToBeNear })

  /** Its position once it stands still and can be hit. */
  async function near(thing: Thing) {
    let last: Spot | null = null
    return until(`${thing.role} ${thing.name} to be pressed`, async () => {
      const now = await find(thing, true)
      const isStill = now !== null && now.x === last?.x && now.y === last.y
      last = now
      return isStill && now.isFree ? now : null
    })
  }

  const press = async (thing: Thing) => tab.click(await near(thing))

  return {
    open: tab.open,
    show: tab.show,
    press,

    sees: (thing: Thing, count?: number) =>
      until(`${count ?? ''} ${thing.role} ${thing.name}`, async () => {
        const found = await find(thing)
        return count === undefined ? found : (found?.count ?? 0) === count
      }),

    seesNo: (thing: Thing) =>
      until(`no ${thing.role} ${thing.name}`, async () => (await find(thing)) === null),

    reads: (words: RegExp) => until(`the words ${words}`, async () => words.test(await ask(whole, null))),

    isAt: (path: string) =>
      until(`the page ${path}`, async () => (await ask(() => location.pathname, null)) === path),

    /** The value that the browser stores under this name. */
    stored: (name: string) => ask((key) => localStorage.getItem(key), name),

    /** Stores a value. */
    store: (name: string, value: string) =>
      ask((entry) => localStorage.setItem(entry.name, entry.value), { name, value }),

    async storesSomething(name: string) {
      return until(`something stored as ${name}`, () => ask((key) => localStorage.getItem(key), name))
    },

    tellsWhenIdle: () => ask(() => 'requestIdleCallback' in window, null),

    canMakePasskeys: () => ask(() => 'PublicKeyCredential' in window, null),

    /** What a browser does to a site that was not visited for long: it deletes everything that scripts have stored. */
    forget: () =>
      ask(() => {
        localStorage.clear()
        sessionStorage.clear()
        for (const pair of document.cookie.split('; ')) {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some engines
          document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
        }
        return document.cookie === '' && localStorage.length === 0
      }, null),

    /** Logs an error on purpose, and requests a file that the policy forbids. */
    complain: () =>
      ask(() => {
        // biome-ignore lint/suspicious/noConsole: this is the planted report
        console.error('planted')
        new Image().src = 'https://elsewhere.invalid/planted.png'
        return true
      }, null),

    async fill(name: RegExp, text: string) {
      const field: Thing = { role: 'field', name }
      await press(field)
      await until(`the focus in ${name}`, async () => (await find(field))?.isFocused)
      await tab.type(text)
    },

    /** By Tab and Enter alone. */
    async reach(thing: Thing) {
      await until(`${thing.role} ${thing.name}`, () => find(thing))
      for (let steps = 0; steps < LONGEST_WAY; steps += 1) {
        const at = await find(thing)
        if (at?.isFocused) return tab.press('Enter')
        await tab.press(at?.isBehind ? 'Shift+Tab' : 'Tab')
      }
      throw new Error(`${thing.role} ${thing.name} cannot be reached by Tab.`)
    },
  }
}

// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read
const whole = () => document.body.innerText

/** Runs in the page: the first element with this role and name, or the focused one. */
function spot({
  role,
  name,
  isToBeNear,
}: {
  role: Thing['role']
  name: string
  isToBeNear: boolean
}): Spot | null {
  const selectors = {
    button: 'button:enabled:not([aria-disabled=true], [data-done])',
    'bought thing': 'button[data-done]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input',
    row: 'dd',
  }
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const words = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
    return words.replace(/\s+/g, ' ').trim()
  }
  const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const wanted = new RegExp(name)
  const found = [...around.querySelectorAll(selectors[role])].filter(
    (element) => wanted.test(nameOf(element)) && element.getClientRects().length > 0,
  )
  const here = document.activeElement
  const element = found.find((one) => one === here) ?? found[0]
  if (element === undefined) return null

  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isFree = () => {
    const hit = document.elementFromPoint(middle().x, middle().y)
    return hit !== null && element.contains(hit)
  }
  if (isToBeNear && !isFree()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const isBehind =
    here !== null &&
    Boolean(here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) &&
    !element.contains(here)
  return { ...middle(), isFree: isFree(), isFocused: element === here, isBehind, count: found.length }
}
