import type { ExclusionReason } from '#contracts/price-constants.ts'
import type { ReadModel } from './find-names.ts'
import { readNameLines } from './name-lines.ts'
import { spellingOf } from './spelling-of.ts'
import {
  ACCESSORIES,
  ADDED,
  BESIDE_ACCESSORIES,
  BOX,
  BROKEN,
  COMES_WITH,
  CONSOLES,
  DENIED,
  DENIED_LATER,
  DEVICES,
  EXCHANGE,
  GAME_NAMES,
  GAME_NOUNS,
  GIVEN_TOO,
  INPUTS,
  LOT,
  OFFERED,
  OWN_THINGS,
  PART,
  PARTS_OF_THING,
  SELLING,
  SERVICE,
  TIMES,
  WANTED,
  WORN,
} from './words/exclusions.ts'
import { CLOTHES } from './words/models/clothes.ts'
import { LUXURY } from './words/models/luxury.ts'
import { SHOES } from './words/models/shoes.ts'

const anyOf = (parts: readonly string[], after = '') =>
  new RegExp(`(?:${parts.join('|')})${after}`, 'iu')
const unlessDenied = `(?!${DENIED})`
const unlessDeniedLater = `${unlessDenied}(?!${DENIED_LATER})`

const wanted = anyOf(WANTED, unlessDenied)
const selling = new RegExp(SELLING, 'iu')
const bracketed = /^[^\p{L}\p{N}]*[[(<{]?\s*(?:삽니다|구함|구매|매입|구합니다)/iu
const exchange = anyOf(EXCHANGE, unlessDeniedLater)
const service = anyOf(SERVICE, unlessDenied)
/** Says of a whole thing that it is for parts, whatever else is denied behind it. */
const forParts = /부품 ?용|수리 ?용(?![가-힣])|부품 ?(?:으로|팝|팔|판매)|정크/u
const broken = anyOf(BROKEN, unlessDenied)
const brokenAtAll = anyOf(BROKEN, unlessDeniedLater)
const part = anyOf(PART, unlessDeniedLater)
const box = anyOf(BOX, unlessDenied)
const lot = anyOf(LOT, unlessDenied)
const times = new RegExp(TIMES, 'iu')
const onlyPart = new RegExp(
  `(?:${PARTS_OF_THING.trim().split(/\s+/).join('|')})만(?=[^\\p{L}\\p{N}]*$| ?(?:팝|팔|판매|단품|따로|부러|깨|\\())`,
  'iu',
)

const PART_NOUN = new RegExp(
  `(?<![가-힣a-z])(?:메인 ?보드|빈 ?박스|공 ?박스|${PARTS_OF_THING.trim().split(/\s+/).join('|')})`,
  'u',
)

/** A noun is the end of many other words: 아이패드 is no 패드, 스타라이트 no 라이트. */
const nouns = [...new Set(ACCESSORIES.split(/\s+/).filter(Boolean))].toSorted(
  (one, other) => other.length - one.length,
)
/** Letters behind a Latin noun make another word of it: the cd of cd510 is a code. */
const noun = `(?<![가-힣a-z\\d])(?:${nouns.map((word) => (/[a-z]$/u.test(word) ? `${word}(?![a-z\\d])` : word)).join('|')})`
const nounAtEnd = new RegExp(`(?:${nouns.join('|')})$`, 'iu')
/** These end words for accessories of every kind: 실리콘케이스. */
const COMPOUND =
  '[가-힣]{1,6}(?:(?<!브리프|쇼|슈트)케이스|커버|필름|스트랩|밴드|고리|파우치|그립|유리|충전기|거치대|케이블|배터리|이어팁|브러시|필터|루프|충전독|패드|매트|신발끈|받침대|(?<!목|귀|옷)걸이|어댑터|보호대|포켓|바퀴|카드지갑|키링)'
const accessory = new RegExp(noun, 'giu')
const offered = new RegExp(`(?:${noun}|${COMPOUND})(?=${OFFERED})`, 'iu')
const ADJECTIVE =
  '정품|호환|실리콘|가죽|투명|하드|종이|맥세이프|벽걸이|무선|유선|전용|메탈|나일론|소프트|젤리|사생활|강화|저반사|차량용|휴대용|여분|\\d{2,3} ?w'
/** Right behind the model, and nothing says that it comes with it. */
const beside = new RegExp(
  `^[\\s)\\]]*(?:(?:${ADJECTIVE}) ?){0,2}((?<![a-z\\d])(?:${nouns.filter((word) => word.length > 2 && word !== '배터리').join('|')}|${COMPOUND}|[가-힣]{0,4}(?:케이스|커버|필름|강화유리|스트랩|키링)|내솥|안장|필름))(?![가-힣a-z])(?:[\\s+,/&]+[^\\s]+){0,3}$`,
  'iu',
)
/** These are seldom said to come with a thing, not even new or in a number. */
const SELDOM_ADDED =
  /^(?:신발끈|지비츠|프로펠러|키스킨|강화유리|액정필름|보호필름|캡슐|먼지봉투|면도날)$/u
/** What is used up, or is of another maker than the thing. */
const SUPPLIES =
  /^ ?(?:소모품|악세사리|악세서리|부속품?)(?![가-힣])(?! ?(?:포함|드|증정|많|다|있|없|교체|별도|전부|모두|일체|풀|완비|구비))/u
const COMPATIBLE = /호환(?![가-힣])(?! ?(?:가능|안|x|잘|되|돼|됨))/u
/** They come with a thing where nobody says that they are sold. */
const PAPERS = /^(?:보증서|설명서|인보이스|매뉴얼)(?!.*(?:팝|팔|판매|단품))/u
/** How much of its battery a phone has left: 배터리 84. */
const HEALTH = /^배터리 ?(?:효율 ?)?(?:[6-9]\d|100)(?!\d| ?(?:mm|w))/u
/** The thing itself: a controller is what a DualSense is. */
const CONTROLLER =
  /^(?:듀얼센스|듀얼쇼크|엑스박스 (?:무선|엘리트|컨트롤러)|8bitdo|게임서|닌텐도 (?:조이콘|스위치 프로))/iu
const MAT =
  /^(?:니모 텐서|씨투써밋|써머레스트|엑스패드|클라이밋|알집매트|크림하우스|만두카|파크론|꿈비)/u
const MAINBOARD = /(?<![a-z\d])[abhxz]\d{3}[a-z]{0,2}(?![a-z\d])/iu
const COUNTED_OR_NEW = /새거|새걸|새것|(?<!\d)\d+ ?(?:개|종)/gu
const cue = new RegExp(COMES_WITH, 'iu')
/** How many of an accessory come with the thing are no number of things: 케이스 3개. */
const COUNTED = new RegExp(
  `(?:${noun}|[가-힣]+(?:케이스|커버|필름|펜슬|스트랩)|악세사리|사은품|렌즈|용기|구성품)\\s*(?:[2-9]|[1-9]\\d|두|세|여러) ?(?:개|종|장|매|대)`,
  'giu',
)
/** Nothing but accessories and what is said of them: 키스킨+필름, 배터리 정품 1개. */
const onlyAccessories = new RegExp(
  `^[\\s)\\]]*(?:\\d{1,2}(?:\\.\\d)?인치 ?)?(?:(?:${BESIDE_ACCESSORIES}) ?)*(?:${noun}|${COMPOUND})(?:${BESIDE_ACCESSORIES}|${noun}|${COMPOUND}|[+,&/.()\\s])*$`,
  'iu',
)
const gameName = new RegExp(`^(?:${GAME_NAMES})`, 'iu')
const gameNoun = new RegExp(`(?<![가-힣a-z])(?:${GAME_NOUNS})(?:만|들)?(?![가-힣a-z])`, 'iu')
const consoleName = new RegExp(`^(?:${CONSOLES})`, 'u')
const WITH_GAME = /에디션|동봉|번들|세트|포함|버전|본체|같이|끼|드려|드림|증정|[+&]/u
const added = new RegExp(`^(?:${ADDED})`, 'u')
const givenWord = new RegExp(
  `^(?:${noun}|${COMPOUND}|${GIVEN_TOO.split(' ').join('|')})(?:도|랑|와|만)?$`,
  'iu',
)
const MANY = 3

const wordsOf = (list: string) => new Set(list.split(/\s+/).filter(Boolean))
const ownThings = wordsOf(OWN_THINGS)
const inputs = wordsOf(INPUTS)
const worn = wordsOf(WORN)
const device = new RegExp(DEVICES, 'iu')
let makers: Set<string> | undefined

/** The makers of what people wear and carry. */
function makersOfWorn(): Set<string> {
  makers ??= new Set(
    readNameLines([CLOTHES, LUXURY, SHOES].join('\n')).map(({ name }) => name.split(' ')[0] ?? ''),
  )
  return makers
}

/** Whether the noun of an accessory is what the model itself is: 로지텍 K380 키보드, 구찌 오피디아 크로스백. */
function isThingItself(noun: string, { name, isKnown }: ReadModel): boolean {
  if (!isKnown) return ownThings.has(noun)
  if (inputs.has(noun)) return !device.test(name)
  if (noun === '컨트롤러') return CONTROLLER.test(name)
  if (noun === '매트') return MAT.test(name)
  return worn.has(noun) && makersOfWorn().has(name.split(' ')[0] ?? '')
}

/** For the model, not the model. */
const FOR_IT =
  /^ ?(?:용(?![가-힣])|용 ?(?=케이스|필름|커버|강화|스트랩|충전|거치|배터리|그립|키|파우치)|전용|호환(?! ?(?:성|가능)))(?! ?(?:x|아님|차단|으로))/u
/** @param rest what stands behind the model */
const isForIt = (rest: string) => FOR_IT.test(rest) || SUPPLIES.test(rest)
/** What is said of the thing itself, or added to it: what follows comes with it. */
const SAID_OF_IT =
  /[+&,]| \/ |영수증|박스|네고|배터리|상태|급(?![가-힣])|풀 ?(?:박|셋|구성|세트)|정상|자급제|공기계|본체|기능|보증|구성|및(?![가-힣])|하고 |랑 |와 |실사용|사이클|\d ?%|\d+ ?(?:gb|tb)|바디|기기|단품|본품|정발|패널|구매|(?<![\d.])(?:128|256|512)(?!\d)/u

export interface Exclusion {
  reason: Exclude<ExclusionReason, 'FREE' | 'OUTLIER'> | null
  /** What belongs to the thing and is offered without it; null where the thing itself is. */
  accessory: string | null
}

/** Why a title does not offer the one thing that it names; no reason where it does. */
export function exclusionReason(title: string, model: ReadModel): Exclusion {
  const spelling = spellingOf(title)
  const belonging = accessoryOf(spelling, model)
  const reason = reasonOf(spelling, model, belonging)
  const isPart = reason === 'PART' || reason === 'ACCESSORY'
  return { reason, accessory: belonging ?? (isPart ? partOf(spelling, model) : null) }
}

function reasonOf(
  spelling: string,
  model: ReadModel,
  belonging: string | null,
): Exclusion['reason'] {
  if (wanted.test(spelling) && (!selling.test(spelling) || bracketed.test(spelling)))
    return 'WANTED'
  if (service.test(spelling)) return 'RENTAL'
  if (exchange.test(spelling)) return 'EXCHANGE'
  if (box.test(spelling)) return 'ACCESSORY'
  if (belonging !== null && model.isKnown && !isDoubtful(spelling, model)) return 'ACCESSORY'
  if (brokenAtAll.test(spelling) || (forParts.test(spelling) && broken.test(spelling)))
    return 'PART'
  const isBoard = model.isKnown && MAINBOARD.test(model.name)
  if ((part.test(spelling) && !isBoard) || onlyPart.test(spelling)) return 'PART'
  if (lot.test(ownCounts(spelling, model)) || namesSeveral(spelling, model)) return 'LOT'
  if (times.test(behind(spelling, model))) return 'LOT'
  return belonging === null || model.isKnown ? null : 'ACCESSORY'
}

/** Two things named apart from each other, of which the last may be offered or both may be given: its price will tell. */
function isDoubtful(spelling: string, model: ReadModel): boolean {
  const rest = behind(spelling, model)
  if (isForIt(rest)) return false
  const words = rest.split(/[\s+,/&]+/u)
  return words.filter((word) => givenWord.test(word)).length > 1
}

/** What follows the model; of a thing that no list knows, the whole title. */
function behind(spelling: string, { found, isKnown }: ReadModel): string {
  return spelling.slice(isKnown ? (found[0]?.end ?? 0) : 0)
}

/** Stands for a letter of a model's name while things are counted: 플레이스테이션 2 세트 is no two sets. */
const NAME = '\u0000'
const OF_OTHERS =
  /(?<=[가-힣])(?<!째|총|괄|미개봉|새상품|새제품|새거|신품|정품) ?(?:[2-9]|[1-9]\d|두|세|네|여러) ?개(?![가-힣])/gu

/** How much such a thing holds, and of how many one consists. */
const HOLDS =
  /(?<=스타일러|에어드레서|의류관리기).{0,14}?\d ?벌|(?:두|2) ?개 ?(?:한|1) ?(?:조|쌍)/gu

/** Without the numbers of what comes with the thing, and those of its name: 케이스 3개, 렌즈 2개. */
function ownCounts(title: string, { found, isKnown }: ReadModel): string {
  const [first] = found
  const held = title.replace(HOLDS, (holds) => ' '.repeat(holds.length))
  const text = (
    isKnown && first
      ? `${held.slice(0, first.start)}${NAME.repeat(first.end - first.start)}${held.slice(first.end)}`
      : held
  ).replace(COUNTED, ' ')
  if (!isKnown || !first) return text
  // A number right behind the model is how many of it.
  return `${text.slice(0, first.end)}${text.slice(first.end).replace(OF_OTHERS, ' ')}`
}

function accessoryOf(spelling: string, model: ReadModel): string | null {
  const noun = nounOffered(spelling, model)
  if (noun === null || isThingItself(noun, model) || listsMany(spelling, model)) return null
  return noun
}

/** The game that a title offers: of a game what it is sold on, of a console the game named right behind it. */
function gameOffered(spelling: string, { found }: ReadModel): string | null {
  const [first, second] = found
  if (first && gameName.test(first.name)) return gameNoun.exec(spelling)?.[0] ?? null
  if (!first || !second || !consoleName.test(first.name) || !gameName.test(second.name)) return null
  const between = spelling.slice(first.end, second.start)
  return /^ ?(?:용|판)? ?$/u.test(between) && !WITH_GAME.test(spelling.slice(second.end))
    ? second.name
    : null
}

/** Who names three things that belong to a model gives them with it. */
function listsMany(spelling: string, model: ReadModel): boolean {
  const rest = behind(spelling, model)
  if (SUPPLIES.test(rest)) return false
  const nounsOfTitle = new Set(
    [...rest.matchAll(accessory)].map(([noun]) => noun).filter((noun) => noun !== '스티커'),
  )
  return model.isKnown && nounsOfTitle.size >= MANY
}

function nounOffered(spelling: string, model: ReadModel): string | null {
  const { found, isKnown } = model
  const [first] = found
  const rest = behind(spelling, model)
  if (isKnown && isForIt(rest)) return lastNoun(rest) ?? '용품'
  if (isKnown && COMPATIBLE.test(rest)) {
    const [first] = rest.matchAll(accessory)
    if (first && /^[\s(]*$/u.test(rest.slice(0, first.index))) return first[0]
  }
  const game = isKnown ? gameOffered(spelling, model) : null
  if (game !== null) return game
  if (isKnown && onlyAccessories.test(rest)) return lastNoun(rest) ?? '용품'
  const next = isKnown ? beside.exec(rest)?.[1] : undefined
  if (next !== undefined) {
    const others = SELDOM_ADDED.test(next) ? rest.replace(COUNTED_OR_NEW, ' ') : rest
    if (!cue.test(others) && !SAID_OF_IT.test(others)) return lastNoun(next) ?? next
  }
  const match = offered.exec(rest)
  if (match) {
    const before = rest.slice(0, match.index)
    // Without a model before it, the noun itself may be the thing.
    const isThing = !isKnown && before.trim() === ''
    // In brackets it is what comes with the thing.
    const isAdded = isKnown && /\S.*\([^)]*$/u.test(before)
    const isSaid = isKnown && (PAPERS.test(match[0]) || HEALTH.test(rest.slice(match.index)))
    if (!isThing && !isAdded && !isSaid && !SAID_OF_IT.test(before))
      return lastNoun(match[0]) ?? match[0]
  }
  if (isKnown && first && first.start > 0) {
    const before = spelling.slice(0, first.start)
    const last = [...before.matchAll(accessory)].at(-1)
    if (last && /^\s*[([]?\s*$/u.test(before.slice(last.index + last[0].length))) return last[0]
  }
  return null
}

/** The part that a title of something broken or taken out names. */
function partOf(spelling: string, model: ReadModel): string | null {
  return PART_NOUN.exec(behind(spelling, model))?.[0] ?? null
}

function lastNoun(text: string): string | null {
  return [...text.matchAll(accessory)].at(-1)?.[0] ?? nounAtEnd.exec(text)?.[0] ?? null
}

/** Two models joined as one offer. */
function namesSeveral(spelling: string, { found }: ReadModel): boolean {
  const [first, second] = found
  if (!first || !second || first.name === second.name) return false
  if (added.test(second.name) && !added.test(first.name)) return false
  return /^\s*(?:[+,&/]|랑|와|하고|및)\s*$/u.test(spelling.slice(first.end, second.start))
}
