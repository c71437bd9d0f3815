import { Connection } from './connection.ts'
import type { Orders, Outcome } from './orders.ts'

/**
 * Runs as a process of its own, so that no other work is measured with it. Sends the ordered requests, on each
 * connection the next one after the last answer.
 */
const PATIENCE_MS = 15_000

process.stdout.write('ready\n')
process.on('disconnect', () => process.exit())
process.on('message', (orders: Orders) => {
  load(orders).then(
    (outcome) => process.send?.(outcome),
    (error) => process.send?.({ problem: String(error) }),
  )
})

async function load({ port, connections, seconds, requests, isOnce }: Orders): Promise<Outcome> {
  const prepared = requests.map((text) => Buffer.from(text, 'latin1'))
  const times: number[] = []
  const failures: Record<string, number> = {}
  let sample: string | null = null
  let next = 0
  let underWay = 0
  let begin = 0
  let lastAnswer = 0
  let isOver = false
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))

  function note(kind: string, text: string) {
    failures[kind] = (failures[kind] ?? 0) + 1
    sample ??= text
  }
  function sendNext(connection: Connection) {
    const request = isOnce ? prepared[next] : prepared[next % prepared.length]
    const sentAt = performance.now()
    if (isOver || request === undefined || sentAt - begin > seconds * 1000) {
      if (underWay === 0) finish()
      return
    }
    next += 1
    underWay += 1
    connection.send(request, (status, body) => {
      lastAnswer = performance.now()
      underWay -= 1
      times.push(lastAnswer - sentAt)
      if (status !== 200) note(String(status), body())
      sendNext(connection)
    })
  }

  const open = Array.from({ length: connections }, () => {
    return new Connection(port, () => {
      note('broken', 'the connection was closed')
      isOver = true
      finish()
    })
  })
  await Promise.all(open.map((connection) => connection.opened()))

  const before = process.cpuUsage()
  begin = performance.now()
  const patience = setTimeout(
    () => {
      note('silent', `${underWay} were not answered`)
      finish()
    },
    seconds * 1000 + PATIENCE_MS,
  )
  for (const connection of open) sendNext(connection)
  await finished
  clearTimeout(patience)
  const { user, system } = process.cpuUsage(before)
  for (const connection of open) connection.close()

  const sorted = Float64Array.from(times).sort()
  const ms = lastAnswer - begin
  return {
    answered: times.length,
    ms,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    slowest: sorted.at(-1) ?? 0,
    failures,
    sample,
    workMs: (user + system) / 1000,
  }
}

function quantile(sorted: Float64Array, share: number) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
