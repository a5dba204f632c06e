import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'
import { readSigns, type Sign } from '../signs.ts'
import { type Squeezed, squeeze } from '../squeezed.ts'
import { createFindAlike } from './find-alike.ts'
import { findHiddenNames } from './find-hidden-names.ts'
import { createFindWords, type Span } from './find-words.ts'
import { type Pattern, type PatternWord, parsePattern } from './pattern.ts'
import { beginsWord, endsNoun, hasGapBefore } from './word-edges.ts'

export interface RuleTerm {
  ruleCode: string
  kind: 'TERM' | 'EXCEPTION'
  words: string
  /**
   * Null: the level of the kind, and a description needs an operator. BLOCK blocks in a description as well; REVIEW is a suspicion,
   * for which a description has too many words.
   */
  level: ScreeningLevel | null
}

export interface Rule {
  ruleCode: string
  level: ScreeningLevel
}

/** A kind of goods that was recognised in a text. */
export interface RuleMatch {
  ruleCode: string
  level: ScreeningLevel
  /** In a description, which mentions things that are not for sale. */
  /** Null where a description says nothing. */
  levelInBody: ScreeningLevel | null
  /** Of the text, the end exclusive. */
  from: number
  to: number
}

export type FindGoods = (text: string) => RuleMatch[]

interface CompiledTerm {
  pattern: Pattern
  level: ScreeningLevel | null
}

interface CompiledRule extends Rule {
  terms: CompiledTerm[]
  exceptions: Pattern[]
}

/** What a term found: the places of its parts. */
interface Match {
  level: ScreeningLevel
  isClear: boolean
  isSuspicion: boolean
  parts: Span[]
}

/** Letters between two parts of a pattern, at most. */
const NEAR = 24
/** Letters between a thing and the noun that says what it is for: 와인 스테인리스 전동 오프너. */
const SAME_PHRASE = 14
/** Letters of a particle and an adverb: 담배는 하나도 없어요. */
const PARTICLE = 5
const PARTICLES =
  /^(?:[은는이가을를도만의에로랑와과]|으로|이나|이랑|에도|들은|등은|등을|같은|용)?(?:하나도|전혀|안에|따로|절대|이미|아예|모두|다)?$/
/** Occurrences of one part that are compared with those of the others. */
const MOST_PLACES = 100

/** Ends a phrase: after it another thing is named. */
const PHRASE_SIGNS = new Set([...',/+&·|\n;!?。、'])
const PHRASE_WORDS = /(?:팝니다|팔아요|판매|포함|증정|드려요|드립니다|하고|이랑|그리고)/
/** The noun is an addition to the thing and not what it is for: 위스키 전용잔 포함. */
const ADDED =
  /^(?:포함|증정|드림|드려|드립|까지|함께|같이|덤|서비스|추가|있음|있어|있습|있는|그대로|동봉|째|에담|에넣|도$|도드|도같|도포|와함|이랑|랑같)/

/** Says right behind a thing that it is for sale as well: 담배 두 보루도 같이 드려요. */
const OFFERED =
  /^(?:\d|ml|kg|mg|[lg](?![a-z])|년산?|병|보루|갑|정|알|캔|박스|개|매|장|포|통|팩|만원|원|한|두|세|네|몇|여러|미개봉|새거|새것|새제품|남은거|남은것|남은|도|까지|같이|함께|추가로|서비스로|덤으로|더|만|를|을|은|는|싸게|저렴하게|무료로|있어요|있고|있는데)*(?:팝니다|팔아요|팔게요|팔고|팔려|판매|드려요|드립니다|드릴게요|드릴께요|드림|증정|나눔|양도|처분|넘겨|넘깁|넘길)/
const SENTENCE_END = /[.!?\n。]/
/** Signs that are read behind a thing. */
const OFFER_REACH = 30

