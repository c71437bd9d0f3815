import { expect, test } from './door.ts'

/** JavaScript and CSS, compressed, in bytes: the files alone, and as transferred with headers. */
const firstLoads = {
  '/': { files: 88_000, onTheLine: 93_000 },
  '/signin': { files: 97_000, onTheLine: 107_000 },
}

for (const [path, limit] of Object.entries(firstLoads)) {
  test(`first load of ${path} is small`, async ({ page }, info) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const code = new Map<string, { encoding: string | undefined; length: number; bytes: number }>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const encoding = response.headers['content-encoding']
      const length = Number(response.headers['content-length'])
      if (type === 'Script' || type === 'Stylesheet') code.set(requestId, { encoding, length, bytes: 0 })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = code.get(requestId)
      if (file) file.bytes = encodedDataLength
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const files = [...code.values()]
    expect(files.filter(({ encoding }) => encoding !== 'br')).toEqual([])
    expect(files.filter(({ bytes }) => bytes === 0)).toEqual([])
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const length = files.reduce((sum, file) => sum + file.length, 0)
    info.annotations.push({
      type: 'measured',
      description: `${length} bytes in ${files.length} files, ${bytes} on the line`,
    })
    expect(length).toBeGreaterThan(50_000)
    expect(length).toBeLessThanOrEqual(limit.files)
    expect(bytes).toBeLessThan(limit.onTheLine)
  })
}
