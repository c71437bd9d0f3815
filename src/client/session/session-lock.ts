import { wait } from '#client/lib/wait.ts'

/** Other tabs see a localStorage write late: whoever gets the lock next must already find it. */
const UNTIL_OTHERS_SEE = 150

/**
 * One tab of this browser at a time makes a guest or renews the session (mutual exclusion by Web Locks). A browser that keeps nothing for us
 * refuses the lock as well; there is nothing to share between its tabs then, and the work is done without.
 */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('session', async () => {
      await work().then(resolve, reject)
      await wait(UNTIL_OTHERS_SEE)
    })
    held.catch(() => work().then(resolve, reject))
  })
}
