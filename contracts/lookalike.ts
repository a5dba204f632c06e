import {
  KNOWN_HOSTS,
  MESSENGER_HOSTS,
  PAY_BRANDS,
  PAYING_PARTS,
  PAYMENT_HOSTS,
  type PayBrand,
  SHORTENER_HOSTS,
} from './known-hosts.ts'
import { toUnicodeHost } from './unicode-host.ts'

export type HostKind =
  | 'OWN'
  | 'KNOWN'
  | 'MESSENGER'
  | 'PAYMENT'
  | 'SHORTENER'
  | 'LOOKALIKE'
  /** A numeric address: no shop has one. */
  | 'NUMERIC'
  | 'OTHER'

export interface HostVerdict {
  kind: HostKind
  /** The brand that a look-alike pretends to be. */
  brand: string | null
  /** Written so that it may be read as another name: letters of other scripts that look like Latin ones. */
  isDisguised: boolean
}

const OWN_BRAND = '두손'

/** The longest valid host name; a longer one is not an address. */
const LONGEST_HOST = 253

/**
 * The kind of site of a host name, and whether it pretends to be a site for payments: by name parts, confusable
 * letters, punycode and small misspellings (`naver-pay`, `kakapay`, `pay.naver.com.order.example`).
 *
 * @param hostname in Unicode or punycode
 * @param ownHosts our own hosts, besides the one in known-hosts.ts
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
  const home = homeOf(host)
  if (home) return verdict(home)
  const brand = pretendedBrand(host)
  return brand ? verdict('LOOKALIKE', brand.name) : verdict('OTHER')
}

/** The kind of each known host; where a host is under several, the first entry counts. */
const HOMES: readonly (readonly [HostKind, readonly string[]])[] = [
  ['MESSENGER', MESSENGER_HOSTS],
  ['PAYMENT', PAYMENT_HOSTS],
  ['KNOWN', KNOWN_HOSTS],
  ['SHORTENER', SHORTENER_HOSTS],
  ...PAY_BRANDS.map(({ name, hosts }) => [name === OWN_BRAND ? 'OWN' : 'KNOWN', hosts] as const),
]
const RANKS = new Map<string, number>()
for (const [rank, [, hosts]] of HOMES.entries())
  for (const host of hosts) if (!RANKS.has(host)) RANKS.set(host, rank)
const LONGEST_HOME = Math.max(...[...RANKS.keys()].map(({ length }) => length))

/** The kind of a host or of its parent domains, if known: looked up by each of its endings. */
function homeOf(host: string): HostKind | undefined {
  let best: number | undefined
  for (let at = Math.max(0, host.length - LONGEST_HOME); at < host.length; at += 1) {
    if (at > 0 && host[at - 1] !== '.') continue
    const rank = RANKS.get(host.slice(at))
    if (rank !== undefined && (best === undefined || rank < best)) best = rank
  }
  return best === undefined ? undefined : HOMES[best]?.[0]
}

/** Second-level domains under which any user may register a name. */
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
  if (labels.every(({ length }) => length < SHORTEST_LIKENESS)) return null
  const parts = labels.flatMap((label) => label.split(/[-_]/)).flatMap(readings)
  const wholes = labels.map((label) => label.replace(/[-_]/g, '')).flatMap(readings)
  const isPaying = parts.some(({ name }) => PAYING_PARTS.some((word) => name.includes(word)))
  const isOneOf = (names: readonly Reading[], { name: word }: Reading) =>
    names.some(({ name }) => name === word)
  return (
    BRANDS.find(
      ({ payWords, words }) =>
        payWords.some((word) => wholes.some((whole) => holds(whole, word))) ||
        words.some(
          (word) =>
            isOneOf(word.name.length > 4 ? parts : wholes, word) ||
            (isPaying && parts.some((part) => holds(part, word))),
        ),
    )?.brand ?? null
  )
}

