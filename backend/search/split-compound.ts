const SHORTEST_PART = 2
const LONGEST_COMPOUND = 20

/** What a thing is called by in one syllable before its name: 흰셔츠, 솜이불. */
const LEADING = new Set(['새', '헌', '흰', '큰', '긴', '빈', '솜', '털', '개'])

/**
 * The known words that a word is made of, fewest first and then with the longest last part, which is the thing itself
 * (캠핑의자, 나이키운동화); null when it is not made of several. A last part may have one syllable (여름옷), and a first one that
 * stands before many names (흰셔츠, 헌옷).
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | null {
  const [first = ''] = word
  const isLed = LEADING.has(first)
  if (word.length < SHORTEST_PART + (isLed ? 0 : 1) || word.length > LONGEST_COMPOUND) return null
  const best: (string[] | undefined)[] = [[], ...(isLed ? [[first]] : [])]
  for (let end = SHORTEST_PART; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const part = word.slice(start, end)
      const isShort = part.length < SHORTEST_PART && !(end === word.length && start > 0)
      if (!before || part === word || isShort || !isKnown(part)) continue
      const known = best[end]
      if (!known || before.length + 1 < known.length) best[end] = [...before, part]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts : null
}

/** Every part of a word that `splitCompound` may ask for. */
export function partsOfCompound(word: string): string[] {
  const parts = new Set<string>()
  if (word.length > LONGEST_COMPOUND) return []
  for (let start = 0; start < word.length; start += 1)
    for (let end = start + SHORTEST_PART; end <= word.length; end += 1)
      parts.add(word.slice(start, end))
  return [...parts]
}
