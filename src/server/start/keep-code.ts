import { join } from 'node:path'
import { loadProgram } from './code-cache.ts'

/** The last step of a build: loads the server once, and keeps what V8 had to compile for it. */
const dist = join(import.meta.dirname, '../../../dist')
const program = loadProgram(dist)
process.argv = [process.execPath, join(dist, 'main.js'), '--version']
process.on('exit', () => program.keepCode())
program.run()
