import { wordsOfName } from '../collect-keywords.ts'
import { isColourWord } from './read-colour.ts'
import { withoutOptions } from './read-options.ts'
import { KINDS_OF_THING, SAID_OF_ANY } from './words/kinds.ts'

/** Words that name a thing no list knows. */
const MOST_WORDS = 3
/** Behind the name of a maker, a code is looked for among so many words. */
const NEAR = 4
/** Words at the end of a name that choose within a group of models. */
export const VARIANT =
  /^(?:프로|맥스|플러스|미니|울트라|fe|라이트|클래식|디지털|슬림|oled|xt|ti|슈퍼|\d세대|m\d|\d|i{1,3}|마크\d)$/iu
/** Letters and digits: the code that a maker gives a model. */
const CODE = /^(?=.*\d)(?=.*[a-z])[a-z\d-]{3,}$/u
const NO_CODE =
  /^(?:\d+(?:\.\d+)?(?:gb|tb|mb|g|t|h|kw|mah|wh|fps|bit|mm|cm|m|w|v|a|hz|ml|kg|k|p|in\d+|인치|x)|usb\w*|ddr\d|led\d*|mp\d|wifi\d|\d+x\d+|y2k|\d+d|rtx\d*|gtx\d*|i[3579]|m\d|ssd\d*|\d+단)$/u

const kinds = KINDS_OF_THING.split(/\s+/).filter(Boolean)
const KIND = new RegExp(`(?:${kinds.join('|')})(?:기|들|류)?$`, 'u')
const SAID = new Set(SAID_OF_ANY.split(/\s+/).filter(Boolean))

/**
 * The words that name a thing which no list knows: of the first ones those before its kind and colour, and mostly the
 * code that its maker gave it. @param spelling from spellingOf
 */
export function nameOfUnknown(spelling: string): string {
  const words = wordsOf(spelling)
  const [first, ...others] = words
  if (first === undefined) return ''
  const name = [first]
  for (const [index, word] of others.entries()) {
    if (KIND.test(word) && name.length > 1) break
    if (isCode(word)) {
      name.push(word)
      const next = others[index + 1]
      if (next !== undefined && VARIANT.test(next)) name.push(next)
      break
    }
    if (KIND.test(word)) {
      const code = others.slice(index + 1, index + 1 + NEAR).find(isCode)
      name.push(code ?? word)
      break
    }
    name.push(word)
    if (name.length === MOST_WORDS) {
      const next = others[index + 1]
      if (next !== undefined && /\d/u.test(word) && VARIANT.test(next)) name.push(next)
      break
    }
  }
  return name.join(' ')
}

const isCode = (word: string) => CODE.test(word) && !isAmount(word)

/** Whether a word is an amount or a part of a computer, and no code of a model: 16gb, 100w. */
export const isAmount = (word: string) => NO_CODE.test(word)

/** What titles say at the end of a word: 400i팝니다. */
const SOLD = /(?<=.{2})(?:팝니다|팝니당|팔아요|팔아용|판매합니다|판매해요|삽니다|팜니다|구합니다)$/u

/** Stands for the hyphen of a code while words are told apart. */
const HYPHEN = 'ㅡ'

/** The first words without what says nothing of the model, up to a colour behind a name. */
function wordsOf(spelling: string): string[] {
  const text = withoutOptions(spelling).replace(/(?<=[a-z\d])-(?=[a-z\d])/gu, HYPHEN)
  const words: string[] = []
  for (const written of wordsOfName(text)) {
    const word = written.replace(SOLD, '')
    if (word === '') continue
    if (isColourWord(word)) {
      if (words.length > 1) break
      continue
    }
    if (!SAID.has(word) && !words.includes(word)) words.push(word.replaceAll(HYPHEN, '-'))
  }
  return words
}
