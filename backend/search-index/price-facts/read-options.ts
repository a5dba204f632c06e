import type { ReadModel } from './find-names.ts'
import { readColour } from './read-colour.ts'
import { readSize, SHOE } from './read-size.ts'
import { PAIR, readStored, STORED, type Stored } from './read-stored.ts'
import { spellingOf } from './spelling-of.ts'

/** What a title says of the choice within a model; what it does not say is missing. */
export interface ReadOptions extends Stored {
  colour?: string
  /** 2세대 */
  generation?: string
  /** 270, M, 45mm, 27인치 */
  size?: string
}

/** Not that of a processor: i5 12세대. */
const GENERATION = /(?<!(?:i[3579]|인텔|코어|라이젠 ?[3579]?|cpu) ?)(?<![\d.])(\d{1,2}) ?세대/u
/** The first of a model whose later ones only have a number in their names. */
const FIRST_OF_NAME = /애플워치 ?se ?(1)(?!\d)/u
/** Books have neither colours nor sizes: 빨간펜, 토익 850. */
const BOOK =
  /전집|문제집|만화책|소설책|동화책|그림책|교재|수험서|참고서|기출|토익|토플|텝스|자습서|학습지|빨간펜|(?<!세트 ?)(?<!\d)\d{1,3} ?권(?![가-힣])|악보집|자이스토리|쎈(?= |수학)|수능특강|기본서/u
/** Of a graphics card only white ones are called so: the others are names of makers, 블랙에디션, 레드데빌. */
const GRAPHICS_CARD = /^(?:RTX|GTX|GT|RX) \d/u

/** Capacity, memory, colour, generation and size that a title names. */
export function readOptions(title: string, model: ReadModel): ReadOptions {
  const spelling = spellingOf(title)
  const rest = withoutNames(spelling, model)
  const isBook = BOOK.test(spelling)
  const seen = isBook ? undefined : (readColour(rest) ?? readColour(writtenName(spelling, model)))
  const colour = GRAPHICS_CARD.test(model.name) && seen !== '화이트' ? undefined : seen
  // Behind the name of another thing it is the generation of that: 아이패드 프로 11 + 애플펜슬 2세대.
  const generation = (FIRST_OF_NAME.exec(spelling) ??
    GENERATION.exec(model.isKnown ? model.name : '') ??
    GENERATION.exec(namesOthers(model) ? rest : spelling))?.[1]
  const size = isBook ? undefined : readSize(spelling, rest, model)
  return {
    ...readStored(rest, { name: model.name, context: `${model.name} ${spelling}` }),
    ...(colour !== undefined && { colour }),
    ...(generation !== undefined && { generation: `${Number(generation)}세대` }),
    ...(size !== undefined && { size }),
  }
}

const namesOthers = ({ found, isKnown }: ReadModel) =>
  isKnown && found.some(({ name }) => name !== found[0]?.name)

function withoutNames(spelling: string, { found, isKnown }: ReadModel): string {
  if (!isKnown) return spelling
  let rest = spelling
  for (const { start, end } of found.toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest
}

/** What is written as the name: 에어포스 올백, 조던 4 블랙캣. */
const writtenName = (spelling: string, { found, isKnown }: ReadModel): string =>
  isKnown ? spelling.slice(found[0]?.start ?? 0, found[0]?.end ?? 0) : ''

/** What is left of a title without its options but its colour: its names. */
export function withoutOptions(spelling: string): string {
  return spelling
    .replace(PAIR, ' ')
    .replace(STORED, ' ')
    .replace(SHOE, ' ')
    .replace(/(?<![a-z\d])(?:xs|s|m|l|xl|xxl|2xl|free)(?![a-z\d])/gu, ' ')
}
