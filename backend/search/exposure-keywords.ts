import { namingWords } from '../search-index/collect-keywords.ts'

/** Each is a search of its own. */
const MOST_KEYWORDS = 8
const MOST_WORDS = 4

/** Searches by which buyers may come to a listing: its name, pairs of its words, single words, its category. */
export function exposureKeywords(title: string, categoryName: string): string[] {
  const words = namingWords(title).slice(0, MOST_WORDS)
  const pairs = words.flatMap((word, index) => {
    const next = words[index + 1]
    return next === undefined ? [] : [`${word} ${next}`]
  })
  const singles = words.filter((word) => word.length > 1 && !/^\d+$/.test(word))
  return [...new Set([words.join(' '), ...pairs, ...categoryWords(categoryName), ...singles])]
    .filter((keyword) => keyword !== '')
    .slice(0, MOST_KEYWORDS)
}

/** '펌프스/로퍼' is two words. */
export function categoryWords(name: string): string[] {
  return name
    .split('/')
    .map((word) => word.trim())
    .slice(0, 2)
}
