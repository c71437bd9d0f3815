import type { Fault } from '../fault.ts'

const PROXIES = 'src/server/http/hardening/proxies.ts'

const PROXY_TESTS = ['tests/server/http/behind-a-proxy.test.ts']

/** What comes between a visitor and us, and what it may change on the way. */
export const proxyFaults: Fault[] = [
  {
    name: 'proxy: its own name for us sends visitors round',
    file: PROXIES,
    within: 'elsewhere',
    find: 'const isKnown = forwardedHosts.length > 0 || !(isFromProxy || mayBeFromProxy(raw, home))',
    replace: 'const isKnown = true',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: the last of several names counts alone',
    file: PROXIES,
    within: 'elsewhere',
    find: '[host, ...forwardedHosts].some(',
    replace: '[forwardedHosts.at(-1) ?? host].some(',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: anybody tells under which name they are here',
    file: PROXIES,
    within: 'elsewhere',
    find: 'const forwardedHosts = isFromProxy ? namesIn(',
    replace: 'const forwardedHosts = isFromProxy || raw ? namesIn(',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: one that is not named shares its limits in silence',
    file: PROXIES,
    within: 'warnOfUnnamedProxy',
    find: '!isTrusted(raw)) warn(raw)',
    replace: 'isTrusted(raw)) warn(raw)',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: a line for each request',
    file: PROXIES,
    within: 'once',
    find: 'isSaid = true',
    replace: 'isSaid = false',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: a page that it compressed is sent anew each time',
    file: 'src/server/http/pages/digest.ts',
    within: 'isKnownTo',
    find: ".replace(/^W\\//, '')",
    replace: '',
    tests: ['tests/server/http/pages.test.ts', 'tests/server/brand/brand-served.test.ts'],
  },
  {
    name: 'proxy: a compressed body is read as text',
    file: 'src/server/http/rest/accept-json.ts',
    within: 'acceptOnlyJson',
    find: "if (isEncoded(headers['content-encoding'])) throw new Refusal('unsupportedMediaType')",
    replace: '',
    tests: ['tests/server/http/http-refusals.test.ts'],
  },
  {
    name: 'proxy: a path that was mangled on its way is a page',
    file: 'src/server/http/hardening/request-target.ts',
    within: 'requestTarget',
    find: 'return NO_PAGE',
    replace: "return target.replaceAll('%', '%25')",
    tests: ['tests/server/http/pages.test.ts'],
  },
]
