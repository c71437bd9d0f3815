import { underLock } from '#client/lib/browser.ts'
import { wait } from '#client/lib/wait.ts'

/** Other tabs see a localStorage write late (ms): the next holder of the lock must already find it. */
const UNTIL_OTHERS_SEE = 150

/** Only one tab of this browser at a time makes a guest or renews the session (mutual exclusion). */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    underLock('session', async () => {
      await work().then(resolve, reject)
      await wait(UNTIL_OTHERS_SEE)
    })
  })
}
