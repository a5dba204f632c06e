import { type HostVerdict, judgeHost } from '#contracts/lookalike.ts'
import type { Sign } from './signs.ts'

/** An address in a text, with or without its scheme. */
export interface FoundHost {
  host: string
  /** The part after the host, in plain letters. */
  path: string
  verdict: HostVerdict
  range: readonly [from: number, to: number]
}

/** Endings that are used in addresses; other endings are words with a dot between. */
const ENDINGS = new Set(
  (
    'com net org kr jp cn tw us me ly im gg io co ai app dev info biz xyz top shop store site online link click ' +
    'live club vip cc tv to at gy be gl id is ws pw space website icu cyou fun world page cloud cafe market pro ' +
    'la so do gd link buzz tel mobi asia art best kim ltd run 한국 닷컴'
  ).split(' '),
)
const KOREAN_ENDINGS = ['한국', '닷컴', '컴']
const DOTS = new Set('.。·')
const DOT_WORDS = new Set(['점', '닷', '쩜'])
/** The first signs of all of these. */
const DOT_SIGNS = new Set([...DOTS, ...DOT_WORDS, ',', 'd'])

/** The longest host with its path that is scanned. */
const LONGEST = 300

/** The addresses of a text; those with spaces or words as dots only where the host is suspicious. */
export function findHosts(signs: readonly Sign[], ownHosts: readonly string[]): FoundHost[] {
  const found: FoundHost[] = []
  const verdicts = new Map<string, HostVerdict>()
  // A text may contain the same address hundreds of times.
  const verdictOf = (host: string) => {
    const verdict = verdicts.get(host) ?? judgeHost(host, ownHosts)
    verdicts.set(host, verdict)
    return verdict
  }
  if (!signs.some(({ plain }) => DOT_SIGNS.has(plain))) return found
  for (let at = 0; at < signs.length; ) {
    const name = nameAt(signs, at)
    if (!name) {
      at += 1
      continue
    }
    const hit = hostOf(signs, name, verdictOf)
    if (hit) found.push(hit)
    at = Math.max(at + 1, name.to, hit?.range[1] ?? 0)
  }
  return found
}

interface Name {
  labels: { text: string; from: number; to: number }[]
  to: number
  isSpaced: boolean
}

/** Labels with dots between, from a position on. */
function nameAt(signs: readonly Sign[], start: number): Name | null {
  if (!isNamed(signs[start])) return null
  const labels: Name['labels'] = []
  let isSpaced = false
  let at = start
  for (;;) {
    const from = at
    while (at - start < LONGEST && isNamed(signs[at]) && !isDotWord(signs, at)) at += 1
    labels.push({ text: textOf(signs, from, at), from, to: at })
    const dot = dotAt(signs, at)
    if (!dot || at - start >= LONGEST) return { labels, to: at, isSpaced }
    isSpaced ||= dot.isSpaced
    at = dot.next
  }
}

const isNamed = (sign: Sign | undefined) =>
  sign !== undefined &&
  (sign.kind !== 'GAP' ? sign.kind !== 'WALL' : sign.plain === '-' || sign.plain === '_')

/** A dot or its replacement, with the next label after it: [.] and ( dot ) too. */
function dotAt(signs: readonly Sign[], at: number): { next: number; isSpaced: boolean } | null {
  const next = skip(signs, at, BEFORE_DOT, 3)
  const sign = signs[next]
  const length = dotLength(signs, next, next === at)
  if (!sign || length === 0) return null
  const behind = skip(signs, next + length, BEHIND_DOT, 4)
  if (!isNamed(signs[behind])) return null
  return { next: behind, isSpaced: behind - at > 1 || sign.plain !== '.' }
}

const BEFORE_DOT = ' [({<'
const BEHIND_DOT = ' ])}>'

function skip(signs: readonly Sign[], from: number, over: string, most: number): number {
  let at = from
  while (at - from < most && over.includes(signs[at]?.plain ?? 'x')) at += 1
  return at
}

/** The number of signs of a dot or its replacement; 0 for none. */
function dotLength(signs: readonly Sign[], at: number, isTight: boolean): number {
  const plain = signs[at]?.plain ?? ''
  if (DOTS.has(plain) || isDotWord(signs, at)) return 1
  if (plain === ',' && isTight && isLatin(signs[at - 1]) && isLatin(signs[at + 1])) return 1
  return plain === 'd' && !isTight && textOf(signs, at, at + 3) === 'dot' && !isLatin(signs[at + 3])
    ? 3
    : 0
}

