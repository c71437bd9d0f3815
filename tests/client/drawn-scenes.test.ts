import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fingerprints } from '../../tools/scenes/fingerprint.ts'

const RECORD = new URL('../../tools/scenes/tested.json', import.meta.url)

test('the pictures are those that the generator drew and tested', () => {
  const changed = 'tools/scenes or what it draws has changed: run `npm run scenes` and `npm run test:scenes`'
  expect(fingerprints(), changed).toEqual(JSON.parse(readFileSync(RECORD, 'utf8')))
})
