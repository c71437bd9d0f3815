import { deepEqual, equal } from 'node:assert/strict'
import { dayOf } from '#client/daily/day.ts'
import { pages } from '#shared/page-paths.ts'
import type { Browser } from './browser.ts'
import { begin, type World } from './journey.ts'
import { button, heading, link, visitorOf } from './visitor.ts'

const guests = (calls: string[]) => calls.filter((path) => path.includes('account.create'))

/** Where the browser refuses cookies and site data: the pages open, and no guest is made that would be lost. */
export async function walkWithoutSiteData(browser: Browser, { origin, calls, complaints, step }: World) {
  const visitor = visitorOf(await browser.newTab())

  await step('the pages open, say that nothing is stored, and make no guest', async () => {
    for (const path of [pages.home, pages.home, pages.account, pages.rummageWorld]) {
      await visitor.open(origin + path)
      await visitor.sees(heading(/./))
      await visitor.reads(/This browser does not let us store anything/)
      await visitor.sees(button(/^Retry$/))
    }
    deepEqual(guests(calls), [])
  })

  await step('the game goes on, and a sign-in works', async () => {
    await begin(visitor)
    await visitor.open(origin + pages.account)
    await visitor.press(link(/^Sign In$/))
    await visitor.sees(button(/^Sign In with Email$/))
    deepEqual(complaints, [])
  })
}

/** Where a page reads only noise from a canvas. */
export async function walkUnrecognised(browser: Browser, { origin, calls, step }: World) {
  const visitor = visitorOf(await browser.newTab())

  await step('the postcard is shown without a download, and the page says why', async () => {
    await visitor.open(origin + pages.today)
    const owner = await visitor.storesSomething('accountId')
    const day = dayOf(Date.now())
    const search = { day, found: [], spent: 83_000, misses: 0, isByHand: false, isWon: true }
    const daily = { version: 1, search, streak: 1, best: 1, lastWon: day }
    await visitor.store(`room_of_the_day:${owner}`, JSON.stringify(daily))
    await visitor.open(origin + pages.today)
    await visitor.reads(/Take a screenshot of the card/)
    await visitor.seesNo(button(/^Save the postcard$/))
    equal(guests(calls).length, 1)
  })
}
