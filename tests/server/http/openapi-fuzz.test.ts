import { describe } from 'vitest'
import { fuzzApi } from '../../support/api-fuzz.ts'

// A taste of the long one in tests/slow, the same every time.
describe('the REST API', () => fuzzApi({ requests: 1_000, seed: 3 }))
