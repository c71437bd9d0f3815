import type { Fault } from '../fault.ts'

const PROXIES = 'src/server/http/hardening/proxies.ts'

const PROXY_TESTS = ['tests/server/http/behind-a-proxy.test.ts']

/** What a proxy between a visitor and the service may change. */
export const proxyFaults: Fault[] = [
  {
    name: 'proxy: its own name for us causes redirects',
    file: PROXIES,
    within: 'elsewhere',
    find: 'const isKnown = forwardedHosts.length > 0 || !(isFromProxy || mayBeFromProxy(raw, home))',
    replace: 'const isKnown = true',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: only the last of several names counts',
    file: PROXIES,
    within: 'elsewhere',
    find: '[host, ...forwardedHosts].some(',
    replace: '[forwardedHosts.at(-1) ?? host].some(',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: any client may set the public name',
    file: PROXIES,
    within: 'elsewhere',
    find: 'const forwardedHosts = isFromProxy ? namesIn(',
    replace: 'const forwardedHosts = isFromProxy || raw ? namesIn(',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: an unlisted one shares its limits without a warning',
    file: PROXIES,
    within: 'warnOfUnnamedProxy',
    find: '!isTrusted(raw)) warn(raw)',
    replace: 'isTrusted(raw)) warn(raw)',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: a warning for each request',
    file: PROXIES,
    within: 'once',
    find: 'isSaid = true',
    replace: 'isSaid = false',
    tests: PROXY_TESTS,
  },
  {
    name: 'proxy: a page that it compressed is sent again each time',
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
    name: 'proxy: an undecodable path counts as a page',
    file: 'src/server/http/hardening/request-target.ts',
    within: 'requestTarget',
    find: 'return NO_PAGE',
    replace: "return target.replaceAll('%', '%25')",
    tests: ['tests/server/http/pages.test.ts'],
  },
]
