import { describe } from 'vitest'
import { fuzzApi } from '../../support/api-fuzz.ts'

// A short run of the long one in tests/slow, with a fixed seed.
describe('the REST API', () => fuzzApi({ requests: 1_000, seed: 3 }))
