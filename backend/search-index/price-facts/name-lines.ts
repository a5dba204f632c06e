const IN_BRACES = /\{([^}]*)\}/
const IN_BRACKETS = /[[<]([^\]>]*)[\]>]/

export interface NameLine {
  name: string
  ways: string[]
}

/**
 * Reads the lines of a list of names: `{a,b}` stands for each of these words, `$1` in another way for the word of the
 * first braces, and `[a]` or `<a>` may be missing. The name of a line is its first way, with what may be missing at its beginning
 * in brackets (the brand) and without the rest of that.
 */
export function readNameLines(text: string): NameLine[] {
  return text.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.split('|').map((way) => way.trim())
    if (first === '') return []
    return expandBraces(first).map(({ way, words }) => ({
      name: nameOf(way),
      ways: [
        way,
        ...others.map((other) =>
          other.replace(/\$(\d)/g, (_, place: string) => words[Number(place) - 1] ?? ''),
        ),
      ].flatMap(withoutOptional),
    }))
  })
}

const nameOf = (way: string) => {
  const brand = /^(?:\[[^\]]*\]\s*)+/.exec(way)?.[0] ?? ''
  return tidy(
    brand.replace(/[[\]]/g, '') + way.slice(brand.length).replace(/[[<][^\]>]*[\]>]/g, ''),
  )
}

function expandBraces(way: string, words: string[] = []): { way: string; words: string[] }[] {
  const found = IN_BRACES.exec(way)
  if (!found) return [{ way, words }]
  return (found[1] ?? '')
    .split(',')
    .flatMap((word) => expandBraces(way.replace(found[0], word.trim()), [...words, word.trim()]))
}

function withoutOptional(way: string): string[] {
  const found = IN_BRACKETS.exec(way)
  if (!found) return [tidy(way)]
  return [
    ...withoutOptional(way.replace(found[0], found[1] ?? '')),
    ...withoutOptional(way.replace(found[0], '')),
  ]
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
