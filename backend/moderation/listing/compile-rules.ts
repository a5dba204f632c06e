import type { ScreeningLevel } from '#contracts/listing-screening-constants.ts'
import { readSigns, type Sign } from '../signs.ts'
import { type Squeezed, squeeze } from '../squeezed.ts'
import { createFindAlike } from './find-alike.ts'
import { findHiddenNames } from './find-hidden-names.ts'
import { findParted, findStrangers, withoutStrangers } from './find-strangers.ts'
import { createFindWords, type Found, type Span } from './find-words.ts'
import { ANY, createGroupIndex, type IndexedPattern } from './group-index.ts'
import { isOffered } from './is-offered.ts'
import { type PatternWord, parsePattern } from './pattern.ts'
import { RESEMBLING } from './pattern-marks.ts'
import {
  harmlessIn,
  isAcross,
  isBehindSeam,
  isCrossedOut,
  overlap,
  placesOf,
  type SearchedText,
  wholeOf,
} from './places.ts'
import learnt from './resemblance/learnt.json' with { type: 'json' }
import { createJudge, type TellingWord } from './resemblance/resemblance.ts'

export interface RuleTerm {
  ruleCode: string
  kind: 'TERM' | 'EXCEPTION'
  words: string
  /**
   * Null: the level of the kind, and a description needs an operator. BLOCK blocks in a description as well; REVIEW is a suspicion,
   * for which a description has too many words, unless the pattern says that it is read there.
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
  /** In a description, which mentions things that are not for sale. Null where a description says nothing. */
  levelInBody: ScreeningLevel | null
  /** The place is in the title that the description was read on from. */
  isInTitle?: boolean
  /** Of the text, or the title; the end exclusive. */
  from: number
  to: number
}

/**
 * @param title of the listing whose description the text is; the description is then read on from it. Undefined where the text is
 *   a title, null where it is neither, as tags are, which say nothing together
 */
export type FindGoods = (text: string, title?: string | null) => RuleMatch[]

interface CompiledRule extends Rule {
  exceptions: IndexedPattern[]
}

interface CompiledTerm {
  rule: CompiledRule
  pattern: IndexedPattern
  level: ScreeningLevel | null
  isRead: boolean
}

/** What a term found: the places of its parts. */
interface Match {
  level: ScreeningLevel
  isClear: boolean
  isRead: boolean
  parts: Span[]
}

/** Letters of a description that are read on from the title. */
const OPENING = 80

const judgeListing = createJudge(learnt)

/** Compiles word lists to a function that takes time in proportion to the text. Unreadable patterns find nothing. */
export function compileRules(rules: readonly Rule[], terms: readonly RuleTerm[]): FindGoods {
  const compiled = new Map<string, CompiledRule>(
    rules.map((rule) => [rule.ruleCode, { ...rule, exceptions: [] }]),
  )
  const index = createGroupIndex()
  const namedWords = new Set<PatternWord>()
  /** By the first of their groups. */
  const byFirst = new Map<number, CompiledTerm[]>()
  /** The kind of listings that only resemble those of prohibited goods. */
  let resembling: Rule | null = null
  for (const { ruleCode, kind, words: written, level } of terms) {
    const parsed = parsePattern(written)
    const rule = compiled.get(ruleCode)
    if (!parsed || !rule) continue
    if (written === RESEMBLING) {
      resembling = { ruleCode, level: level ?? rule.level }
      continue
    }
    const pattern = index.add(parsed)
    if (kind === 'EXCEPTION') {
      rule.exceptions.push(pattern)
      continue
    }
    // What is read in descriptions is said in ordinary words, which are not disguised.
    if (!parsed.isRead)
      for (const { words } of parsed.groups)
        for (const word of words) namedWords.add(index.shared(word))
    const [first = ANY] = pattern.groups
    const term = { rule, pattern, level, isRead: level !== 'REVIEW' || parsed.isRead }
    const known = byFirst.get(first)
    if (known) known.push(term)
    else byFirst.set(first, [term])
  }
  const find = createFindWords([...index.words.values()])
  const findAlike = createFindAlike([...namedWords])
  const hiddenIn = (signs: readonly Sign[], text: Squeezed) =>
    new Map(
      [...findHiddenNames(signs, text)].flatMap(([name, spans]) => {
        const word = index.words.get(name)
        return word && spans.length > 0 ? [[word, spans] as const] : []
      }),
    )

  const matchesIn = (reading: Omit<SearchedText, 'found'>, found: Found): RuleMatch[] => {
    if (found.size === 0) return []
    const whole = { ...reading, found: index.spansOf(found) }
    const terms = new Map<CompiledRule, CompiledTerm[]>()
    for (const group of whole.found.keys())
      for (const term of byFirst.get(group) ?? []) {
        if (!term.pattern.groups.every((other) => whole.found.has(other))) continue
        const known = terms.get(term.rule)
        if (known) known.push(term)
        else terms.set(term.rule, [term])
      }
    return [...terms].flatMap(([rule, own]) => matchesOf(rule, own, whole))
  }

  function inText(written: string, isOrdinary: boolean): RuleMatch[] {
    const signs = readSigns(written)
    const text = squeeze(signs)
    const plain = joined(find(text), hiddenIn(signs, text))
    const alike = findAlike(text)
    const alikeSpans = new Set([...alike.values()].flat())
    const reading = { text, signs, alike: alikeSpans, seam: null, isOrdinary }
    const matches = matchesIn(reading, joined(plain, alike))
    const strange = findStrangers(text)
    if (strange.size === 0) return matches
    const rest = withoutStrangers(text, strange)
    return [
      ...matches,
      ...matchesIn(
        { ...reading, text: rest, alike: NOTHING },
        findParted(find(rest), rest, text, strange),
      ),
    ]
  }

  /** What the title and the beginning of the description say together: an operator looks. */
  function acrossSeam(title: string, body: string): RuleMatch[] {
    const opening = `${title}\n${body.slice(0, OPENING)}`
    const signs = readSigns(opening)
    const text = squeeze(signs)
    const letter = text.from.findIndex((from) => (signs[from]?.start ?? 0) > title.length)
    if (letter < 1) return []
    // A number alone is said of anything: 11 is a copy of class 1:1 in a title, and eleven months in a description.
    const found = new Map([...find(text)].filter(([{ letters }]) => !/^\d+$/.test(letters)))
    return matchesIn(
      { text, signs, alike: NOTHING, seam: { letter }, isOrdinary: false },
      found,
    ).map(({ ruleCode, level: own, from, to }) => {
      const level = own === 'BLOCK' ? 'REVIEW' : own
      const start = title.length + 1
      return { ruleCode, level, levelInBody: level, from: from - start, to: to - start }
    })
  }

  return (text, title) => {
    if (title === null) return inText(text, false)
    if (title === undefined) {
      const { telling, isOrdinary } = resembling ? judgeListing(text, null) : NOT_JUDGED
      return [...inText(text, isOrdinary), ...matchOf(resembling, telling, false)]
    }
    // What the title says alone is found in the title.
    const isTold = resembling === null || judgeListing(title, null).telling !== null
    return [
      ...inText(text, false),
      ...acrossSeam(title, text),
      ...matchOf(resembling, isTold ? null : judgeListing(title, text).telling, true),
    ]
  }
}

