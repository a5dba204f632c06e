// Separate from search-words.ts, so that code in the browser does not import the schema library.

export const SENSE_LIMITS = {
  words: 40,
  texts: 40,
  categories: 12,
  /** Characters of a word or a text. */
  word: 20,
  /** Characters of the path of a category. */
  category: 60,
  /** Products of each preview. */
  tried: 10,
  /** Products whose place is explained. */
  explained: 20,
} as const

export const SENSE_WORD = /^[\p{L}\p{N}]+$/u
/** A text may be bound to the ends of words: =덱 is a word, -덱 the end of one, 덱- its beginning. */
export const SENSE_TEXT = /^(?:[=-]?[\p{L}\p{N}]+|[\p{L}\p{N}]+-)$/u

/** By what a product has a word of a query. */
export const MATCHES = {
  TITLE: '제목',
  TEXT: '태그',
  OTHER_WORD: '다른 말',
  CATEGORY: '카테고리',
  DESCRIPTION: '설명',
} as const
export type MatchKind = keyof typeof MATCHES
