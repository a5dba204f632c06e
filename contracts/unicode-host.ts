import { domainToUnicode } from 'node:url'

/**
 * A host name as users would read it. A label that is not a valid internationalised name does not change.
 * Runs on the server only: browsers have no function for this.
 */
export function toUnicodeHost(hostname: string): string {
  if (!hostname.includes('xn--')) return hostname
  return hostname
    .split('.')
    .map((label) => (label.startsWith('xn--') ? domainToUnicode(label) || label : label))
    .join('.')
}
