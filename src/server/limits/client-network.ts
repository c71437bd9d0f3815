import ipaddr from 'ipaddr.js'

/** Somebody with IPv6 owns at least a /64: counting single addresses would count nothing. */
const IPV6_PREFIX_PARTS = 4

/** Who a limit counts as one client: an IPv4 address, or an IPv6 /64. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = parsed.toNormalizedString().split(':')
  return `${parts.slice(0, IPV6_PREFIX_PARTS).join(':')}::/64`
}
