import { statSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { environment } from '#server/platform/environment.ts'

type Settings = Pick<Config, 'publicUrl' | 'smtpUrl' | 'trustProxy'>

/**
 * Settings that work but are probably a mistake: one line each with the mend, for the start and `admin check`. `env` is
 * the environment that the settings were read from.
 */
export function warningsOf(settings: Settings, env: Record<string, string | undefined>): string[] {
  const { publicUrl, smtpUrl, trustProxy } = settings
  const { protocol, hostname } = new URL(publicUrl)
  const isPublic = !isThisMachine(hostname)
  const lines: string[] = []
  if (protocol === 'http:' && isPublic) {
    lines.push(
      `PUBLIC_URL begins with http:. Browsers make no passkeys at ${publicUrl}, and anybody on the network can read sessions and links. Put TLS in front, and use the https: address.`,
    )
  }
  if (smtpUrl === null && isPublic) {
    lines.push(
      'SMTP_URL is not set. No letter reaches anybody, and each sign-in link is printed on the console, where it works for whoever reads it. Set SMTP_URL to a mail server.',
    )
  }
  if (protocol === 'https:' && trustProxy.length === 0) {
    lines.push(
      'TRUST_PROXY is not set, and TLS ends at a proxy. All visitors share the limits of one client. Set TRUST_PROXY to the address or network of the proxy.',
    )
  }
  return [...lines, ...misspelt(env)]
}

/** Hosts where browsers trust plain HTTP (W3C Secure Contexts 3.1). */
function isThisMachine(hostname: string) {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname)
}

/** The line for a data folder that other users may open; null for a private one, and before the first start makes it. */
export function openFolderProblem(dataDir: string): string | null {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & 0o077) === 0) return null
  return `DATA_DIR is open to other users of this machine, and has the secret and the database. Close it: chmod 700 ${dataDir}`
}

/** For a service named `metric`, Kubernetes and Docker's links set METRIC_PORT to such an address. */
const SET_BY_ORCHESTRATORS = /^(?:tcp|udp|sctp):\/\//

/** Variables that are one edit from one of ours. No shell, Docker, systemd or Kubernetes sets one like that. */
function misspelt(env: Record<string, string | undefined>): string[] {
  const ours = Object.keys(environment.shape)
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (ours.includes(name) || SET_BY_ORCHESTRATORS.test(value)) return []
    const meant = ours.find((known) => isOneEditAway(name, known))
    return meant === undefined ? [] : [`${name} is not read. If ${meant} is meant, name it so.`]
  })
}

/** Whether one letter was added, left out or changed, or two neighbours were swapped. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, restOfOther] = [one.slice(at), other.slice(at)]
  const isSwapped = rest[0] === restOfOther[1] && rest[1] === restOfOther[0]
  return (
    rest.slice(1) === restOfOther ||
    rest === restOfOther.slice(1) ||
    rest.slice(1) === restOfOther.slice(1) ||
    (isSwapped && rest.slice(2) === restOfOther.slice(2))
  )
}
