import { domainToUnicode } from 'node:url'

/**
 * A host name as users would read it. A label that is no valid internationalised name stays as it is.
 * Runs on the server only: browsers have no function for this.
 */
export function toUnicodeHost(hostname: string): string {
  if (!hostname.includes('xn--')) return hostname
  return hostname
    .split('.')
    .map((label) => (label.startsWith('xn--') ? domainToUnicode(label) || label : label))
    .join('.')
}
