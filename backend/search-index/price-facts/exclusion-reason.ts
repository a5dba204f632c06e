import type { ExclusionReason } from '#contracts/price-constants.ts'
import { spellingOf } from './find-names.ts'
import type { ReadModel } from './read-model.ts'
import {
  ACCESSORIES,
  BOX,
  BROKEN,
  COMES_WITH,
  EXCHANGE,
  LOT,
  PART,
  RENTAL,
  SERVICE,
  WANTED,
} from './words/exclusions.ts'

const anyOf = (parts: readonly string[], after = '') =>
  new RegExp(`(?:${parts.join('|')})${after}`, 'iu')

const wanted = anyOf(WANTED)
const exchange = anyOf(EXCHANGE)
const rental = anyOf(RENTAL)
const service = anyOf(SERVICE)
const broken = anyOf(BROKEN)
const part = anyOf(PART, `(?!${COMES_WITH})`)
const box = anyOf(BOX)
const lot = anyOf(LOT)
/** A shorter noun is the end of many other words: 아이패드 is no 패드. */
const OWN_WORD = 2
const nouns = [...new Set(ACCESSORIES.split(/\s+/).filter(Boolean))].sort(
  (one, other) => other.length - one.length,
)
const long = nouns.filter((noun) => noun.length > OWN_WORD).join('|')
const short = nouns.filter((noun) => noun.length <= OWN_WORD).join('|')
const accessory = new RegExp(
  `(?:(?:${long})|(?<![가-힣a-z])(?:${short}))(?:들|류)?(?![가-힣a-z0-9])(?!${COMES_WITH})`,
  'giu',
)
/** For the model, not the model. */
const FOR_IT = /^ ?(?:용|전용|호환|대응)(?![가-힣]*량)/u
/** What is said of the thing itself, or added to it: what follows comes with it. */
const SAID_OF_IT =
  /[+&,/]|배터리|상태|급(?![가-힣])|풀 ?박|풀 ?세트|정상|자급제|공기계|본체|미개봉|새 ?상품|새제품|새것|팝니다|팔아요|판매|보증|구성|및(?![가-힣])|하고 |랑 |와 |실사용|사이클|\d ?%|바디|기기|단품/u
const STARTS_WITH_ADDITION = /^\s*[+&,]/u

export interface Exclusion {
  reason: ExclusionReason | null
  /** What belongs to the thing and is offered without it; null where the thing itself is. */
  accessory: string | null
}

/** Why a title does not offer the one thing that it names; no reason where it does. */
export function exclusionReason(title: string, model: ReadModel): Exclusion {
  const spelling = spellingOf(title)
  const noun = accessoryOf(spelling, model)
  const reason = reasonOf(spelling, model, noun)
  return { reason, accessory: noun }
}

function reasonOf(spelling: string, model: ReadModel, noun: string | null): ExclusionReason | null {
  if (wanted.test(spelling)) return 'WANTED'
  if (rental.test(spelling)) return 'RENTAL'
  if (service.test(spelling)) return 'RENTAL'
  if (exchange.test(spelling)) return 'EXCHANGE'
  if (box.test(spelling)) return 'ACCESSORY'
  if (noun !== null && model.isKnown) return 'ACCESSORY'
  if (broken.test(spelling)) return 'PART'
  if (model.isKnown && part.test(spelling)) return 'PART'
  if (lot.test(spelling) || namesSeveral(spelling, model)) return 'LOT'
  return noun === null ? null : 'ACCESSORY'
}

function accessoryOf(spelling: string, { found, isKnown }: ReadModel): string | null {
  const [first] = found
  const from = isKnown && first ? first.end : 0
  const rest = spelling.slice(from)
  if (isKnown && FOR_IT.test(rest)) return lastNoun(rest) ?? '용품'
  for (const match of rest.matchAll(accessory)) {
    const before = rest.slice(0, match.index)
    const glued = /[가-힣]$/u.test(before)
    if (!isKnown && before.trim() === '' && !glued) continue
    if (SAID_OF_IT.test(before) || STARTS_WITH_ADDITION.test(before)) continue
    return match[0]
  }
  if (isKnown && first && first.start > 0) {
    const before = spelling.slice(0, first.start)
    const match = [...before.matchAll(accessory)].at(-1)
    if (match && /^\s*[([]?\s*$/u.test(before.slice((match.index ?? 0) + match[0].length)))
      return match[0]
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
