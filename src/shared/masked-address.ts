/** An address for people who know it: enough to recognise one's own, too little to read something into it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)].map((part) => `${part.slice(0, 1)}•••`).join('@')
}