const NOT_JUDGED = { telling: null, isOrdinary: false }

/** The listing as one of the kind that only resembles prohibited goods. */
function matchOf(kind: Rule | null, word: TellingWord | null, withBody: boolean): RuleMatch[] {
  if (!kind || !word) return []
  const { ruleCode, level } = kind
  const { isOfTitle, from, to } = word
  const isInTitle = withBody && isOfTitle
  return [{ ruleCode, level, levelInBody: withBody ? level : null, isInTitle, from, to }]
}

const NOTHING: ReadonlySet<Span> = new Set()

function joined(one: Found, other: Found): Found {
  if (other.size === 0) return one
  const all = new Map(one)
  for (const [word, spans] of other) all.set(word, [...(all.get(word) ?? []), ...spans])
  return all
}

function matchesOf(
  rule: CompiledRule,
  terms: readonly CompiledTerm[],
  reading: SearchedText,
): RuleMatch[] {
  const matches = terms.flatMap(({ pattern, level, isRead }) =>
    placesOf(pattern, reading)
      .filter((parts) => !reading.seam || isAcross(parts, reading.seam))
      .map(
        (parts): Match => ({
          level: level ?? rule.level,
          isClear: level === 'BLOCK',
          isRead,
          parts,
        }),
      ),
  )
  if (matches.length === 0) return []
  // 토끼 인형 데려가세요: what was found is the whole, and each thing in it. A harmless whole says nothing of other things in it.
  const wholes = new Map<Span, Match>()
  const finds = matches.flatMap((match) => {
    if (match.parts.length < 2) return match.parts
    const whole = wholeOf(match.parts)
    wholes.set(whole, match)
    return [whole, ...match.parts]
  })
  const harmless = rule.exceptions.flatMap((pattern) => harmlessIn(pattern, reading, finds))
  const isHarmless = (match: Match) =>
    harmless.some((other) =>
      wholes.has(other)
        ? wholes.get(other) === match
        : match.parts.some((part) => overlap(part, other)),
    )
  return matches
    .filter(
      (match) => !isHarmless(match) && !match.parts.some((part) => isCrossedOut(part, reading)),
    )
    .map(({ level: own, isClear, isRead, parts }) => {
      const { seam } = reading
      const { from, to } = wholeOf(seam ? parts.filter((part) => isBehindSeam(part, seam)) : parts)
      // A word that is only like another may be a harmless one that no list knows, and one of an ordinary thing its colour or name.
      const isDoubtful =
        parts.some((part) => reading.alike.has(part)) || (reading.isOrdinary && !isClear)
      const level = isDoubtful && own === 'BLOCK' ? 'REVIEW' : own
      const isReviewed = level === 'BLOCK' && !isClear && !isOffered(to, reading)
      return {
        ruleCode: rule.ruleCode,
        level,
        levelInBody: !isRead ? null : isReviewed ? 'REVIEW' : level,
        from: reading.signs[reading.text.from[from] ?? 0]?.start ?? 0,
        to: reading.signs[(reading.text.to[to - 1] ?? 1) - 1]?.end ?? 0,
      }
    })
    .sort((one, other) => other.to - other.from - one.to + one.from)
}
