import type { Fault } from '../fault.ts'

const HEADERS = 'src/server/web/security-headers.ts'

const REFUSAL_TESTS = ['tests/server/http-refusals.test.ts']
const LENGTH_TESTS = ['tests/server/input-lengths.test.ts']
const CORS_TESTS = ['tests/server/cors.test.ts']
const TRANSPORT_TESTS = ['tests/server/strict-transport.test.ts']

/** What a browser, a proxy, a log or a cache is told. */
export const httpFaults: Fault[] = [
  {
    name: 'http: another site may have anything done',
    file: 'src/server/web/cross-site.ts',
    find: "if (isRefused && !isFromListed(config, request)) throw new Refusal('crossSite')",
    replace: '',
    tests: REFUSAL_TESTS,
  },
  {
    name: 'http: a text that is too long is matched and changed all the same',
    file: 'src/shared/text.ts',
    find: ', abort: true })',
    replace: ' })',
    tests: LENGTH_TESTS,
  },
  {
    name: 'http: a long header is parsed all the same',
    file: 'src/server/web/long-headers.ts',
    find: 'delete headers[name]',
    replace: 'headers[name] = said',
    tests: LENGTH_TESTS,
  },
  {
    name: 'http: every origin counts as listed',
    file: 'src/server/web/cors.ts',
    find: "allowedOrigins.includes(headers.origin ?? '') && ",
    replace: 'allowedOrigins.length > 0 && headers.origin !== undefined && ',
    tests: CORS_TESTS,
  },
  {
    name: 'http: a listed origin may read more than the API',
    file: 'src/server/web/cors.ts',
    find: " && isCall(raw.url ?? '')",
    replace: '',
    tests: CORS_TESTS,
  },
  {
    name: 'http: another site without an origin may have anything done',
    file: 'src/server/web/cross-site.ts',
    find: " || headers['sec-fetch-site'] === 'cross-site'",
    replace: '',
    tests: REFUSAL_TESTS,
  },
  {
    name: 'http: answers are kept in caches',
    file: 'src/server/rpc/never-stored.ts',
    find: "reply.header('cache-control', 'no-store')",
    replace: '',
    tests: ['tests/server/http-doors.test.ts'],
  },
  {
    name: 'http: a method that a path does not have makes it no path',
    file: 'src/server/rpc/no-route.ts',
    find: "throw new Refusal('methodNotAllowed')",
    replace: "throw new Refusal('notFound')",
    tests: ['tests/server/http-doors.test.ts', 'tests/server/http-refusals.test.ts'],
  },
  {
    name: 'http: no strict transport',
    file: HEADERS,
    find: 'isHttps(config) ? { maxAge: HSTS_S, includeSubDomains: false } : false',
    replace: 'false',
    tests: TRANSPORT_TESTS,
  },
  {
    name: 'http: no strict transport for what was no request',
    file: HEADERS,
    find: "...(isHttps(config) && { 'strict-transport-security': `max-age=${HSTS_S}` }),",
    replace: '',
    tests: TRANSPORT_TESTS,
  },
  {
    name: 'http: strict transport where there is no certificate',
    file: HEADERS,
    find: "return publicUrl.startsWith('https:')",
    replace: "return publicUrl.startsWith('http')",
    tests: TRANSPORT_TESTS,
  },
  {
    name: 'http: scripts may stand in the page',
    file: HEADERS,
    find: 'scriptSrc: ["\'self\'"]',
    replace: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"]',
    tests: ['tests/server/http-responses.test.ts'],
  },
  {
    name: 'http: everybody is a proxy',
    file: 'src/server/app.ts',
    find: 'config.trustProxy.length > 0 ? config.trustProxy : false',
    replace: 'config.trustProxy.length > 0 ? config.trustProxy : true',
    tests: ['tests/server/trusted-proxies.test.ts'],
  },
  {
    name: 'http: no proxy is believed',
    file: 'src/server/app.ts',
    find: 'config.trustProxy.length > 0 ? config.trustProxy : false',
    replace: 'false',
    tests: ['tests/server/trusted-proxies.test.ts'],
  },
  {
    name: 'http: a proxy that was not named is trusted by the environment',
    file: 'src/server/environment.ts',
    find: 'TRUST_PROXY: networkList()\n    .default([])',
    replace: "TRUST_PROXY: networkList()\n    .default(['loopback'])",
    tests: ['tests/server/config.test.ts'],
  },
  {
    name: 'log: the URL instead of the route',
    file: 'src/server/web/access-log.ts',
    find: 'const route = request.routeOptions.url',
    replace: 'const route = request.url',
    tests: ['tests/server/access-log.test.ts'],
  },
  {
    name: 'log: every request as the library logs it',
    file: 'src/server/app.ts',
    find: 'logController: new LogController({ disableRequestLogging: true }),',
    replace: '',
    tests: ['tests/server/access-log.test.ts'],
  },
  {
    name: 'log: secrets under their names',
    file: 'src/server/log.ts',
    find: "return isKind ? value : '[redacted]'",
    replace: 'return value',
    tests: ['tests/server/log.test.ts'],
  },
  {
    name: 'error: says what is inside',
    file: 'src/server/rpc/public-error.ts',
    find: "return { ...refused('unexpected'), isDefect: true }",
    replace:
      "return { ...refused('unexpected', { issues: [{ path: '', message: String(cause) }] }), isDefect: true }",
    tests: REFUSAL_TESTS,
  },
  {
    name: 'body: names what it should not',
    file: 'src/server/rpc/json-body.ts',
    find: 'if (mayNameForbiddenKeys(text)) refuseForbiddenKeys(body)',
    replace: '',
    tests: REFUSAL_TESTS,
  },
  {
    name: 'body: a batch without end',
    file: 'src/server/rpc/trpc-routes.ts',
    find: 'maxBatchSize: LARGEST_BATCH,',
    replace: '',
    tests: ['tests/server/http-doors.test.ts'],
  },
  {
    name: 'batch: what is refused in it says that all went well',
    file: 'src/server/rpc/trpc-answer.ts',
    find: 'statuses.size > 1 ? 207 : status',
    replace: 'statuses.size > 1 ? 200 : status',
    tests: ['tests/server/plain-calls.test.ts'],
  },
  {
    name: 'answers: what the schema does not name leaves all the same',
    file: 'src/server/rpc/procedures.ts',
    find: 'steps: middlewares,',
    replace: "steps: middlewares.filter((step) => !step.name.startsWith('output')),",
    tests: ['tests/server/http-doors.test.ts'],
  },
  {
    name: 'limits: a lock is waited for without end',
    file: 'src/server/db/session-settings.ts',
    find: 'lock_timeout: 1000',
    replace: 'lock_timeout: 0',
    tests: ['tests/server/time-limits.test.ts'],
  },
  {
    name: 'limits: headers may come for ever',
    file: 'src/server/web/http-server.ts',
    find: 'server.headersTimeout = seconds(8)',
    replace: 'server.headersTimeout = 0',
    tests: ['tests/server/time-limits.test.ts'],
  },
  {
    name: 'limits: an answer may never come',
    file: 'src/server/web/patience.ts',
    find: 'else reply.send(refusal)',
    replace: '',
    tests: ['tests/server/late-answer.test.ts'],
  },
  {
    name: 'limits: kept by each process for itself',
    file: 'src/server/limits/limits.ts',
    find: 'const full = wanted[counted]',
    replace:
      'const [first] = wanted\n' +
      '  const bucket = String(first?.bucket)\n' +
      '  own.set(bucket, (own.get(bucket) ?? 0) + 1)\n' +
      '  const full = Number(own.get(bucket)) > Number(first?.most) ? first : undefined',
    also: [
      {
        find: 'export async function refuseFull(',
        replace: 'const own = new Map<string, number>()\nexport async function refuseFull(',
      },
    ],
    tests: ['tests/server/stored-limits.test.ts'],
  },
  {
    name: 'limits: a few more than was said',
    file: 'src/server/limits/count.ts',
    find: '${limits.count} < ${sql.placeholder(`most${at}`)}',
    replace: '${limits.count} < ${sql.placeholder(`most${at}`)} + 5',
    tests: ['tests/server/stored-limits.test.ts'],
  },
  {
    name: 'limits: a guest is made although they are full',
    file: 'src/server/account/statements.ts',
    find: 'guestSteps(db, last)',
    replace: 'guestSteps(db, sql`(select) as whatever_was_counted`)',
    tests: ['tests/server/account.test.ts'],
  },
  {
    name: 'pages: a cache may keep the page of a mailed link',
    file: 'src/shared/route-rules.ts',
    find: 'return isPagePath(path) && !isMailed',
    replace: 'return isPagePath(path)',
    tests: ['tests/server/pages.test.ts'],
  },
  {
    name: 'pages: a cache may keep the way to the own host',
    file: 'src/server/web/pages.ts',
    find: "return reply.header('cache-control', 'no-store').redirect(",
    replace: 'return reply.redirect(',
    tests: ['tests/server/pages.test.ts'],
  },
  {
    name: 'pages: a link names its whole address to whoever opens it',
    file: 'src/server/web/link-address.ts',
    find: 'return address && maskAddress(address)',
    replace: 'return address && (address.length > 1_000 ? maskAddress(address) : address)',
    tests: ['tests/server/link-address.test.ts'],
  },
  {
    name: 'names: may be invisible',
    file: 'src/shared/real-name.ts',
    find: 'if (!showsSomething(name)) return required',
    replace: "if (name === '' && !showsSomething(name)) return required",
    tests: ['tests/shared/real-name.test.ts'],
  },
  {
    name: 'names: may turn the direction of what follows',
    file: 'src/shared/real-name.ts',
    find: 'return hidesSomething(name) ? INVISIBLE_CHARACTERS : null',
    replace: 'return name.length > 1_000 && hidesSomething(name) ? INVISIBLE_CHARACTERS : null',
    tests: ['tests/shared/real-name.test.ts'],
  },
  {
    name: 'sweep: one table that fails stops the others',
    file: 'src/server/sweep/sweep.ts',
    find: 'if (isAway(error)) throw error',
    replace: 'throw error',
    tests: ['tests/server/sweep-walk.test.ts'],
  },
  {
    name: 'metrics: pages of a browser may read them',
    file: 'src/server/metrics/serve-metrics.ts',
    find: "return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined",
    replace: 'return headers.origin !== undefined',
    tests: ['tests/server/serve-metrics.test.ts'],
  },
  {
    name: 'secret: one piece may be repeated',
    file: 'src/server/secrets.ts',
    find: 'if (text.startsWith(text.slice(period))) return true',
    replace: 'if (text === text.slice(0, period).repeat(text.length / period)) return true',
    tests: ['tests/server/config.test.ts'],
  },
  {
    name: 'secret: only the one that signs is looked at',
    file: 'src/server/environment.ts',
    find: 'secrets.every(isFitSecret)',
    replace: 'secrets.slice(0, 1).every(isFitSecret)',
    tests: ['tests/server/config.test.ts'],
  },
]
