/** Who may not import whom. One row is one rule; a new feature folder needs none. */
export type Arrow = {
  rule: string
  /** The importing file, by its path. */
  from: RegExp
  except?: RegExp
  /**
   * What it must not import: `src/...` for one of our files, `npm:...` for a package, `node:...` for a part of Node.
   */
  to: RegExp
  /** The exceptions; `$1` is what the first group of `from` matched. */
  but?: string
  /** Names that may still be imported as types. */
  butTypes?: string[]
  /** What to do instead. */
  message: string
}

const PACKAGES_OF_SERVER =
  'zod|drizzle-orm|postgres|fastify|@fastify|jose|pino|nodemailer|@trpc/server|@simplewebauthn/server'

/** The folders of the client that are no feature. All others are. */
const NO_FEATURE =
  'app|pages|account-protection|sessions|step-up|layout|api|cache|drawings|lost-keys|our-window|ui|lib|public|styles'

/** The feature of a client file. */
const FEATURE = new RegExp(`^src/client/(?!(?:${NO_FEATURE})/)([^/]+)/`)

/**
 * The rooms of the server by their floors. A room may import rooms of the floors below it, but none beside or above. A
 * room's router belongs to http, wherever it is.
 */
export const FLOORS = [
  ['lib'],
  ['platform'],
  ['brand'],
  ['rate-limits', 'audit-log', 'outbox'],
  ['account-store'],
  ['account-protection'],
  ['sessions'],
  ['credentials'],
  ['accounts'],
  ['sign-in-links'],
  ['emails', 'passkeys'],
  ['step-up'],
  ['data-rights'],
  ['http', 'jobs'],
  ['metrics'],
  ['lifecycle'],
  ['cli'],
]

/** The folders of the server that are no feature: they transport calls, start things, or observe them. */
const NO_ROOM = 'lib|http|jobs|lifecycle|metrics'

/** A file of a room that answers or stores something, and so uses the database. A new folder is one. */
const ROOM = new RegExp(`^src/server/(?!(?:${NO_ROOM})/)[^/]+/`)

/** Everything else of the server. */
const OUTSIDE_ROOMS = new RegExp(`^src/server/(?:(?:${NO_ROOM})/|[^/]+$)`)

/** The tables of contents; the one of all rooms belongs to http. */
const ROUTER = /^src\/server\/(?!http\/)([\w-]+)\/(?:[\w-]+\/)?router\.ts$/

