import type { ExclusionReason } from '#contracts/price-constants.ts'
import { type ReadModel, spellingOf } from './find-names.ts'
import {
  ACCESSORIES,
  BOX,
  BROKEN,
  COMES_WITH,
  DENIED,
  EXCHANGE,
  LOT,
  OFFERED,
  PART,
  SELLING,
  SERVICE,
  WANTED,
  WHOLE,
} from './words/exclusions.ts'

const anyOf = (parts: readonly string[], after = '') =>
  new RegExp(`(?:${parts.join('|')})${after}`, 'iu')
const unlessDenied = `(?!${DENIED})`

const wanted = anyOf(WANTED, unlessDenied)
const selling = new RegExp(SELLING, 'iu')
const bracketed = /^[^\p{L}\p{N}]*[[(<{]?\s*(?:삽니다|구함|구매|매입|구합니다)/iu
const exchange = anyOf(EXCHANGE, unlessDenied)
const service = anyOf(SERVICE, unlessDenied)
const broken = anyOf(BROKEN, unlessDenied)
const part = anyOf(PART, unlessDenied)
const box = anyOf(BOX, unlessDenied)
const lot = anyOf(LOT, unlessDenied)
const onlyPart = new RegExp(
  `(?<![가-힣])(?!${WHOLE}만)(?:[가-힣a-z]{2,}(?<!지|로|에|서|용|감|기|때|도|중)|\\))만(?=[^\\p{L}\\p{N}]*$| ?(?:팝|팔|판매|단품|따로|부러|깨))`,
  'iu',
)

/** A shorter noun is the end of many other words: 아이패드 is no 패드. */
const OWN_WORD = 2
const nouns = [...new Set(ACCESSORIES.split(/\s+/).filter(Boolean))].toSorted(
  (one, other) => other.length - one.length,
)
const long = nouns.filter((noun) => noun.length > OWN_WORD).join('|')
const short = nouns.filter((noun) => noun.length <= OWN_WORD).join('|')
const noun = `(?:(?:${long})|(?<![가-힣a-z])(?:${short}))`
const accessory = new RegExp(noun, 'giu')
const offered = new RegExp(
  `(?:${noun}|[가-힣]{1,6}(?:케이스|커버|필름|스트랩|밴드|고리|파우치|그립))(?=${OFFERED})`,
  'iu',
)
/** Right behind the model, and nothing says that it comes with it. */
const beside =
  /^[\s)\]]*(?:정품 ?|실리콘 ?|가죽 ?|투명 ?|하드 ?|종이 ?)?([가-힣]{0,4}(?:케이스|커버|필름|강화유리|스트랩|키링))(?![가-힣a-z])(?: [^\s]+)?$/iu
const cue = new RegExp(COMES_WITH, 'iu')
/** How many of an accessory come with the thing are no number of things: 케이스 3개. */
const COUNTED = new RegExp(
  `(?:${noun}|[가-힣]+(?:케이스|커버|필름|펜슬|스트랩)|악세사리|사은품|렌즈|용기|구성품)\\s*(?:[2-9]|[1-9]\\d|두|세|여러) ?(?:개|종|장|매|대)`,
  'giu',
)
/** For the model, not the model. */
const FOR_IT = /^ ?(?:용|전용|호환)(?![가-힣]*량)(?! ?(?:x|아님))/u
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
  return { reason: reasonOf(spelling, model, belonging), accessory: belonging }
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
  if (belonging !== null && model.isKnown) return 'ACCESSORY'
  if (broken.test(spelling)) return 'PART'
  if (part.test(spelling) || onlyPart.test(spelling)) return 'PART'
  if (lot.test(ownCounts(spelling, model)) || namesSeveral(spelling, model)) return 'LOT'
  return belonging === null ? null : 'ACCESSORY'
}

const OF_OTHERS = /(?<=[가-힣])(?<!째|총|괄) ?(?:[2-9]|[1-9]\d) ?개(?![가-힣])/gu

/** Without the numbers of what comes with the thing: 케이스 3개, 렌즈 2개. */
function ownCounts(spelling: string, { found, isKnown }: ReadModel): string {
  const text = spelling.replace(COUNTED, ' ')
  const [first] = found
  if (!isKnown || !first) return text
  // A number right behind the model is how many of it.
  return `${text.slice(0, first.end)}${text.slice(first.end).replace(OF_OTHERS, ' ')}`
}

function accessoryOf(spelling: string, { found, isKnown }: ReadModel): string | null {
  const [first] = found
  const from = isKnown && first ? first.end : 0
  const rest = spelling.slice(from)
  if (isKnown && FOR_IT.test(rest)) return lastNoun(rest) ?? '용품'
  const next = isKnown && !cue.test(rest) ? beside.exec(rest)?.[1] : undefined
  if (next !== undefined) return lastNoun(next) ?? next
  const match = offered.exec(rest)
  if (match) {
    const before = rest.slice(0, match.index)
    // Without a model before it, the noun itself may be the thing.
    const isThing = !isKnown && before.trim() === ''
    if (!isThing && !SAID_OF_IT.test(before)) return lastNoun(match[0]) ?? match[0]
  }
  if (isKnown && first && first.start > 0) {
    const before = spelling.slice(0, first.start)
    const last = [...before.matchAll(accessory)].at(-1)
    if (last && /^\s*[([]?\s*$/u.test(before.slice(last.index + last[0].length))) return last[0]
  }
  return null
}

function lastNoun(text: string): string | null {
  return [...text.matchAll(accessory)].at(-1)?.[0] ?? null
}

/** Two models joined as one offer. */
function namesSeveral(spelling: string, { found }: ReadModel): boolean {
  const [first, second] = found
  if (!first || !second || first.name === second.name) return false
  return /^\s*(?:[+,&/]|랑|와|하고|및)\s*$/u.test(spelling.slice(first.end, second.start))
}
