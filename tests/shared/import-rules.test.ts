import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What the linter says of a file, in an empty house under the same rules. */
function lint(path: string, source: string) {
  const house = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(house, { recursive: true }))
  cpSync(join(ROOT, '.biome.jsonc'), join(house, '.biome.jsonc'))
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), source)
  const biome = join(ROOT, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', path], {
    cwd: house,
    encoding: 'utf8',
  })
  return stdout + stderr
}

test.each([
  ['src/shared/x.ts', "import { createRoot } from 'react-dom/client'", 'depends on zod alone'],
  ['src/shared/x.ts', "import { buildApp } from '#server/app.ts'", 'move what you need here'],
  ['src/client/ui/x.ts', "import { accounts } from '#server/db/schema.ts'", 'import type { AppRouter }'],
  ['src/client/lib/x.ts', "import { Button } from '#client/ui/button.tsx'", 'as arguments'],
  ['src/client/keys/x.ts', "import { appRouter } from '#server/rpc/router.ts'", 'AppRouter and nothing else'],
  ['src/client/keys/x.ts', "import { pgTable } from 'drizzle-orm/pg-core'", 'Call a procedure instead'],
  ['src/client/keys/x.ts', "import { router } from '#client/app/router.tsx'", 'not the other way round'],
  ['src/client/feed/x.ts', "import { router } from '#client/app/router.tsx'", 'not the other way round'],
  ['src/client/game/x.ts', "import { router } from '#client/app/router.tsx'", 'not the other way round'],
  [
    'src/client/rummage-world/x.ts',
    "import { router } from '#client/app/router.tsx'",
    'not the other way round',
  ],
  ['src/client/keys/x.ts', "import { Button } from '../ui/button.tsx'", 'Across folders'],
  [
    'src/server/web/x.ts',
    "import { accounts } from '#server/db/schema.ts'",
    'Only a service touches the tables',
  ],
  ['src/server/web/x.ts', "import { signedIn } from '#server/rpc/trpc.ts'", 'router.ts touches'],
  [
    'src/server/keys/x.ts',
    "import { createContext } from '#server/rpc/context.ts'",
    'know nothing of transport',
  ],
  ['src/server/keys/router.ts', "import { eq } from 'drizzle-orm'", 'table of contents'],
  ['src/server/keys/x.ts', "import { Page } from '#client/ui/page.tsx'", 'never imports the client'],
  ['src/server/keys/x.ts', 'export const port = process.env.PORT', 'noProcessEnv'],
])('in %s the linter refuses %s', (path, source, message) => {
  expect(lint(path, `${source}\n`)).toContain(message)
})

test.each(['zod', 'zod/mini'])('shared may be built of %s', (library) => {
  expect(
    lint('src/shared/x.ts', `import * as z from '${library}'\n\nexport const word = z.string()\n`),
  ).not.toContain('depends on zod alone')
})
