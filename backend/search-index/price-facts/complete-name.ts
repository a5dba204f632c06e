import type { FoundName } from './find-names.ts'
import {
  BAG_MAKERS,
  BAG_MATERIALS,
  BAG_SIZES,
  BICYCLE_GROUPS,
  BICYCLE_MAKERS,
  CLUBS,
  GAMING_NOTEBOOKS,
  GOLF_MAKERS,
  SPORTS_MAKERS,
  VARIANTS,
} from './words/name-parts.ts'

const bag = new RegExp(`^(?:${BAG_MAKERS})(?= )`, 'u')
/** Notebooks that a code tells apart by their year. */
const coded = /^(?:젠북|비보북)/u
const notebookCode = /(?<![a-z\d])((?:ux|um|x|m|k|s|tp)\d{3,4})[a-z]{0,3}(?![a-z\d])/u
const bicycle = new RegExp(`^(?:${BICYCLE_MAKERS})(?= )`, 'u')
const bicycleGroup = new RegExp(
  `^(?: mk\\d)?(?: disc| 디스크)? ?(${BICYCLE_GROUPS})(?![가-힣a-z\\d])`,
  'u',
)
const golf = new RegExp(`^(?:${GOLF_MAKERS})(?= )`, 'u')
const hasClub = new RegExp(`(?:${CLUBS}|퍼터|웨지|캐디백)$`, 'u')
const bagSize = new RegExp(
  `^(?:백| ?gg)?(?: (?:${BAG_MATERIALS}))* ?(${BAG_SIZES})(?![가-힣a-z\\d])`,
  'u',
)
const hasSize = new RegExp(`(?:^| )(?:${BAG_SIZES})(?: |$)`, 'iu')
const variant = new RegExp(`^ ?(${VARIANTS})(?![가-힣a-z\\d])`, 'u')
const club = new RegExp(`(?<![가-힣])(${CLUBS})(?:세트)?(?![가-힣])`, 'u')
const sports = new RegExp(`^(?:${SPORTS_MAKERS})(?= )`, 'u')
/** Of shoes: 머큐리얼 베이퍼 15. Sizes have three digits. */
const version = /^ ?([2-9]|1\d|20)(?= \D| \d{3}(?!\d)|$)/u
/** A MacBook's screen is a part of its name, wherever the title says it. */
const macbook = /^맥북 (?:에어 M[2-9]|프로 (?:M\d(?: (?:프로|맥스))?|20\d\d))$/u
const screen = /(?<![\d.])(1[3-6]) ?인치/u
/** Notebooks that are sold by their graphics card. */
const gaming = new RegExp(`^(?:${GAMING_NOTEBOOKS})`, 'u')
const card =
  /(?<!\d)(?:(?:rtx|gtx) ?)?(1[06][56]0|20[678]0|30[5-8]0|40[5-9]0|50[5-9]0)(?: ?(ti|슈퍼)(?![a-z가-힣]))?(?![\da-z])/u
const OLD_CARD = /^1/u
/** Notebooks whose name stays the same each year. */
const YEARLY = /^LG 그램/u
const year = /(?<![\d.])(201[5-9]|202\d)(?=년|형|[^\d]|$)/u
const yearOfCode = /(?<= )z(?:b|d)?9\d([npqrst])(?![a-z])/u
const YEAR_OF_LETTER: Readonly<Record<string, string>> = {
  n: '2020',
  p: '2021',
  q: '2022',
  r: '2023',
  s: '2024',
  t: '2025',
}
/** Of a computer they are the generation of its processor. */
const COMPUTER = /맥북|그램|갤럭시 북|노트북|XPS|씽크패드|리전|젠북|비보북/u

/** Whether a title may say more of such a model than its name does. */
export const mayBeCompleted = (name: string): boolean =>
  [golf, bag, sports, macbook, gaming, coded, YEARLY, bicycle].some((some) => some.test(name))

/**
 * A name of the lists with what follows it in the title and makes it another model that no list has: 로에베 해먹 미디움,
 * 핑 G430 하이브리드. @param spelling from spellingOf
 */
export function completeName(name: string, spelling: string, { start, end }: FoundName): string {
  const rest = spelling.slice(end)
  if (golf.test(name)) {
    const kind = hasClub.test(name) ? undefined : club.exec(spelling.slice(start))?.[1]
    return kind === undefined ? name : `${name} ${kind}`
  }
  if (bag.test(name) && !hasSize.test(name)) {
    const size = bagSize.exec(rest)?.[1]
    if (size !== undefined) return `${name} ${size}`
  }
  if (sports.test(name) && !/\d/u.test(name)) {
    const number = version.exec(rest)?.[1]
    if (number !== undefined) return `${name} ${number}`
  }
  if (macbook.test(name)) {
    const inches = screen.exec(rest)?.[1]
    if (inches !== undefined) return `${name} ${inches}`
  }
  if (gaming.test(name)) {
    const [, number, suffix] = card.exec(rest) ?? []
    if (number === undefined) return name
    const kind = OLD_CARD.test(number) ? 'GTX' : 'RTX'
    return `${name} ${kind} ${number}${suffix === undefined ? '' : suffix === 'ti' ? ' Ti' : ' 슈퍼'}`
  }
  if (coded.test(name)) {
    const code = notebookCode.exec(rest)?.[1]
    if (code !== undefined && !/\d{3}/u.test(name)) return `${name} ${code.toUpperCase()}`
  }
  if (YEARLY.test(name) && !/20\d\d$/u.test(name)) {
    const made =
      year.exec(spelling)?.[1] ?? YEAR_OF_LETTER[yearOfCode.exec(spelling)?.[1] ?? ''] ?? ''
    if (made !== '') return `${name} ${made}`
  }
  if (bicycle.test(name)) {
    const group = bicycleGroup.exec(rest)?.[1]
    if (group !== undefined && !name.endsWith(group)) return `${name} ${group}`
  }
  const next = variant.exec(rest)?.[1]
  if (next === undefined || name.endsWith(next)) return name
  if (next.endsWith('세대') && (COMPUTER.test(name) || /세대/u.test(name))) return name
  return `${name} ${next}`
}
