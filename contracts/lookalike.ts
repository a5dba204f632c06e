import {
  KNOWN_HOSTS,
  MESSENGER_HOSTS,
  PAY_BRANDS,
  PAYING_PARTS,
  PAYMENT_HOSTS,
  type PayBrand,
  SHORTENER_HOSTS,
} from './known-hosts.ts'
import { toUnicodeHost } from './punycode.ts'

export type HostKind =
  | 'OWN'
  | 'KNOWN'
  | 'MESSENGER'
  | 'PAYMENT'
  | 'SHORTENER'
  | 'LOOKALIKE'
  /** An address in numbers: no shop has one. */
  | 'NUMERIC'
  | 'OTHER'

export interface HostVerdict {
  kind: HostKind
  /** Whom a look-alike pretends to be. */
  brand: string | null
  /** Written so that it may be read as another name: letters of other scripts that look like Latin ones. */
  isDisguised: boolean
}

const OWN_BRAND = '두손'

/** Longer than any real host; what is longer is no address. */
const LONGEST_HOST = 253

/**
 * What kind of site a host name is, and whether it pretends to be one that people pay with: by name parts, confusable
 * letters, punycode and small slips (`naver-pay`, `kakapay`, `pay.naver.com.order.example`).
 *
 * @param hostname in Unicode or punycode
 * @param ownHosts our own, beside the one that stands in known-hosts.ts
 */
export function judgeHost(hostname: string, ownHosts: readonly string[] = []): HostVerdict {
  const host = toUnicodeHost(hostname.toLowerCase().slice(0, LONGEST_HOST)).replace(/\.$/, '')
  const verdict = (kind: HostKind, brand: string | null = null) => ({
    kind,
    brand,
    isDisguised: isDisguised(host),
  })
  if (ownHosts.some((own) => host === own)) return verdict('OWN')
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return verdict('NUMERIC')
  if (livesAt(host, MESSENGER_HOSTS)) return verdict('MESSENGER')
  if (livesAt(host, PAYMENT_HOSTS)) return verdict('PAYMENT')
  if (livesAt(host, KNOWN_HOSTS)) return verdict('KNOWN')
  if (livesAt(host, SHORTENER_HOSTS)) return verdict('SHORTENER')
  const home = PAY_BRANDS.find(({ hosts }) => livesAt(host, hosts))
  if (home) return verdict(home.name === OWN_BRAND ? 'OWN' : 'KNOWN')
  const brand = pretendedBrand(host)
  return brand ? verdict('LOOKALIKE', brand.name) : verdict('OTHER')
}

/** Whether a host is one of these, or under one of them. */
function livesAt(host: string, homes: readonly string[]): boolean {
  return homes.some((home) => host === home || host.endsWith(`.${home}`))
}

/** Second levels under which anybody may have a name. */
const SHARED_ENDS = new Set(['co', 'or', 'ne', 'pe', 're', 'go', 'ac', 'com', 'net', 'org'])

/** The labels of a host without its public ending: `pay.naver.co.kr` has `pay` and `naver`. */
function ownLabels(host: string): string[] {
  const labels = host.split('.')
  labels.pop()
  if (labels.length > 1 && SHARED_ENDS.has(labels.at(-1) ?? '')) labels.pop()
  return labels
}

function pretendedBrand(host: string): PayBrand | null {
  const labels = ownLabels(host)
  const parts = labels.flatMap((label) => label.split(/[-_]/)).flatMap(readings)
  const wholes = labels.map((label) => label.replace(/[-_]/g, '')).flatMap(readings)
  const isPaying = parts.some((part) => PAYING_PARTS.some((word) => part.includes(word)))
  return (
    PAY_BRANDS.find(
      ({ payWords, words }) =>
        payWords.some((word) => wholes.some((whole) => holds(whole, word))) ||
        words.some(
          (word) =>
            (word.length > 4 ? parts.includes(word) : wholes.includes(word)) ||
            (isPaying && parts.some((part) => holds(part, word))),
        ),
    ) ?? null
  )
}

/** Whether a name holds a brand's, or is it with a slip. */
function holds(whole: string, word: string): boolean {
  return whole.includes(word) || isSlip(whole, word)
}

/** A letter too many, too few, swapped or another one; two in a long name. Short and Korean names are too near to other words. */
function isSlip(name: string, word: string): boolean {
  if (word.length < 5 || word.charCodeAt(0) > 0x7f || word === 'payco') return false
  const allowed = word.length >= 9 ? 2 : 1
  if (Math.abs(name.length - word.length) > allowed) return false
  return editDistance(name, word) <= allowed
}

/** Letters to add, drop, change, or swap with the next; both are names of a host, so at most 63 letters. */
function editDistance(one: string, other: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1
            ? (beforePrevious[column - 2] ?? 0) + 1
            : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforePrevious = previous
    previous = current
  }
  return previous[other.length] ?? 0
}

const CONFUSABLE: Record<string, string> = Object.fromEntries(
  [
    'aаαɑａ',
    'bЬвβ',
    'cсϲ',
    'dԁ',
    'eеεё',
    'gɡ',
    'hһн',
    'iіıι1|!',
    'jј',
    'kкκ',
    'lӏⅼ',
    'mм',
    'nոηп',
    'oоοօ0',
    'pрρ',
    'rг',
    'sѕ5$',
    'tтτ',
    'uυս',
    'vνѵ',
    'wԝω',
    'xх',
    'yуγ',
    '3з',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
)

/** How a name may be read at a glance: the letters that look alike taken for the plain ones. */
function readings(name: string): string[] {
  const plain = [
    ...name
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .normalize('NFC'),
  ]
    .map((sign) => CONFUSABLE[sign] ?? sign)
    .join('')
  const joined = plain.replaceAll('rn', 'm').replaceAll('vv', 'w')
  return [...new Set([name, plain, joined])]
}

/** Whether a name holds letters beside Latin ones and Korean, which may be taken for Latin ones. */
function isDisguised(host: string): boolean {
  return [...host].some((sign) => sign.charCodeAt(0) > 0x7f && !/\p{Script=Hangul}/u.test(sign))
}
