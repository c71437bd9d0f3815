import ipaddr from 'ipaddr.js'

/** Somebody with IPv6 owns at least a /64: counting single addresses would count nothing. */
const IPV6_PREFIX_PARTS = 4

/** Who a limit counts as one client: an IPv4 address, or an IPv6 /64. */
export function clientNetwork(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return 'an unknown address'
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = parsed.toNormalizedString().split(':')
  return `${parts.slice(0, IPV6_PREFIX_PARTS).join(':')}::/64`
}

/** Some proxies write `1.2.3.4:567` or `[2001:db8::1]:567` into X-Forwarded-For. */
function withoutPort(address: string): string {
  const [, inBrackets, plain] = address.match(/^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/) ?? []
  return inBrackets ?? plain ?? address
}
