import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { arrows, FLOORS } from '../imports/arrows.ts'
import { judge } from '../imports/judge.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A planted file: its path, the import that breaks a rule, and a part of the message. */
const plants: [rule: string, path: string, source: string, message: string][] = [
  [
    'names across folders',
    'src/client/credentials/x.ts',
    "import { Button } from '../ui/x.tsx'",
    'Across folders',
  ],
  [
    'names across folders',
    'src/server/account-store/x.ts',
    "import { x } from '../platform/x.ts'",
    'Across folders',
  ],
  [
    'shared is built of zod',
    'src/shared/x.ts',
    "import { createRoot } from 'react-dom/client'",
    'depends on zod alone',
  ],
  [
    'the room of the day is of the game',
    'src/client/daily/x.ts',
    "import { Feed } from '#client/feed/feed.tsx'",
    'knows no other feature',
  ],
  ['shared is built of zod', 'src/shared/x.ts', "import 'node:fs'", 'depends on zod alone'],
  [
    'shared knows neither side',
    'src/shared/x.ts',
    "import { buildApp } from '#server/app.ts'",
    'move what you need here',
  ],
  [
    'client calls the server',
    'src/client/ui/x.ts',
    "import { accounts } from '#server/platform/postgres/schema.ts'",
    'import type { AppRouter }',
  ],
  [
    'client knows a type of the server',
    'src/client/credentials/x.ts',
    "import { appRouter } from '#server/http/trpc/router.ts'",
    'AppRouter and nothing else',
  ],
  [
    'client knows a type of the server',
    'src/client/credentials/x.ts',
    "import type { AppRouter, Other } from '#server/http/trpc/router.ts'",
    'AppRouter and nothing else',
  ],
  [
    'client leaves packages of the server',
    'src/client/ui/x.ts',
    "import { z } from 'zod'",
    'Call a procedure instead',
  ],
  [
    'client leaves packages of the server',
    'src/client/credentials/x.ts',
    "import { pgTable } from 'drizzle-orm/pg-core'",
    'Call a procedure instead',
  ],
  [
    'client leaves packages of the server',
    'src/client/credentials/x.ts',
    "export const fs = () => import('node:fs')",
    'Call a procedure instead',
  ],
  [
    'api knows no session',
    'src/client/api/x.ts',
    "import { freshSession } from '#client/sessions/session.ts'",
    'adds the bearer',
  ],
  [
    'first pages come without the cache',
    'src/client/sign-in-links/x.ts',
    "import { useQuery } from '@tanstack/react-query'",
    'call by api or sessions/signed-in-calls',
  ],
  [
    'first pages come without the cache',
    'src/client/sessions/x.ts',
    "import { queries } from '#client/cache/queries.ts'",
    'call by api or sessions/signed-in-calls',
  ],
  [
    'features know no other feature',
    'src/client/feed/x.ts',
    "import { Boss } from '#client/game/boss.tsx'",
    'moves to api, drawings, sessions or layout',
  ],
  // A folder that no rule names.
  [
    'features know no other feature',
    'src/client/brand-new/x.ts',
    "export { Boss } from '#client/game/boss.tsx'",
    'moves to api, drawings, sessions or layout',
  ],
  [
    'features know no other feature',
    'src/client/game/x.ts',
    "export type New = import('#client/brand-new/x.ts').New",
    'moves to api, drawings, sessions or layout',
  ],
  ...['credentials', 'sessions', 'account-protection'].map((folder): (typeof plants)[number] => [
    'features know no page of several',
    `src/client/${folder}/x.ts`,
    "import { AccountPage } from '#client/pages/account/account-page.tsx'",
    'pages/ gathers',
  ]),
  ...[
    'credentials',
    'feed',
    'game',
    'rummage-world',
    'brand-new',
    'sessions',
    'step-up',
    'account-protection',
    'pages',
  ].map((folder): (typeof plants)[number] => [
    'features know no application',
    `src/client/${folder}/x.ts`,
    "import { router } from '#client/app/router.tsx'",
    'not the other way round',
  ]),
  [
    'common rooms know no feature',
    'src/client/layout/x.ts',
    "import type { KeyTable } from '#client/credentials/key-table.tsx'",
    'knows none of them',
  ],
  ['ui ships elsewhere', 'src/client/ui/x.ts', "import '#client/sessions/session.ts'", 'as props'],
  [
    'lib ships elsewhere',
    'src/client/lib/x.ts',
    "import { Button } from '#client/ui/button.tsx'",
    'as arguments',
  ],
  [
    'the product knows no program beside it',
    'src/client/feed/x.ts',
    "import { draw } from '../../../tools/scenes/x.ts'",
    'not the other way round',
  ],
  [
    'the product knows no program beside it',
    'src/server/http/pages/x.ts',
    "import { prerender } from '../../../../build/prerender/plugin.ts'",
    'not the other way round',
  ],
  [
    'server knows no client',
    'src/server/account-store/x.ts',
    "import { Page } from '#client/ui/page.tsx'",
    'never imports the client',
  ],
  // Each floor imports from above, and from beside itself where another room is there.
  ...FLOORS.slice(0, -1).flatMap((rooms, floor) =>
    [rooms[1], FLOORS[floor + 1]?.[0]]
      .filter(Boolean)
      .map((room): (typeof plants)[number] => [
        `floor of ${rooms.join(', ')}`,
        `src/server/${rooms[0]}/x.ts`,
        `import { x } from '#server/${room}/x.ts'`,
        'Arrows go down',
      ]),
  ),
  [
    'floor of account-store',
    'src/server/account-store/keys/revoke-keys.ts',
    "import { notifyAccount } from '#server/account-protection/notices/notices.ts'",
    'comes as an argument',
  ],
  [
    'routers know their room',
    'src/server/accounts/router.ts',
    "import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'",
    'lists what its own room does',
  ],
  [
    'only a start knows the embedded database',
    'src/server/jobs/start-jobs.ts',
    "import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded.ts'",
    'given a connection',
  ],
  [
    'services touch tables',
    'src/server/http/pages/x.ts',
    "import { accounts } from '#server/platform/postgres/schema.ts'",
    'Only a service touches the tables',
  ],
  [
    'routers touch tRPC',
    'src/server/jobs/x.ts',
    "import { signedIn } from '#server/http/trpc/trpc.ts'",
    'router.ts touches',
  ],
  [
    'services know no transport',
    'src/server/account-store/x.ts',
    "import { createContext } from '#server/http/trpc/context.ts'",
    'know nothing of transport',
  ],
  [
    'routers ask no database',
    'src/server/credentials/router.ts',
    "import { eq } from 'drizzle-orm'",
    'table of contents',
  ],
]

