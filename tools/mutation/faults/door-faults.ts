import type { Fault } from '../fault.ts'

const CONTRACT_TESTS = ['tests/server/http/contract.test.ts']

/** Differences between the doors. Most tests use REST alone, and would not notice. */
export const doorFaults: Fault[] = [
  {
    name: 'doors: tRPC does not check the session',
    file: 'src/server/http/trpc/trpc-wire.ts',
    within: 'trpcRoutes',
    find: 'createContext(deps, request)',
    replace: '{ ...createContext(deps, request), authorization: undefined }',
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: tRPC does not say how long to wait',
    file: 'src/server/http/trpc/trpc-wire.ts',
    within: 'retryHeaders',
    find: "return longest > 0 ? { 'retry-after': String(longest) } : {}",
    replace: 'return longest > 1_000_000 ? {} : {}',
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: tRPC gives less of the reason than REST',
    file: 'src/server/http/trpc/public-error.ts',
    within: 'trpcFailure',
    find: 'message: body.message, data: body }',
    replace:
      'message: body.message, data: { ...body, issues: undefined, methods: undefined, until: undefined } }',
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: caches keep answers of tRPC',
    file: 'src/server/http/trpc/trpc-wire.ts',
    within: 'trpcRoutes',
    find: "app.addHook('onRequest', neverStored)",
    replace: '',
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: tRPC parses a text as JSON',
    file: 'src/server/http/trpc/trpc-wire.ts',
    within: 'trpcRoutes',
    find: 'acceptOnlyJson(app)',
    replace:
      'acceptOnlyJson(app)\n' +
      "  app.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_: unknown, text: string) => parseJsonBody(text))",
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: tRPC returns only the name of a file',
    file: 'src/server/http/rest/send-file.ts',
    within: 'inBase64',
    find: "return Buffer.concat(all).toString('base64')",
    replace: "return Buffer.concat(all.slice(0, 0)).toString('base64')",
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: REST does not say how long to wait',
    file: 'src/server/http/trpc/public-error.ts',
    within: 'answerError',
    find: "if (retryAfter !== undefined) reply.header('retry-after', retryAfter)",
    replace: '',
    tests: CONTRACT_TESTS,
  },
  {
    name: 'doors: REST ignores its query parameters',
    file: 'src/server/http/rest/rest-routes.ts',
    within: 'rawInput',
    find: "(method === 'GET' ? request.query : (request.body ?? {}))",
    replace: "(method === 'GET' ? {} : (request.body ?? {}))",
    tests: CONTRACT_TESTS,
  },
]
