import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '../../src/client')

/** The browser features that may be missing or refused, as code names them. */
const PARTS = [
  /\b(?:localStorage|sessionStorage|indexedDB|caches)\b(?!')/,
  /\bnew (?:BroadcastChannel|SharedWorker|Notification)\b/,
  /\b(?:request|cancel)IdleCallback\b/,
  /\bAbortSignal\.(?:any|timeout)\b/,
  /\bnavigator\)?\.(?:locks|clipboard|canShare|connection|serviceWorker|storage|wakeLock|permissions)\b/,
  /\bdocument\.fonts\b/,
  /\bgetImageData\b/,
]

test('only lib/browser.ts uses browser features that may be missing or refused', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^lib\/browser(-drawings)?\.ts$/.test(file),
  )
  const found = files.flatMap((file) => {
    const code = readFileSync(join(CLIENT, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    return PARTS.filter((part) => part.test(code)).map((part) => `${file}: ${part.exec(code)?.[0]}`)
  })
  expect(found, 'Add a function to src/client/lib/browser.ts and call that').toEqual([])
})
