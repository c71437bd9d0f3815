import { describe } from 'vitest'
import { fuzzApi } from '../support/api-fuzz.ts'

describe('the REST API', () => fuzzApi({ requests: 12_000 }))
