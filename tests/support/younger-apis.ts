import { resolveConfig } from 'vite'
import { features } from 'web-features'

type Version = number[]

/** What some of the supported browsers lack, as keys of MDN's table: `api.AbortSignal.any_static`. */
export async function youngerApis(): Promise<string[]> {
  const { build } = await resolveConfig({ configFile: 'build/vite.client.config.ts' }, 'build')
  // Such as chrome111 and safari16.4.
  const targets = [build.target || []].flat().flatMap((target) => {
    const [, browser = '', version = ''] = /^(chrome|firefox|safari)([\d.]+)$/.exec(target) ?? []
    return browser === '' ? [] : [{ browser, version: versionOf(version) }]
  })
  if (targets.length !== 3)
    throw new Error(`The client is built for ${build.target}: which browsers are these?`)

  return Object.values(features)
    .flatMap((feature) =>
      feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
    )
    .filter(([key, { support }]) => {
      const since = new Map(Object.entries(support))
      return KEY.test(key) && targets.some(({ browser, version }) => isAfter(since.get(browser), version))
    })
    .map(([key]) => key)
}

/** Finds an API by its name, or a member of it; not the parameters of a call. */
const KEY = /^(?:api|javascript\.builtins)\.\w+(?:\.\w+)?$/

/** Removes these from a window; it runs in the page, so it uses nothing from outside. */
export function withoutApis(keys: string[]) {
  for (const key of keys) {
    const [first = '', second] = key.replace(/^(?:api|javascript\.builtins)\./, '').split('.')
    const holder: unknown = first === 'Window' ? window : Reflect.get(window, first)
    const name = second?.replace(/_static$/, '')
    if (name === undefined) Reflect.deleteProperty(window, first)
    else if (typeof holder === 'object' && holder) Reflect.deleteProperty(holder, name)
    else if (typeof holder === 'function') {
      Reflect.deleteProperty(Object.hasOwn(holder, name) ? holder : (holder.prototype ?? {}), name)
    }
  }
}

function isAfter(since: string | undefined, target: Version) {
  if (since === undefined) return true
  const version = versionOf(since.replace('≤', ''))
  const at = version.findIndex((part, index) => part !== (target[index] ?? 0))
  return at >= 0 && (version[at] ?? 0) > (target[at] ?? 0)
}

function versionOf(text: string): Version {
  return text.split('.').map(Number)
}
