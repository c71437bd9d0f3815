import { expect, test } from 'vitest'
import { clientNetwork } from '#server/rate-limits/limits.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['nonsense', 'an unknown address'],
  ['', 'an unknown address'],
])('%j counts as %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
