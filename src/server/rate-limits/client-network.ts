import ipaddr from 'ipaddr.js'

/** A client with IPv6 has at least a /64, so counting single addresses would be useless. */
const IPV6_PREFIX_PARTS = 4

/** Characters: 45 of an IPv6 address, brackets, a port, a zone name. */
const LONGEST_ADDRESS = 100

const UNKNOWN = 'an unknown address'

/** What limits count as one client: an IPv4 address, or an IPv6 /64. */
export function clientNetwork(address: string): string {
  if (address.length > LONGEST_ADDRESS) return UNKNOWN
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return UNKNOWN
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
