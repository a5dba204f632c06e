import { CROSSED, INITIALS, RESEMBLING } from './pattern-marks.ts'

/** One word of a pattern, as letters without gaps. */
export interface PatternWord {
  letters: string
  /** Must begin, or end, where a word does. */
  atStart: boolean
  atEnd: boolean
  /** A number that is written with signs: 1:1, -2. */
  isSigned: boolean
}

/** Alternatives of which one must occur; `any` stands for what a term of the same kind has found. */
export interface PatternGroup {
  any: boolean
  words: ReadonlySet<PatternWord>
}

/** How the parts of a pattern stand to each other. */
export type Joint =
  /** Near each other, in any order. */
  | '+'
  /** One after the other in the same phrase. */
  | '>'
  /** The second right after the first, with a particle between at most. */
  | '~'

/** The parts of a pattern in order. */
export interface Pattern {
  groups: PatternGroup[]
  joint: Joint
  /** A suspicion that is read in descriptions as well. */
  isRead: boolean
}

const JOINTS: readonly Joint[] = ['+', '>', '~']
const READ = '/'
const MOST_GROUPS = 4
const LATIN = /^[a-z]$/
const SIGNED = /^-\d+$|^\d+:\d+$/
/** What is found by more than letters: by find-hidden-names.ts and resemblance/. */
const MARKS: readonly string[] = [INITIALS, CROSSED, RESEMBLING]

/**
 * Reads the notation of the word lists: `담배, 시가` is one of two words, `수제 + 쿠키` both near each other, `와인 > 잔` one
 * after the other in a phrase, `담배 ~ 아님` right after it, `^술` at the beginning of a word, `술$` at its end, `*` any find of the kind, `{초성}` a name in initials, `{가림}` a name that is
 * crossed out in part, `{닮음}` the most telling word of a listing that resembles those of prohibited goods, and a `/` before all of it that a suspicion is read in descriptions as well. Spaces and case do not matter. Null where there is nothing to look for.
 */
export function parsePattern(words: string): Pattern | null {
  const joints = JOINTS.filter((joint) => words.includes(joint))
  if (joints.length > 1) return null
  const [joint = '+'] = joints
  const isRead = words.startsWith(READ)
  const groups = words
    .slice(isRead ? 1 : 0)
    .split(joint)
    .map(readGroup)
  const isWhole = groups.every((group) => group?.any || (group?.words.size ?? 0) > 0)
  if (!isWhole || groups.length > MOST_GROUPS || groups.every(({ any }) => any)) return null
  return { groups, joint, isRead }
}

function readGroup(text: string): PatternGroup {
  const parts = text.split(',').map((part) => part.trim())
  const any = parts.includes('*')
  return { any, words: new Set(any ? [] : parts.flatMap(readWord)) }
}

function readWord(text: string): PatternWord[] {
  // Separate letters stay as they are typed: the normal form of ㄷ is another sign.
  const letters = text
    .replace(/[^\u3131-\u3163]+/g, (part) => part.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (letters === '') return []
  if (MARKS.includes(text))
    return [{ letters: text, atStart: false, atEnd: false, isSigned: false }]
  // Latin words are found as words: cbd is not in abcbd.
  return [
    {
      letters,
      atStart: text.startsWith('^') || LATIN.test(letters.at(0) ?? ''),
      atEnd: text.endsWith('$') || LATIN.test(letters.at(-1) ?? ''),
      isSigned: SIGNED.test(text),
    },
  ]
}