const isLatin = (sign: Sign | undefined) => sign !== undefined && /[a-z0-9]/.test(sign.plain)

const isDotWord = (signs: readonly Sign[], at: number) =>
  DOT_WORDS.has(signs[at]?.plain ?? '') &&
  [1, 2].some((step) => isLatin(signs[at - step])) &&
  [1, 2].some((step) => isLatin(signs[at + step]))

const textOf = (signs: readonly Sign[], from: number, to: number) =>
  signs
    .slice(from, to)
    .map(({ plain }) => plain)
    .join('')

function hostOf(
  signs: readonly Sign[],
  name: Name,
  verdictOf: (host: string) => HostVerdict,
): FoundHost | null {
  const [first] = name.labels
  const last = name.labels.findLastIndex(({ text }, index) => index > 0 && endingOf(text) !== null)
  const scheme = schemeBefore(signs, first?.from ?? 0)
  if (!first || name.labels.length < 2) return null
  const isNumeric =
    name.labels.length === 4 && name.labels.every(({ text }) => /^\d{1,3}/.test(text))
  if (last < 1 && !(scheme !== null && isNumeric)) return null
  if (scheme === null && signs[first.from - 1]?.plain === '@') return null
  const end = isNumeric ? name.labels.length - 1 : last
  const ending = isNumeric
    ? (name.labels[end]?.text.match(/^\d+/)?.[0] ?? '')
    : (endingOf(name.labels[end]?.text ?? '') ?? '')
  const middle = name.labels.slice(1, end).map(({ text }) => text)
  // Korean right before an address belongs to the sentence or to the address: to the address if that makes it a look-alike.
  const latin = /[a-z0-9][a-z0-9_-]*$/.exec(first.text)?.[0] ?? first.text
  const labels = latin === first.text ? [first.text] : [first.text, latin]
  const [whole, tail = whole] = labels.map((label) => {
    const host = [label, ...middle, ending].join('.')
    return {
      host,
      verdict: verdictOf(host),
      skipped: [...first.text].length - [...label].length,
    }
  })
  const best = tail && whole?.verdict.kind !== 'LOOKALIKE' ? tail : whole
  if (!best) return null
  if (name.isSpaced && ['OTHER', 'KNOWN', 'OWN'].includes(best.verdict.kind)) return null
  const hostEnd = (name.labels[end]?.from ?? 0) + [...ending].length
  const to = pathEnd(signs, hostEnd)
  const from = scheme ?? first.from + best.skipped
  return { ...best, path: textOf(signs, hostEnd, to), range: [from, to] }
}

/** The public ending that a label begins with, when the rest is not part of it: `com으로`. */
function endingOf(label: string): string | null {
  const latin = /^[a-z]+/.exec(label)?.[0]
  if (latin) return ENDINGS.has(latin) && !/^[\d_-]/.test(label.slice(latin.length)) ? latin : null
  return KOREAN_ENDINGS.find((ending) => label.startsWith(ending)) ?? null
}

/** The position of http:// or its replacement, right before an address. */
function schemeBefore(signs: readonly Sign[], from: number): number | null {
  let at = from - 1
  while (at >= 0 && from - at <= 6 && '/: \\'.includes(signs[at]?.plain ?? 'x')) at -= 1
  if (textOf(signs, at + 1, from).replace(/ /g, '').length < 2) return null
  const before = textOf(signs, Math.max(0, at - 4), at + 1)
  const scheme = /h(?:tt|xx)ps?$/.exec(before)?.[0]
  return scheme ? at + 1 - scheme.length : null
}

/** A port, a path and a query: everything up to a space or a Korean word. */
function pathEnd(signs: readonly Sign[], from: number): number {
  if (!'/:?#'.includes(signs[from]?.plain ?? ' ')) return from
  let at = from
  while (at < signs.length && isPath(signs[at])) at += 1
  while (at > from && '.,!?)'.includes(signs[at - 1]?.plain ?? ' ')) at -= 1
  return at
}

const isPath = (sign: Sign | undefined) =>
  sign !== undefined && sign.plain.length === 1 && /[!-~]/.test(sign.plain)
