import type { Config } from '#server/config.ts'

/** Settings that work but are probably a mistake: one line each, at the start. */
export function warningsOf({ publicUrl }: Pick<Config, 'publicUrl'>): string[] {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || isThisMachine(hostname)) return []
  return [
    `Warning: PUBLIC_URL begins with http:. Browsers make no passkeys at ${publicUrl}, and anybody on the network can read sessions and links. Put TLS in front, and use the https: address.`,
  ]
}

/** Hosts where browsers trust plain HTTP (W3C Secure Contexts 3.1). */
function isThisMachine(hostname: string) {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname)
}