/** Compiles word lists to a function that takes time in proportion to the text. Unreadable patterns find nothing. */
export function compileRules(rules: readonly Rule[], terms: readonly RuleTerm[]): FindGoods {
  const compiled = new Map<string, CompiledRule>(
    rules.map((rule) => [rule.ruleCode, { ...rule, terms: [], exceptions: [] }]),
  )
  const words = new Map<string, PatternWord>()
  const namedWords = new Set<PatternWord>()
  for (const { ruleCode, kind, words: written, level } of terms) {
    const pattern = parsePattern(written)
    if (!pattern) continue
    shareWords(pattern, words)
    const rule = compiled.get(ruleCode)
    if (kind === 'TERM') {
      rule?.terms.push({ pattern, level })
      for (const { words: named } of pattern.groups) for (const word of named) namedWords.add(word)
    } else rule?.exceptions.push(pattern)
  }
  const find = createFindWords([...words.values()])
  const findAlike = createFindAlike([...namedWords])
  const hiddenIn = (signs: readonly Sign[], text: Squeezed) =>
    new Map(
      [...findHiddenNames(signs, text)].flatMap(([name, spans]) => {
        const word = words.get(name)
        return word && spans.length > 0 ? [[word, spans] as const] : []
      }),
    )
  const all = [...compiled.values()]
  return (written) => {
    const signs = readSigns(written)
    const matchesIn = (text: Squeezed, found: Reading['found'], alike?: Reading['found']) =>
      found.size === 0
        ? []
        : all.flatMap((rule) => matchesOf(rule, { text, signs, found, alike: spansOf(alike) }))
    const text = squeeze(signs)
    const plain = joined(find(text), hiddenIn(signs, text))
    const alike = findAlike(text)
    const matches = matchesIn(text, joined(plain, alike), alike)
    const strange = findStrangers(text)
    if (strange.size === 0) return matches
    const rest = withoutStrangers(text, strange)
    return [...matches, ...matchesIn(rest, findParted(find(rest), rest, text, strange))]
  }
}

const spansOf = (found: Reading['found'] = new Map()) => new Set([...found.values()].flat())

function joined(one: Reading['found'], other: Reading['found']): Reading['found'] {
  if (other.size === 0) return one
  const all = new Map(one)
  for (const [word, spans] of other) all.set(word, [...(all.get(word) ?? []), ...spans])
  return all
}

/** Letters of a word that a strange one parts, at least: in two, 2 of 담2배 may be an amount. */
const SHORTEST_PARTED = 3
const STRANGER = /(?<=[가-힣])[a-z0-9ㄱ-ㅎ](?=[가-힣])/g

/** Single letters of another script within words: 비1아그라, 졸x피뎀. */
function findStrangers(text: Squeezed): Set<number> {
  const strange = new Set<number>()
  for (const { index } of text.letters.matchAll(STRANGER))
    if (!hasGapBefore(text, index) && !hasGapBefore(text, index + 1)) strange.add(index)
  return strange
}

function withoutStrangers(text: Squeezed, strange: ReadonlySet<number>): Squeezed {
  const isLeft = (_: unknown, at: number) => !strange.has(at)
  return {
    letters: text.letters.split('').filter(isLeft).join(''),
    from: text.from.filter(isLeft),
    to: text.to.filter(isLeft),
  }
}

/** The words that are only there without the strangers. */
function findParted(
  found: Reading['found'],
  rest: Squeezed,
  text: Squeezed,
  strange: ReadonlySet<number>,
): Reading['found'] {
  const signs = [...strange].map((at) => text.from[at] ?? 0)
  const isParted = ({ from, to }: Span) =>
    to - from >= SHORTEST_PARTED &&
    signs.some((sign) => sign > (rest.from[from] ?? 0) && sign < (rest.from[to - 1] ?? 0))
  return new Map(
    [...found].flatMap(([word, spans]) => {
      const parted = spans.filter(isParted)
      return parted.length === 0 ? [] : [[word, parted] as const]
    }),
  )
}

/** The same word in several patterns is looked for once. */
function shareWords(pattern: Pattern, words: Map<string, PatternWord>): void {
  for (const group of pattern.groups)
    group.words = new Set(
      [...group.words].map((word) => {
        const key = `${word.atStart ? '^' : ''}${word.letters}${word.atEnd ? '$' : ''}`
        const known = words.get(key)
        if (!known) words.set(key, word)
        return known ?? word
      }),
    )
}

interface Reading {
  text: Squeezed
  signs: readonly Sign[]
  found: ReadonlyMap<PatternWord, readonly Span[]>
  /** Those of the places where the word is disguised. */
  alike: ReadonlySet<Span>
}

