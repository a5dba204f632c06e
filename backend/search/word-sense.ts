/** What words of a query can stand for, besides the letters that they have, as operators write it. */
export interface SenseContent {
  /**
   * Every one of them means all of the words, the texts and the categories; but a word of one syllable or of Latin letters
   * is looked for in no title unless it is a text too, because it is a part of others (책 of 책상).
   */
  words: readonly string[]
  /**
   * A text means nothing of its entry by itself: a 점퍼 is an 외투, not the other way round. =덱 is a word of a title, -덱 the
   * end of one, 덱- its beginning; a text without such a mark may be anywhere.
   */
  texts: readonly string[]
  /**
   * Names of the category table, with `상위>이름` where a name occurs twice; unknown ones are ignored. With ^ before it a
   * category does not mean the word (not every 무선 이어폰 is an 에어팟), but the thing is in it and its accessories are
   * not, so its products stand first.
   */
  categories: readonly string[]
  /** The words' own letters say nothing (기타 is a guitar and "other"). */
  isVague: boolean
}

/** An entry with its categories as paths, from the outermost name. */
export interface WordSense extends Pick<SenseContent, 'words' | 'texts' | 'isVague'> {
  categories: readonly (readonly string[])[]
  /** Those in which the thing itself is. */
  firstCategories: readonly (readonly string[])[]
}

/** The path of a category as it is written. */
export const categoryPathOf = (written: string): string[] =>
  written
    .replace('^', '')
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)

export function wordSenseOf({ words, texts, categories, isVague }: SenseContent): WordSense {
  return {
    words,
    texts,
    isVague,
    categories: categories.filter((each) => !each.startsWith('^')).map(categoryPathOf),
    firstCategories: categories.map(categoryPathOf),
  }
}
