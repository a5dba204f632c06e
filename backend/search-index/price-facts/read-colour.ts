import { ALONE, COLOURS, NO_COLOURS, WITHIN_WORDS } from './words/colours.ts'

const colourOf = new Map(
  COLOURS.split('\n').flatMap((line) => {
    const [name = '', ...words] = line.split('|').map((word) => word.trim())
    return name === '' ? [] : [name, ...words].map((word) => [word, name] as const)
  }),
)
const colourWords = [...colourOf.keys()].toSorted((one, other) => other.length - one.length)
const within = new Set(WITHIN_WORDS.split(' '))
const alone = new Set(ALONE.split(' '))
const COLOUR = new RegExp(
  colourWords
    .map((word) =>
      /^[a-z]/u.test(word)
        ? `(?<![a-z])${word}(?![a-z])`
        : alone.has(word)
          ? `(?<![가-힣])${word}(?![가-힣])`
          : word.length < 3 && !within.has(word)
            ? `(?<![가-힣])${word}`
            : word,
    )
    .join('|'),
  'gu',
)
const COLOUR_WORD = new RegExp(`^(?:[가-힣a-z]*(?:${colourWords.join('|')}))$`, 'u')
const NO_COLOUR = new RegExp(NO_COLOURS, 'gu')

/** The last of a name of several is what people see: 스페이스 그레이; two beside each other are a pattern. */
export function readColour(rest: string): string | undefined {
  const text = rest.replace(NO_COLOUR, ' ')
  const found = [...text.matchAll(COLOUR)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    colour: colourOf.get(match[0]) ?? '',
  }))
  const [first] = found
  if (!first) return undefined
  const run = [first]
  for (const next of found.slice(1)) {
    if (/[^\s/&,]/u.test(text.slice(run.at(-1)?.end, next.at))) break
    run.push(next)
  }
  if (new Set(run.map(({ colour }) => colour)).size === 1) return first.colour
  const written = text.slice(first.at, run.at(-1)?.end)
  if (written.includes('/') || run.length > 2 || isPattern(written)) return undefined
  return run.at(-1)?.colour
}

/** Two of these together are a pattern; a shade before a colour is none. */
const isPattern = (written: string) =>
  /^(?:블랙|화이트|레드|블루|그린|옐로우?|검정|흰색)\s*(?:블랙|화이트|레드|블루|그린|옐로우?|검정|흰색|실버|골드)/u.test(
    written,
  )

/** Whether a word is the name of a colour or ends with one: 다크그린. */
export const isColourWord = (word: string) => COLOUR_WORD.test(word)
