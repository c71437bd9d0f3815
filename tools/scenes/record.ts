import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprints } from './fingerprint.ts'

// Last of `npm test`: which sources, and which drawings, passed it.
writeFileSync(join(import.meta.dirname, 'tested.json'), `${JSON.stringify(fingerprints(), null, 2)}\n`)