/** A name, and the set of its letters: a bit for each. */
interface Reading {
  name: string
  letters: number
}

const toReading = (name: string): Reading => {
  let letters = 0
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) & 31)
  return { name, letters }
}

const BRANDS = PAY_BRANDS.map((brand) => ({
  brand,
  payWords: brand.payWords.map(toReading),
  words: brand.words.map(toReading),
}))

/** Letters of the shortest label that may be taken for a brand. A text of many addresses has short ones. */
const SHORTEST_LIKENESS = Math.min(
  ...BRANDS.flatMap(({ payWords, words }) => [...payWords, ...words]).map(
    ({ name }) => name.length,
  ),
)

/** Whether a name contains a brand's name, or is a misspelling of it. */
function holds(whole: Reading, word: Reading): boolean {
  return whole.name.includes(word.name) || isSlip(whole, word)
}

/** One letter added, missing, swapped or wrong; two in a long name. Short and Korean names resemble too many words. */
function isSlip({ name, letters }: Reading, { name: word, letters: wanted }: Reading): boolean {
  if (word.length < 5 || word.charCodeAt(0) > 0x7f || word === 'payco') return false
  const allowed = word.length >= 9 ? 2 : 1
  if (Math.abs(name.length - word.length) > allowed) return false
  // A slip changes the set of letters by at most two: most names are ruled out without an edit distance.
  return bitsOf(letters ^ wanted) <= 2 * allowed && editDistance(name, word) <= allowed
}

function bitsOf(value: number): number {
  let bits = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

const MOST_LETTERS = 24
const ROWS = [0, 1, 2].map(() => new Uint8Array(MOST_LETTERS + 1))

/** Edits: letters to add, drop, change, or swap with the next. Names much longer than any brand are not compared. */
function editDistance(one: string, other: string): number {
  if (one.length > MOST_LETTERS || other.length > MOST_LETTERS) return MOST_LETTERS
  let [beforePrevious, previous, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= other.length; column += 1) previous[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1)
    const letterBefore = one.charCodeAt(row - 2)
    current[0] = row
    for (let column = 1; column <= other.length; column += 1) {
      const otherLetter = other.charCodeAt(column - 1)
      const up = (previous[column] ?? 0) + 1
      const left = (current[column - 1] ?? 0) + 1
      const diagonal = (previous[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1)
      let least = Math.min(up, left, diagonal)
      const isSwapped = letter === other.charCodeAt(column - 2) && letterBefore === otherLetter
      if (isSwapped && row > 1 && column > 1) {
        const swapped = (beforePrevious[column - 2] ?? 0) + 1
        if (swapped < least) least = swapped
      }
      current[column] = least
    }
    const spare = beforePrevious
    beforePrevious = previous
    previous = current
    current = spare
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

/** How a name may be read at a glance: confusable letters replaced by the plain ones. */
function readings(name: string): Reading[] {
  const plain = /^[a-z]*$/.test(name) ? name : plainOf(name)
  const joined = plain.replaceAll('rn', 'm').replaceAll('vv', 'w')
  const others = plain === name ? [joined] : [plain, joined]
  return [name, ...others.filter((other, index) => other !== (index === 0 ? name : plain))].map(
    toReading,
  )
}

function plainOf(name: string): string {
  const base = isPlain(name)
    ? name
    : name
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC')
  let plain = ''
  for (const sign of base) plain += CONFUSABLE[sign] ?? sign
  return plain
}

/** ASCII and Korean syllables only: decomposing and composing again does not change these. */
function isPlain(name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at)
    if (code > 0x7f && (code < 0xac00 || code > 0xd7a3)) return false
  }
  return true
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

/** Whether a name contains letters other than Latin and Korean ones, which may look like Latin ones. */
function isDisguised(host: string): boolean {
  return (
    !isAscii(host) &&
    [...host].some((sign) => sign.charCodeAt(0) > 0x7f && !/\p{Script=Hangul}/u.test(sign))
  )
}
