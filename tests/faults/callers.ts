import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call, isAcknowledged, isExcusable, newBrowser } from './calls.ts'

type Callers = { answers: Answer[]; stop(): Promise<Answer[]> }

/** Clients that read and write without end. */
export async function startCallers(url: string, count: number): Promise<Callers> {
  const { body: guest } = await call(url, '/api/account', { body: newBrowser() })
  const kinds = [
    () => call(url, '/api/account', { method: 'GET', bearer: guest.jwt }),
    () => call(url, '/api/auth/refresh', { body: { refreshToken: guest.browserKey } }),
    () => call(url, '/api/account', { body: newBrowser() }),
  ]
  return repeat({ count, pauseMs: 5 }, (turn) => kinds[turn % kinds.length]?.() ?? Promise.reject())
}

/** One call again and again, unhurried. */
export function watch(ask: () => Promise<Answer>): Callers {
  return repeat({ count: 1, pauseMs: 50 }, ask)
}

/** As many at a time, until stopped; keeps every answer. */
function repeat(facts: { count: number; pauseMs: number }, ask: (turn: number) => Promise<Answer>): Callers {
  const answers: Answer[] = []
  const asked = new AbortController()
  const working = Array.from({ length: facts.count }, async (_, caller) => {
    for (let turn = caller; !asked.signal.aborted; turn += 1) {
      answers.push(await ask(turn))
      await sleep(facts.pauseMs)
    }
  })
  return {
    answers,
    async stop() {
      asked.abort()
      await Promise.all(working)
      return answers
    },
  }
}

/** What no fault excuses, in words. */
export function defectsIn(answers: Answer[]): string[] {
  const bad = answers.filter((answer) => !isAcknowledged(answer) && !isExcusable(answer))
  return bad.map(({ status, body }) => `${status} ${body.code}`)
}

export function timesOf(answers: Answer[]): number[] {
  return answers.map(({ ms }) => ms)
}
