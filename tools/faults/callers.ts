import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call, isAcknowledged, isExcusable, newBrowser } from './calls.ts'

type Callers = {
  answers: Answer[]
  /** How many answers each of them has had. */
  turns: number[]
  stop(): Promise<Answer[]>
}

/** Clients that read and write without end; `open` gives each its way to call. */
export async function startCallers(url: string, count: number, open = () => call): Promise<Callers> {
  const { body: guest } = await call(url, '/api/account', { body: newBrowser() })
  const kinds: ((by: typeof call) => Promise<Answer>)[] = [
    (by) => by(url, '/api/account', { method: 'GET', bearer: guest.jwt }),
    (by) => by(url, '/api/auth/refresh', { body: { refreshToken: guest.browserKey } }),
    (by) => by(url, '/api/account', { body: newBrowser() }),
  ]
  const callers = Array.from({ length: count }, open)
  return repeat({ count, pauseMs: 5 }, (turn, caller) => {
    const by = callers[caller] ?? call
    return kinds[turn % kinds.length]?.(by) ?? Promise.reject()
  })
}

/** One call again and again, without hurry. */
export function watch(ask: () => Promise<Answer>): Callers {
  return repeat({ count: 1, pauseMs: 50 }, ask)
}

/** This many at a time, until stopped; keeps every answer. */
function repeat(
  facts: { count: number; pauseMs: number },
  ask: (turn: number, caller: number) => Promise<Answer>,
): Callers {
  const answers: Answer[] = []
  const turns = Array.from({ length: facts.count }, () => 0)
  const asked = new AbortController()
  const working = Array.from({ length: facts.count }, async (_, caller) => {
    for (let turn = caller; !asked.signal.aborted; turn += 1) {
      answers.push(await ask(turn, caller))
      turns[caller] = (turns[caller] ?? 0) + 1
      await sleep(facts.pauseMs)
    }
  })
  return {
    answers,
    turns,
    async stop() {
      asked.abort()
      await Promise.all(working)
      return answers
    },
  }
}

/** The answers that no fault excuses, in words. */
export function defectsIn(answers: Answer[]): string[] {
  const bad = answers.filter((answer) => !isAcknowledged(answer) && !isExcusable(answer))
  return bad.map(({ status, body }) => `${status} ${body.code}`)
}

export function timesOf(answers: Answer[]): number[] {
  return answers.map(({ ms }) => ms)
}
