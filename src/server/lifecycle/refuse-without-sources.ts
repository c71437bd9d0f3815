import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartProblem } from '#server/lib/start-problem.ts'

/**
 * `--dev` needs the client's sources and Vite. A build has neither, nor does an installation without development
 * packages.
 */
export function refuseWithoutSources(clientDir: string): void {
  const program = join(clientDir, 'main.tsx')
  if (!existsSync(program)) {
    throw new StartProblem(
      2,
      '--dev serves the client from its sources, and there are none here: use `npm run dev` in a clone.',
    )
  }
  try {
    createRequire(program).resolve('vite')
  } catch (error) {
    throw new StartProblem(
      2,
      '--dev needs Vite, which is not installed: run `npm ci` without --omit=dev, and without NODE_ENV=production.',
      error,
    )
  }
}
