import { builtNameTable } from './built-name-table.ts'
import { completeName, mayBeCompleted } from './complete-name.ts'
import { findFamily } from './find-family.ts'
import { type FoundName, NameFinder, type ReadModel } from './find-names.ts'
import { widerName } from './lines-of-models.ts'
import { isMakerAndKind } from './maker-and-kind.ts'
import { nameOfUnknown, VARIANT } from './name-of-unknown.ts'
import { makeNameTable } from './name-table.ts'
import { spellingOf } from './spelling-of.ts'
import { KIND_OF_MAKER } from './words/model-families.ts'

let known: { finder: NameFinder; names: Set<string>; lines: Set<string> } | undefined

/** What the lists know of models. Made when a title is read for the first time: they are long. */
function models() {
  if (known) return known
  const { names, lines, ways, nameOfWay } = builtNameTable() ?? makeNameTable()
  const finder = new NameFinder()
  for (const [index, letters] of ways.entries())
    finder.add(names[nameOfWay[index] ?? 0] ?? '', letters)
  known = { finder, names: new Set(names), lines: new Set(lines) }
  return known
}

/**
 * Names under which each year's model is sold: without its year, chip or generation such a name has no price. 맥북 에어 is
 * anything between 2010 and today.
 */
const WITHOUT_GENERATION = new Set([
  ...[
    '맥북',
    '맥북 에어',
    '맥북 프로',
    '아이맥',
    '아이패드',
    '아이패드 에어',
    '아이패드 미니',
    '아이패드 프로',
  ],
  ...[
    'LG 그램',
    '갤럭시 북',
    '갤럭시 탭',
    '갤럭시 워치',
    '애플워치',
    '갤럭시 Z 폴드',
    '갤럭시 Z 플립',
  ],
])

/** Parts of a computer, which are no model where the whole computer is sold. */
const PROCESSOR = /^(?:인텔 (?:i\d|코어)|라이젠)/u
const GRAPHICS = /^(?:RTX|GTX|GT \d|RX \d)/u
const BARE_CARD =
  /(?<![\da-z])(?:10[5-8]0|16[56]0|20[678]0|30[5-9]0|40[6-9]0|50[6-9]0) ?(?:ti|슈퍼)?(?![\da-z])/u
const COMPUTER =
  /(?:본체|데스크탑(?!용)|컴퓨터|조립 ?(?:pc|피씨|컴)|게이밍 ?(?:pc|피씨|노트북)|노트북|올인원 ?pc)(?! ?(?:에서|분해|맞추|조립하|바꾸|교체|업글|업그|만|없|사고|구매|용(?![가-힣])|처분하|팔고|1대|에 ?(?:쓰|꽂|장착|달|넣)))/u
const ONE_PART = /cpu|씨피유|그래픽|글카|그카|단품|채굴/u

/** Whether a title names the parts of a computer and sells the whole. */
function isComputer(spelling: string, found: readonly FoundName[]): boolean {
  const names = found.map(({ name }) => name)
  const [first = ''] = names
  if (!PROCESSOR.test(first) && !GRAPHICS.test(first)) return false
  if (ONE_PART.test(spelling)) return false
  if (COMPUTER.test(spelling)) return true
  const hasCard = names.some((name) => GRAPHICS.test(name)) || BARE_CARD.test(spelling)
  return hasCard && names.some((name) => PROCESSOR.test(name))
}

/** The model that a title names: 아이폰13프로맥스 256 팝니다 names 아이폰 13 프로 맥스. */
export function readModel(title: string): ReadModel {
  const spelling = spellingOf(title)
  const found = models().finder.find(spelling)
  if (isComputer(spelling, found)) return { name: nameOfUnknown(spelling), isKnown: false, found }
  const first = found[0] && !isMakerAndKind(found[0].name) ? found[0] : undefined
  if (first && !KIND_OF_MAKER.test(first.name)) {
    const name = completeName(first.name, spelling, first)
    return { name, isKnown: !WITHOUT_GENERATION.has(name), found }
  }
  const family = findFamily(spelling)
  if (family) return { name: family.name, isKnown: true, found: [family] }
  if (first) return { name: first.name, isKnown: true, found }
  return { name: nameOfUnknown(spelling), isKnown: false, found }
}

/** A notebook's graphics card: of HP 빅터스 16 RTX 3050 the wider group is HP 빅터스 16. */
const GRAPHICS_AT_END = /(?<=.) (?:RTX|GTX) \d{4}(?: (?:Ti|슈퍼))?$/u

/** The next wider group of a known model: 아이폰 13 of 아이폰 13 미니. Empty where there is none. */
export function familyOf(name: string): string {
  const withoutCard = name.replace(GRAPHICS_AT_END, '')
  if (withoutCard !== name) return withoutCard
  const wider = widerName(name, models().names)
  if (wider !== null) return wider
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length < 2) return ''
  if (words.length === 2 && !VARIANT.test(last)) return ''
  return words.slice(0, -1).join(' ')
}

/** Whether there may be goods of the line's narrower names. */
export const isLine = (name: string): boolean => models().lines.has(name) || mayBeCompleted(name)
