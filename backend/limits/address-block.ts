import { isIPv4, isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const BITS_OF_GROUP = 16
const HOUSEHOLD_GROUPS = 4
const SITE_GROUPS = 3

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 one, as a single household is given that many.
 * Anything else stands for itself.
 */
export function addressBlock(address: string): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address
  return isIPv6(plain) ? ipv6Block(plain, HOUSEHOLD_GROUPS) : plain
}

/**
 * The network around an address, which one customer can hold whole: the /48 of an IPv6 address (65,536 of the blocks
 * above), the /24 of an IPv4 one. Carriers put very many phones behind a /24, so what counts it has to be generous.
 */
export function networkBlock(address: string): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address
  if (isIPv6(plain)) return ipv6Block(plain, SITE_GROUPS)
  return isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : plain
}

function ipv6Block(address: string, groupCount: number): string {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after]
  const network = groups.slice(0, groupCount).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/${groupCount * BITS_OF_GROUP}`
}
