import { once } from 'node:events'
import { get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { createWorld } from '../../support/world.ts'

test('no page in a browser can read the metrics, whatever host name it uses', async () => {
  const world = await createWorld()
  onTestFinished(() => world.close())
  const build = { version: '1', commit: 'unknown', image_tag: 'test', shard: '0' }
  const facts = { db: world.deps.db, poolLoad: () => ({}), build }
  const { port, stop } = await serveMetrics(createMetrics(facts), { host: '127.0.0.1', port: 0 })
  onTestFinished(stop)
  const url = `http://127.0.0.1:${port}/metrics`
  for (const header of [
    'Origin: http://door.example',
    'Origin: null',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Site: none',
  ]) {
    expect(await statusWith(url, header), header).toBe(403)
  }
  expect(await statusWith(url, 'Host: 10.0.0.7:9464')).toBe(200)
})

/** `fetch` does not allow setting these headers. */
async function statusWith(url: string, header: string) {
  const [name = '', value = ''] = header.split(': ')
  const [answer] = await once(get(url, { headers: { [name]: value } }), 'response')
  answer.resume()
  return answer.statusCode
}
