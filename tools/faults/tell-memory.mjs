import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into a server under test: at SIGUSR2 it reports its memory, without garbage. */
setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`holds ${heapUsed + external} bytes\n`)
})
