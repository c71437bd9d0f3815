import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from '#shared/page-paths.ts'
import { until } from '../support/until.ts'
import type { Browser } from './browser.ts'
import { button, heading, link, type Thing, type Visitor, visitorOf } from './visitor.ts'

/** What surrounds the browser. */
export type World = {
  origin: string
  /** The address of the sign-in link in the next letter to an address. */
  mailedLink: (address: string) => Promise<string>
  cutLine: (isCut: boolean) => void
  /** The calls that the connection has seen, by their paths. */
  calls: string[]
  /** All reports of consoles and content security policy. */
  complaints: string[]
  step: (name: string, walk: () => Promise<void>) => Promise<void>
}

const THINGS = /(Sleeping Bag|Portable Stove), \$/
const bought: Thing = { role: 'bought thing', name: /, bought$/ }

const retry = button(/^Retry$/)
const browserKeys = link(/created .*\d{4}/)
const row = (words: RegExp): Thing => ({ role: 'row', name: words })

/** One visit from the first page to the sign-out, the same in every engine. */
export async function walk(browser: Browser, world: World) {
  const { origin, mailedLink, cutLine, complaints, step } = world
  const address = `ada-${browser.name.replace(/\W.*/, '').toLowerCase()}@example.com`
  const visitor = visitorOf(await browser.newTab())
  const open = (path: string, who = visitor) => who.open(origin + path)
  let account = ''

  await step('a guest is made', async () => {
    await open(pages.home)
    await visitor.sees(heading(/./))
    account = await visitor.storesSomething('accountId')
    await open(pages.account)
    await visitor.reads(/You are here as a guest/)
    equal(await visitor.stored('accountId'), account)
  })

  await step('passkeys are offered only where the browser has them', async () => {
    equal(await visitor.canMakePasskeys(), browser.hasPasskeys)
    const offers = browser.hasPasskeys ? visitor.sees : visitor.seesNo
    await open(pages.addKey)
    await visitor.sees(link(/^Email Key/))
    await offers(button(/^Passkey/))
    await open(pages.signIn)
    await visitor.sees(button(/^Sign In with Email$/))
    await offers(button(/^Sign In with Passkey$/))
  })

  await step('a mailed link signs in, and the guest gets the address', async () => {
    await askForLink(visitor, address)
    await visitor.open(await mailedLink(address))
    await visitor.isAt(pages.account)
    await visitor.sees(row(new RegExp(`^${address}`)))
    await visitor.sees(browserKeys, 1)
    const hint = link(/^set up a passkey$/)
    await (browser.hasPasskeys ? visitor.sees(hint) : visitor.seesNo(hint))
    equal(await visitor.stored('accountId'), account)
  })

  await step('a name is saved', async () => {
    await visitor.press(link(/^Add ?real name$/))
    await visitor.fill(/First Name/, 'Ada')
    await visitor.fill(/Last Name/, 'Lovelace')
    await visitor.press(button(/^Save$/))
    await visitor.sees(row(/^Ada Lovelace$/))
  })

  const second = visitorOf(await browser.newTab())

  await step('a second tab has the same account, and each follows the other', async () => {
    await open(pages.account, second)
    await second.sees(row(/^Ada Lovelace$/))
    await second.press(link(/^Edit ?real name$/))
    await second.fill(/First Name/, ' King')
    await second.press(button(/^Save$/))
    await second.sees(row(/^Ada King Lovelace$/))
    await visitor.show()
    await visitor.sees(row(/^Ada King Lovelace$/))
    await visitor.sees(browserKeys, 1)
  })

  await step('a thing in the game is found by mouse', async () => {
    await open(pages.rummageWorld)
    equal(await visitor.tellsWhenIdle(), browser.tellsWhenIdle)
    await visitor.sees(button(THINGS))
    await begin(visitor)
    await visitor.press(button(THINGS))
    await visitor.press(button(/^Accept Deal$/))
    await visitor.reads(/well done/)
    await visitor.sees(bought, 1)
  })

  await step('a thing in the game is found by keyboard', async () => {
    await visitor.reach(button(THINGS))
    await visitor.reach(button(/^Accept Deal$/))
    await visitor.sees(bought, 2)
    await open(pages.rummageWorld)
    await visitor.sees(bought, 2)
  })

  await step('offline the page says so and loses nothing, and Retry reloads it', async () => {
    await open(pages.account)
    await visitor.sees(browserKeys)
    cutLine(true)
    // A page whose code was never fetched, and then back to one that calls the server again.
    await visitor.press(link(/data download$/))
    await visitor.sees(heading(/^This room is still dark$/))
    await visitor.press(retry)
    await sleep(500)
    await visitor.sees(retry)
    cutLine(false)
    await visitor.press(retry)
    await visitor.sees(heading(/Download/))
    await visitor.seesNo(retry)
    await open(pages.account)
    await visitor.sees(browserKeys, 1)
    equal(await visitor.stored('accountId'), account)
  })

  await step('deleted browser data cost the game and a sign-in, and nothing else', async () => {
    ok(await visitor.forget())
    await open(pages.rummageWorld)
    const guest = await visitor.storesSomething('accountId')
    notEqual(guest, account)
    await visitor.sees(button(THINGS))
    await visitor.seesNo(bought)
    await open(pages.account)
    await visitor.reads(/You are here as a guest/)

    // The record of a link requested here is deleted too by the time the mail is read.
    await open(pages.signIn)
    await askForLink(visitor, address)
    ok(await visitor.forget())
    await visitor.open(await mailedLink(address))
    await visitor.press(button(/^Continue$/))
    await visitor.isAt(pages.account)
    await visitor.sees(row(/^Ada King Lovelace$/))
    await visitor.sees(browserKeys, 2)
    equal(await visitor.stored('accountId'), account)
  })

  await step('a user name and password in the address do no harm', async () => {
    await visitor.open(`${origin.replace('//', '//ada:secret@')}${pages.account}#keys`)
    await visitor.sees(row(/^Ada King Lovelace$/))
  })

  await step('signing out clears this browser, and signs out the other tab', async () => {
    await second.show()
    await open(pages.account, second)
    await second.sees(row(/^Ada King Lovelace$/))
    await visitor.show()
    await visitor.press(button(/^Sign Out$/))
    await visitor.isAt(pages.signIn)
    for (const name of ['jwt', 'browser_key', 'accountId', 'auth_tokens', 'pending_email_key']) {
      equal(await visitor.stored(name), null)
    }
    await second.show()
    await second.isAt(pages.signedOut)
    await second.sees(heading(/^You've been signed out$/))
  })

  await step('the console is clean, and nothing violated the content security policy', async () => {
    await visitor.show()
    await visitor.complain()
    await heardOf(complaints, /planted$/)
    await heardOf(complaints, /img-src .*elsewhere/)
    // When the planted report has arrived, all earlier ones have too.
    deepEqual(
      complaints.filter((line) => !/planted|elsewhere\.invalid/.test(line)),
      [],
    )
  })
}

/** Asks for a sign-in link on the sign-in page, as people do. */
async function askForLink(visitor: Visitor, address: string) {
  await visitor.press(button(/^Sign In with Email$/))
  await visitor.fill(/Email/, address)
  await visitor.press(button(/^Send Sign In Link$/))
  await visitor.sees(heading(/^Check Your Email$/))
}

/** Accepts the job and its project. */
export async function begin(visitor: Visitor) {
  await visitor.press(button(/^Find Jobs$/))
  await visitor.press(button(/^Accept Job$/))
  await visitor.press(button(/^Select Project$/))
  await visitor.reads(/Find these items/)
}

async function heardOf(complaints: string[], what: RegExp) {
  await until(`the complaint ${what}`, () => complaints.some((line) => what.test(line)), 5000)
}