function matchesOf(rule: CompiledRule, reading: Reading): RuleMatch[] {
  const matches = rule.terms.flatMap(({ pattern, level }) =>
    placesOf(pattern, reading, []).map(
      (parts): Match => ({
        level: level ?? rule.level,
        isClear: level === 'BLOCK',
        isSuspicion: level === 'REVIEW',
        parts,
      }),
    ),
  )
  if (matches.length === 0) return []
  // 토끼 인형 데려가세요: what was found is the whole, and each thing in it.
  const whole = matches.flatMap(({ parts }) =>
    parts.length > 1 ? [wholeOf(parts), ...parts] : parts,
  )
  const harmless = rule.exceptions.flatMap((pattern) => placesOf(pattern, reading, whole).flat())
  return matches
    .filter(({ parts }) => !parts.some((part) => harmless.some((other) => overlap(part, other))))
    .map(({ level: own, isClear, isSuspicion, parts }) => {
      const { from, to } = wholeOf(parts)
      // A word that is only like another may be a harmless one that no list knows.
      const isAlike = parts.some((part) => reading.alike.has(part))
      const level = isAlike && own === 'BLOCK' ? 'REVIEW' : own
      const isReviewed = level === 'BLOCK' && !isClear && !isOffered(to, reading)
      return {
        ruleCode: rule.ruleCode,
        level,
        levelInBody: isSuspicion ? null : isReviewed ? 'REVIEW' : level,
        from: reading.signs[reading.text.from[from] ?? 0]?.start ?? 0,
        to: reading.signs[(reading.text.to[to - 1] ?? 1) - 1]?.end ?? 0,
      }
    })
    .sort((one, other) => other.to - other.from - one.to + one.from)
}

/** Where all parts of a pattern occur together; of a part that occurs often, each occurrence is tried once. */
function placesOf({ groups, joint }: Pattern, reading: Reading, finds: readonly Span[]): Span[][] {
  const places: Span[][] = []
  for (const { any, words } of groups) {
    const spans = any ? finds : spansIn(words, reading.found)
    if (spans.length === 0) return []
    places.push(spans.slice(0, MOST_PLACES))
  }
  const [first = [], ...others] = places
  return first.flatMap((start) => {
    const parts = [start]
    for (const other of others) {
      const last = parts.at(-1) ?? start
      const next = other.find((span) =>
        joint === '+'
          ? isNear(last, span, reading)
          : isBehind(last, span, reading, joint === '>' ? SAME_PHRASE : PARTICLE),
      )
      if (!next) return []
      parts.push(next)
    }
    return [parts]
  })
}

/** Goes through the fewer: the words of the text, or those of the group. */
function spansIn(words: ReadonlySet<PatternWord>, found: Reading['found']): readonly Span[] {
  const spans: Span[] = []
  if (found.size < words.size) {
    for (const [word, places] of found) if (words.has(word)) spans.push(...places)
  } else for (const word of words) spans.push(...(found.get(word) ?? []))
  return spans
}

function isNear(one: Span, other: Span, reading: Reading): boolean {
  if (overlap(one, other)) return false
  const [before, behind] = one.from < other.from ? [one, other] : [other, one]
  return behind.from - before.to <= NEAR && !signsBetween(before, behind, reading).includes('\n')
}

/** Whether the second noun ends the phrase of the first: what it names is for the first, or looks like it. */
function isBehind(one: Span, other: Span, reading: Reading, reach: number): boolean {
  if (other.from < one.to || other.from - one.to > reach) return false
  const { letters } = reading.text
  const between = letters.slice(one.to, other.from)
  if (PHRASE_WORDS.test(between) || ADDED.test(letters.slice(other.to, other.to + 4))) return false
  if (reach === PARTICLE && !PARTICLES.test(between)) return false
  // 지노트로핀 is no 노트: a noun that is neither right behind nor at an end of its word is a part of another one.
  const isNoun = other.from === one.to || beginsWord(reading.text, other.from)
  if (!isNoun && !endsNoun(reading.text, other.to)) return false
  const signs = signsBetween(one, other, reading)
  return ![...signs].some((sign) => PHRASE_SIGNS.has(sign))
}

function isOffered(to: number, { text, signs }: Reading): boolean {
  const first = text.to[to - 1] ?? signs.length
  const end = signs
    .slice(first, first + OFFER_REACH)
    .findIndex(({ plain }) => SENTENCE_END.test(plain))
  const last = first + (end < 0 ? OFFER_REACH : end)
  let until = to
  while (until < text.letters.length && (text.to[until] ?? 0) <= last) until += 1
  return OFFERED.test(text.letters.slice(to, until))
}

function signsBetween(before: Span, behind: Span, { text, signs }: Reading): string {
  const from = text.to[before.to - 1] ?? 0
  const to = text.from[behind.from] ?? 0
  return signs
    .slice(from, to)
    .map(({ plain }) => plain)
    .join('')
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to

const wholeOf = (parts: readonly Span[]): Span => ({
  from: Math.min(...parts.map(({ from }) => from)),
  to: Math.max(...parts.map(({ to }) => to)),
})