test.each(plants)('%s: %s may not import %s', (rule, path, source, message) => {
  const { sentences } = judge([{ path, source }])
  expect(sentences).toContainEqual(expect.stringContaining(`(${rule})`))
  expect(sentences.join('\n')).toContain(message)
})

test('every rule was tried', () => {
  expect(arrows.map(({ rule }) => rule).sort()).toEqual([...new Set(plants.map(([rule]) => rule))].sort())
})

test('every room of the server has its floor', () => {
  const rooms = readdirSync(join(ROOT, 'src/server'), { withFileTypes: true })
  expect(FLOORS.flat().sort()).toEqual(
    rooms
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  )
})

test.each([
  ['src/shared/x.ts', "import * as z from 'zod'"],
  ['src/client/lib/x.ts', "import type { AppRouter } from '#server/http/trpc/router.ts'"],
  ['src/client/api/x.ts', "import { observable } from '@trpc/server/observable'"],
  ['src/client/app/account-frame.tsx', "import { queries } from '#client/cache/queries.ts'"],
  ['src/client/brand-new/x.ts', "import { Button } from '#client/ui/button.tsx'"],
  ['src/client/brand-new/x.ts', "import { part } from '#client/brand-new/part.ts'"],
  ['src/client/app/x.ts', "import { KeyTable } from '#client/credentials/key-table.tsx'"],
  ['src/server/credentials/router.ts', "import { signedIn } from '#server/http/trpc/trpc.ts'"],
])('%s may import %s', (path, source) => {
  expect(judge([{ path, source }]).sentences).toEqual([])
})

test.each([
  ["const load = later(() => import('./x.ts'))", 0],
  ["const load = later(() =>\n  import('./x.ts').then(({ X }) => X),\n)", 0],
  ["const load = () => import('./x.ts')", 1],
  ["const { x } = await import('./x.ts')", 1],
])('a dynamic import in the client is judged: %s', (source, problems) => {
  expect(judge([{ path: 'src/client/brand-new/x.ts', source }]).sentences).toHaveLength(problems)
  expect(judge([{ path: 'src/server/lifecycle/x.ts', source }]).sentences).toEqual([])
})

test('the linter fails on a planted file and says what to do instead', () => {
  const house = emptyHouse()
  plant(house, 'src/shared/x.ts', "import 'react'")
  const tsx = join(ROOT, 'node_modules/.bin/tsx')
  const { status, stderr } = spawnSync(tsx, [join(ROOT, 'tests/imports/run.ts')], {
    cwd: house,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('depends on zod alone')
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(scripts.lint).toContain('tsx tests/imports/run.ts')
})

test('only the entry reads the environment', () => {
  const house = emptyHouse()
  cpSync(join(ROOT, '.biome.jsonc'), join(house, '.biome.jsonc'))
  plant(house, 'src/server/account-store/x.ts', 'export const port = process.env.PORT\n')
  const biome = join(ROOT, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(
    biome,
    ['lint', '--vcs-enabled=false', 'src/server/account-store/x.ts'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  )
  expect(stdout + stderr).toContain('noProcessEnv')
})

function emptyHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(house, { recursive: true }))
  return house
}

function plant(house: string, path: string, source: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), source)
}