export const arrows: Arrow[] = [
  {
    rule: 'names across folders',
    from: /^src\//,
    to: /^\.\.(\/|$)/,
    message:
      'Across folders import by #shared/, #server/ or #client/: those are the names the arrows are checked by.',
  },

  {
    rule: 'shared knows neither side',
    from: /^src\/shared\//,
    to: /^src\/(?!shared\/)/,
    message:
      'shared is what both sides agree on and knows neither: move what you need here, into src/shared.',
  },
  {
    rule: 'shared is built of zod',
    from: /^src\/shared\//,
    to: /^(npm|node):/,
    but: '^npm:zod$',
    message: 'shared runs in the browser and on the server and depends on zod alone.',
  },

  {
    rule: 'client calls the server',
    from: /^src\/client\//,
    to: /^src\/server\/(?!http\/trpc\/router\.ts$)/,
    message:
      "The client knows the server only as `import type { AppRouter } from '#server/http/trpc/router.ts'`. What both sides share lives in #shared.",
  },
  {
    rule: 'client knows a type of the server',
    from: /^src\/client\//,
    to: /^src\/server\/http\/trpc\/router\.ts$/,
    butTypes: ['AppRouter'],
    message: 'Of the server the client knows the type AppRouter and nothing else.',
  },
  {
    rule: 'client leaves packages of the server',
    from: /^src\/client\//,
    to: new RegExp(`^(node:|npm:(${PACKAGES_OF_SERVER})(/|$))`),
    // What a link of tRPC's client returns; nothing of a server.
    but: '^npm:@trpc/server/observable$',
    message: "That is the server's. Call a procedure instead.",
  },
  {
    rule: 'features know no other feature',
    from: FEATURE,
    // The page that combines feed and game.
    except: /^src\/client\/(rummage-world|daily)\//,
    to: FEATURE,
    but: '^src/client/$1/',
    message:
      'A feature does not know another: what two of them share moves to api, drawings, sessions or layout, and pages/ gathers several.',
  },
  {
    rule: 'the room of the day is of the game',
    from: /^src\/client\/daily\//,
    to: FEATURE,
    but: '^src/client/(daily|game)/',
    message:
      'The room of the day plays with what the game plays with, its pictures and hands, and knows no other feature.',
  },
  {
    rule: 'features know no application',
    from: new RegExp(
      `${FEATURE.source}|^src/client/(?:pages|account-protection|sessions|step-up|layout|api|cache|drawings|lost-keys|our-window)/`,
    ),
    to: /^src\/client\/app\//,
    message:
      'A feature does not know the application around it: app imports features, not the other way round.',
  },
  {
    rule: 'features know no page of several',
    from: new RegExp(
      `${FEATURE.source}|^src/client/(?:account-protection|sessions|step-up|layout|api|cache|drawings|lost-keys|our-window)/`,
    ),
    to: /^src\/client\/pages\//,
    message: 'pages/ gathers what several features show: it imports them, and not the other way round.',
  },
  {
    rule: 'common rooms know no feature',
    from: /^src\/client\/(account-protection|sessions|step-up|layout|api|cache|drawings|lost-keys|our-window)\//,
    to: FEATURE,
    message: 'What every feature may use knows none of them: take what you need as arguments or children.',
  },
  {
    rule: 'api knows no session',
    from: /^src\/client\/(api|drawings)\//,
    to: /^src\/client\/(account-protection|sessions|step-up|cache|layout)\//,
    message:
      'Calls are below who makes them: sessions adds the bearer to the calls of api, and not the other way round.',
  },
  {
    rule: 'first pages come without the cache',
    from: /^src\/client\/(?:main\.tsx$|app\/(?!account-frame\.tsx$)|passkeys\/(?:log-in|use-passkey-(?:autofill|sign-in))|(?:pages\/sign-in|sign-in-links|daily|landing|layout|sessions|legal|lost-keys|our-window|feed|game|rummage-world)\/)/,
    to: /^(src\/client\/cache\/|npm:@tanstack\/)/,
    message:
      'The query cache comes with the pages behind sign-in: on all others call by api or sessions/signed-in-calls.',
  },
  {
    rule: 'ui ships elsewhere',
    from: /^src\/client\/ui\//,
    to: /^src\/client\//,
    but: '^src/client/(ui|lib)/',
    message: 'ui could ship in another product: pass what it needs as props.',
  },
  {
    rule: 'lib ships elsewhere',
    from: /^src\/client\/lib\//,
    to: /^src\/client\//,
    but: '^src/client/lib/',
    message: 'lib could ship in another product: pass what it needs as arguments.',
  },
  {
    rule: 'the product knows no program beside it',
    from: /^src\/(shared|server|client|sdk)\//,
    to: /^(build|tools|tests)\//,
    message: 'build/, tools/ and tests/ know the product, and not the other way round.',
  },
  {
    rule: 'server knows no client',
    from: /^src\/server\//,
    to: /^(src\/client\/|npm:(react|react-dom)(\/|$))/,
    message: 'The server never imports the client. What both sides share lives in #shared.',
  },
  ...FLOORS.slice(0, -1).map((rooms, floor) => ({
    rule: `floor of ${rooms.join(', ')}`,
    from: new RegExp(`^src/server/(${rooms.join('|')})/`),
    except: ROUTER,
    to: new RegExp(`^src/server/(${FLOORS.slice(floor).flat().join('|')})/`),
    but: '^src/server/$1/',
    message:
      'Arrows go down the floors of the server: what two rooms need lies in one below both, and what one above decides comes as an argument.',
  })),
  {
    rule: 'routers know their room',
    from: ROUTER,
    to: /^src\/server\/[\w-]+\//,
    but: '^src/server/($1|http)/',
    message: "A router lists what its own room does: call that room's service.",
  },
  {
    rule: 'only a start knows the embedded database',
    from: /^src\/server\/(?!(lifecycle|platform\/embedded-postgres)\/)/,
    to: /^src\/server\/platform\/embedded-postgres\//,
    message:
      'Where the database comes from is the business of lifecycle/: everybody else is given a connection.',
  },
  {
    rule: 'services touch tables',
    from: OUTSIDE_ROOMS,
    to: /^src\/server\/platform\/postgres\/schema\.ts$/,
    message: 'Only a service touches the tables: call the service of that feature.',
  },
  {
    rule: 'routers touch tRPC',
    from: /^src\/server\/(?!http\/)/,
    except: ROUTER,
    to: /^src\/server\/http\/trpc\/trpc\.ts$/,
    message: "Only a feature's router.ts touches http/trpc/trpc.ts.",
  },
  {
    rule: 'services know no transport',
    from: ROOM,
    except: ROUTER,
    to: /^(src\/server\/http\/|npm:(@trpc|fastify|@fastify)(\/|$))/,
    message: 'Services know nothing of transport: take what you need as arguments and throw a Refusal.',
  },
  {
    rule: 'routers ask no database',
    from: ROUTER,
    to: /^(src\/server\/platform\/postgres\/|npm:drizzle-orm(\/|$))/,
    message: "A router is a table of contents: put the query into the feature's service and call that.",
  },
]

/**
 * Imports that break a rule today, from folder to folder. This list only gets shorter: an entry that no file needs is a
 * mistake too.
 */
export const EXCEPTIONS: Record<string, string[]> = {}
