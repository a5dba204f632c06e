import { isIP } from 'node:net'

/**
 * The address of a visitor. Without proxies of ours it is the socket's address; each proxy appends the address it saw
 * to X-Forwarded-For, so with n of them the n-th from the right is the first that a visitor could not have written.
 * @param hops proxies of ours in front of the server
 * @returns null when there is no address that can be trusted
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string | null {
  if (hops === 0) return plainAddress(socketAddress)
  const addresses = forwardedFor?.split(',') ?? []
  // Fewer than there are proxies: the request bypassed them.
  return plainAddress(addresses.at(-hops)?.trim()) ?? plainAddress(socketAddress)
}

/** IPv4 written as IPv6 is IPv4; a port is left out. */
function plainAddress(address: string | undefined): string | null {
  if (!address) return null
  const plain = address
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) ? plain : null
}
