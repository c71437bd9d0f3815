import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { planted } from '../../tools/mutation/fault.ts'
import { faults } from '../../tools/mutation/faults.ts'

// Planting them all takes a quarter of an hour, so this test only checks that each still has its place.
test.each(faults)('the fault "$name" can be planted', async (fault) => {
  const source = await readFile(fault.file, 'utf8')
  expect(planted(source, fault)).not.toBe(source)
})
