import type { Squeezed } from '../squeezed.ts'
import type { FindWords, Span } from './find-words.ts'
import {
  differInVowel,
  initialOf,
  type Syllable,
  seriesAt,
  soundAlike,
  splitSyllable,
} from './hangul.ts'
import type { PatternWord } from './pattern.ts'
import { beginsWord, endsNoun, hasGapBefore, isOneWord } from './word-edges.ts'

/** Letters of a text that is searched for words in disguise: titles and tags have fewer. */
const LONGEST_TEXT = 90
/** Letters by whose series words are looked up; a shorter word by all of its own. */
const LETTERS_OF_START = 3
/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 3
/** From here on, one letter may have another vowel. */
const SHORTEST_SLIP = 5
const ONLY_SYLLABLES = /^[가-힣]{2,}$/
/** Syllables that are written as a digit: 나2키. */
const DIGITS = ['공영빵', '일', '이투', '삼', '사포', '오', '육륙', '칠', '팔', '구']
/** A consonant at the end of a word that is no letter of it: 급처ㅋ. */
const LAUGHTER = new Set(['ㅋ', 'ㅎ'])

interface Candidate {
  word: PatternWord
  syllables: Syllable[]
}

/** What stands for the letters of a word. */
interface Disguise {
  same: number
  initials: number
  digits: number
  sounds: number
  slips: number
}

/**
 * Finds words in disguise: letters as initials (프ㄹ페시아, ㅌㅁㅍㄹ), as digits (나2키), as they sound (씨알리쓰) or with
 * another vowel (발란타인). What is written plainly is not found here. Only short texts are read.
 */
export function createFindAlike(words: readonly PatternWord[]): FindWords {
  const byStart = new Map<string, Candidate[]>()
  for (const word of words) {
    const { letters } = word
    if (!ONLY_SYLLABLES.test(letters)) continue
    const syllables = Array.from(letters, (_, at) => splitSyllable(letters, at)).filter(
      (syllable) => syllable !== null,
    )
    const start = Array.from(letters.slice(0, LETTERS_OF_START), (_, at) =>
      seriesAt(letters, at),
    ).join('')
    const list = byStart.get(start)
    if (list) list.push({ word, syllables })
    else byStart.set(start, [{ word, syllables }])
  }
  return (text) => {
    const found = new Map<PatternWord, Span[]>()
    const { length } = text.letters
    if (length > LONGEST_TEXT) return found
    const read = readLetters(text)
    for (let from = 0; from + 1 < length; from += 1) {
      // A word in disguise stands by itself; otherwise parts of many other words would be found.
      if (!beginsWord(text, from)) continue
      for (const start of startsAt(read.series, from))
        for (const candidate of byStart.get(start) ?? []) {
          const span = { from, to: from + candidate.word.letters.length }
          if (span.to > length || !isDisguised(read, span, candidate)) continue
          const spans = found.get(candidate.word)
          if (spans) spans.push(span)
          else found.set(candidate.word, [span])
        }
    }
    return found
  }
}

/** A text with its letters taken apart once, and not again for each word. */
interface ReadText {
  text: Squeezed
  syllables: (Syllable | null)[]
  /** The series that each letter may be of; a digit may stand for several syllables. */
  series: string[][]
}

function readLetters(text: Squeezed): ReadText {
  const { letters } = text
  const places = Array.from({ length: letters.length }, (_, at) => at)
  return {
    text,
    syllables: places.map((at) => splitSyllable(letters, at)),
    series: places.map((at) => {
      const digit = '0123456789'.indexOf(letters[at] ?? ' ')
      const syllables = DIGITS[digit]
      const series = syllables
        ? Array.from(syllables, (_, index) => seriesAt(syllables, index))
        : [seriesAt(letters, at)]
      return [...new Set(series)].filter((one) => one !== '')
    }),
  }
}

/** What words may begin with here: the series of two letters, and of three. */
function startsAt(series: ReadText['series'], at: number): string[] {
  const [first = [], second = [], third = []] = series.slice(at, at + LETTERS_OF_START)
  const two = first.flatMap((one) => second.map((other) => one + other))
  return [...two, ...two.flatMap((start) => third.map((other) => start + other))]
}

function isDisguised(read: ReadText, { from, to }: Span, candidate: Candidate): boolean {
  const { text } = read
  const disguise = compare(read, from, candidate)
  if (!disguise || !isLikely(disguise, candidate.word.letters.length)) return false
  if (disguise.slips > 0 && hasGapWithin(text, from, to)) return false
  if (candidate.word.atEnd && !endsNoun(text, to)) return false
  return isOneWord(text, from, to)
}

function hasGapWithin(text: Squeezed, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (hasGapBefore(text, at)) return true
  return false
}

function compare(
  { text, syllables: ofText }: ReadText,
  from: number,
  { word, syllables }: Candidate,
): Disguise | null {
  const disguise: Disguise = { same: 0, initials: 0, digits: 0, sounds: 0, slips: 0 }
  const { letters } = text
  for (const [index, syllable] of syllables.entries()) {
    const at = from + index
    const own = letters[at] ?? ''
    const written = ofText[at]
    if (own === word.letters[index]) disguise.same += 1
    else if (written && soundAlike(written, syllable)) disguise.sounds += 1
    else if (written && differInVowel(written, syllable)) disguise.slips += 1
    else if (own === initialOf(syllable) && !isLaughter(text, at)) disguise.initials += 1
    else if (isDigitFor(text, at, word.letters[index] ?? '')) disguise.digits += 1
    else return null
  }
  return disguise
}

const isLaughter = (text: Squeezed, at: number) =>
  LAUGHTER.has(text.letters[at] ?? '') && endsNoun(text, at + 1) && !hasGapBefore(text, at)

const isDigitFor = ({ letters }: Squeezed, at: number, syllable: string) =>
  DIGITS['0123456789'.indexOf(letters[at] ?? ' ')]?.includes(syllable) ?? false

function isLikely({ same, initials, digits, sounds, slips }: Disguise, length: number): boolean {
  if (initials + digits > 0) {
    if (sounds + slips > 0) return false
    if (same === 0) return digits === 0 && length >= 4
    return digits === 0 ? true : length >= 3 && same >= 2
  }
  if (slips > 0) return slips === 1 && sounds <= 1 && length >= SHORTEST_SLIP
  return sounds > 0 && length >= SHORTEST_SOUND && same >= length - (length >= 5 ? 2 : 1)
}
