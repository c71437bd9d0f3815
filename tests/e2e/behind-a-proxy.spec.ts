import { createServer, request } from 'node:http'
import { expect, test } from 'playwright/test'
import { freePort } from '#server/lifecycle/free-port.ts'
import { serveProduct } from '../support/served.ts'

let product: Awaited<ReturnType<typeof serveProduct>>
let publicPort: number
let otherPort: number
const proxies: ReturnType<typeof createServer>[] = []

/** Like nginx without a line on Host: the service gets the proxy's name for it. */
function startProxy(port: number) {
  const { host: hostname, port: servicePort } = new URL(product.origin)
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: hostname }
    const passed = request({
      host: 'localhost',
      port: servicePort,
      method: asked.method,
      path: asked.url,
      headers,
    })
    passed.on('response', (told) => told.pipe(answer.writeHead(told.statusCode ?? 502, told.headers)))
    asked.pipe(passed)
  })
  proxies.push(proxy.listen(port, '127.0.0.1'))
}

test.beforeAll(async () => {
  publicPort = await freePort()
  otherPort = await freePort()
  product = await serveProduct({ PUBLIC_URL: `http://localhost:${publicPort}` })
  for (const port of [publicPort, otherPort]) startProxy(port)
})
test.afterAll(async () => {
  for (const proxy of proxies) {
    proxy.close()
    proxy.closeAllConnections()
  }
  await product.close()
})

test('no proxy causes a redirect loop, and a page redirects from another name', async ({ page }) => {
  await page.goto(`http://localhost:${publicPort}/account`)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.goto(`http://127.0.0.1:${otherPort}/signin?from=here#there`)
  await expect(page).toHaveURL(`http://localhost:${publicPort}/signin?from=here#there`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a mailed link that is opened at another name keeps its token in the redirect', async ({ page }) => {
  const home = `http://localhost:${publicPort}/authr/verify?token=${'A'.repeat(43)}`
  const asked = page.waitForRequest(home)
  await page.goto(home.replace(`localhost:${publicPort}`, `127.0.0.1:${otherPort}`))
  await asked
  await expect(page).toHaveURL(`http://localhost:${publicPort}/authr/verify`)
})
