import { type HostVerdict, judgeHost } from './lookalike.ts'
import { toUnicodeHost } from './unicode-host.ts'

/** An address of another site, as far as it may be followed. */
export interface WebAddress {
  href: string
  /** The host as it may be shown: Korean names in Korean, anything else beside Latin letters in punycode. */
  shownHost: string
  /** The host that is requested: always ASCII. */
  asciiHost: string
  verdict: HostVerdict
}

/** Users do not send longer links. */
export const LONGEST_ADDRESS = 2_048

// Characters that change the direction of writing or are invisible: an address never needs them.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

/**
 * Parses the address of another site.
 *
 * @returns null for anything but http and https, for an address that names a user before its host
 *   ("https://bank.example@other.example" misleads), without a host, or too long
 */
export function readWebAddress(text: string, ownHosts: readonly string[] = []): WebAddress | null {
  if (text.length > LONGEST_ADDRESS) return null
  const clean = text.replace(UNSEEN, '').trim()
  if (!/^https?:\/\//i.test(clean) || !URL.canParse(clean)) return null
  const { href, hostname, username, password, port } = new URL(clean)
  if (username || password || !hostname.includes('.')) return null
  const verdict = judgeHost(hostname, ownHosts)
  const shown = verdict.isDisguised ? hostname : toUnicodeHost(hostname)
  const end = port ? `:${port}` : ''
  return { href, shownHost: `${shown}${end}`, asciiHost: `${hostname}${end}`, verdict }
}
