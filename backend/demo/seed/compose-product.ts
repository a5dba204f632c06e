import { josa } from 'es-hangul'
import type { Condition, TradeMethod } from '#contracts/product.ts'
import { pickText, type Random, sample } from '../random.ts'
import type { Model } from './categories.ts'
import {
  actionOf,
  PHRASES,
  type PhraseAction,
  usagePhrase,
  type Voice,
} from './texts/product-phrases.ts'

export interface Seller {
  voice: Voice
  /** The name of the 동 people meet in; null when the seller leaves it open. */
  place: string | null
}

export interface ComposedProduct {
  title: string
  body: string
  price: number
  previousPrice: number | null
  condition: Condition
  tradeMethods: TradeMethod[]
  shippingIncluded: boolean
  shippingFee: number | null
  safePay: boolean
  tags: string[]
}

interface Draft {
  model: Model
  seller: Seller
  condition: Condition
  months: number
  options: string[]
  extras: string[]
  price: number
  isFree: boolean
  methods: TradeMethod[]
  shippingIncluded: boolean
  shippingFee: number | null
  action: PhraseAction
}

/** Writes one listing of an item as its seller would: the same random state gives the same listing. */
export function composeProduct(random: Random, model: Model, seller: Seller): ComposedProduct {
  const condition = composeCondition(random, model)
  const options = model.item.options.flatMap((group) => {
    const option = group[Math.floor(random.next() * group.length)]
    return option ? [option] : []
  })
  const optionPrice = options.reduce((sum, option) => sum + option.extra, 0)
  const price = composePrice(random, model, condition, optionPrice)
  const isFree = model.item.price[1] === 0
  const delivery = composeDelivery(random, model, price)
  const draft: Draft = {
    model,
    seller,
    condition,
    months: composeMonths(random, model, condition),
    options: options.map((option) => option.text),
    extras: sampleKinds(
      random,
      extrasFor(model.habits.extras, condition),
      [0, 0, 0, 1, 1, 1, 1, 2][Math.floor(random.next() * 8)] ?? 0,
    ),
    price,
    isFree,
    action: actionOf(model),
    ...delivery,
  }
  const lowered = !isFree && price >= 10_000 && random.chance(0.16)
  return {
    title: composeTitle(random, draft),
    body: composeBody(random, draft),
    price,
    previousPrice: lowered ? raisedPrice(random, price) : null,
    condition,
    tradeMethods: draft.methods,
    shippingIncluded: draft.shippingIncluded,
    shippingFee: draft.shippingFee,
    safePay: !isFree && random.chance(draft.methods.includes('PARCEL') ? 0.8 : 0.4),
    tags: composeTags(random, draft),
  }
}

function composeCondition(random: Random, model: Model): Condition {
  if (model.habits.only === 'NEW') return 'NEW'
  const isNew = random.chance(model.habits.size === 'LARGE' ? 0.04 : 0.14)
  if (isNew && model.habits.only !== 'USED') return 'NEW'
  const roll = random.next()
  if (roll < 0.42) return 'LIKE_NEW'
  return roll < 0.88 ? 'USED' : 'FLAWED'
}

const CONDITION_PRICE: Readonly<Record<Condition, readonly [number, number]>> = {
  NEW: [1.1, 1.22],
  LIKE_NEW: [0.99, 1.06],
  USED: [0.84, 0.97],
  FLAWED: [0.54, 0.7],
}

function composePrice(
  random: Random,
  model: Model,
  condition: Condition,
  optionPrice: number,
): number {
  const [low, high] = model.item.price
  if (high === 0) return 0
  const [least, most] = model.habits.only === 'NEW' ? [1, 1] : CONDITION_PRICE[condition]
  return roundPrice((random.between(low, high) + optionPrice) * random.between(least, most))
}

/** People ask for round prices: the step grows with the price. */
export function roundPrice(won: number): number {
  const step =
    won < 10_000
      ? 500
      : won < 50_000
        ? 1_000
        : won < 300_000
          ? 5_000
          : won < 3_000_000
            ? 10_000
            : 50_000
  return Math.max(step, Math.round(won / step) * step)
}

function raisedPrice(random: Random, price: number): number {
  const before = roundPrice(price * random.between(1.06, 1.25))
  return before > price ? before : roundPrice(price * 1.5)
}

function composeMonths(random: Random, model: Model, condition: Condition): number {
  const [least, most] = model.habits.worn
  const span = most - least
  if (condition === 'LIKE_NEW') return Math.max(1, Math.round(least + span * 0.3 * random.next()))
  return Math.max(1, Math.round(least + span * random.next()))
}

const FEES: Readonly<Record<Model['habits']['size'], readonly number[]>> = {
  SMALL: [3000, 3000, 3500, 4000],
  MEDIUM: [5000, 6000, 7000],
  LARGE: [12000, 15000, 20000],
  TICKET: [0],
}

/** From here on people want to meet, and do not leave the thing at a convenience store. */
const DEAR_PRICE = 600_000

/** Chance of parcel, meeting and convenience store by size. */
const METHODS: Readonly<Record<Model['habits']['size'], readonly [number, number, number]>> = {
  SMALL: [0.92, 0.66, 0.45],
  MEDIUM: [0.62, 0.9, 0.08],
  LARGE: [0.05, 1, 0],
  TICKET: [1, 0.12, 0],
}

function composeDelivery(
  random: Random,
  model: Model,
  price: number,
): { methods: TradeMethod[]; shippingIncluded: boolean; shippingFee: number | null } {
  const { size } = model.habits
  const [parcel, direct, store] = METHODS[size]
  const isFree = price === 0
  const isDear = price >= DEAR_PRICE && size !== 'TICKET'
  const methods: TradeMethod[] = []
  if (!isFree && random.chance(parcel)) methods.push('PARCEL')
  if (isFree || isDear || random.chance(direct)) methods.push('DIRECT')
  if (!isFree && !isDear && random.chance(store)) methods.push('CVS')
  if (methods.length === 0) methods.push('DIRECT')
  // A code or a picture does not travel.
  const ships = size !== 'TICKET' && (methods.includes('PARCEL') || methods.includes('CVS'))
  if (!ships) return { methods, shippingIncluded: false, shippingFee: null }
  if (random.chance(size === 'SMALL' ? 0.38 : 0.15)) {
    return { methods, shippingIncluded: true, shippingFee: null }
  }
  const fees = methods.includes('PARCEL') ? FEES[size] : [1800, 2000, 2300]
  const shippingFee = fees[Math.floor(random.next() * fees.length)] ?? 3000
  return { methods, shippingIncluded: false, shippingFee }
}

/** '배터리 91%' and '배터리 94%' cannot stand together, so only one addition of a kind is taken. */
function sampleKinds(random: Random, extras: readonly string[], count: number): string[] {
  const kinds = new Map(sample(random, extras, count).map((extra) => [kindOf(extra), extra]))
  return [...kinds.values()]
}

function kindOf(extra: string): string {
  if (SAYS_FINE.test(extra)) return 'fine'
  return extra.split(' ')[0] ?? extra
}

const SAYS_NEW = /미개봉|새상품|새것|새신발|새책|새제품|택 있음|미조립|미사용|단순 개봉/
const SAYS_USED =
  /[SA]급|실착|몇 번|배터리|사이클|성능|컷수|교체|청소|세탁|드라이|상태|거의|정비|보강|깨끗|안 입음|[회km]$|무사고|테스트|확인|작동|정상|잔상|해지|분해|등록|사용|착용|쏠림|제거|실사용|폴리싱|오버홀|무결점|보관|가정용|적음/
const SAYS_FINE = /S급|A급|상태 좋|상태 최상|깨끗|거의|무결점|무잔상|새|양호|정상|최상/

function extrasFor(extras: readonly string[], condition: Condition): readonly string[] {
  return extras.filter((extra) => {
    if (condition === 'NEW') return !SAYS_USED.test(extra)
    if (SAYS_NEW.test(extra)) return false
    return condition !== 'FLAWED' || !SAYS_FINE.test(extra)
  })
}

const MENTIONS_USE =
  /썼|쓰던|쓰고|사용했|사용하|청소|세척|세탁|닦|잘 됩니다|잘 돼요|초기화|교체|말려|배터리|센서|소독|작동|포맷|필드|정비|끼워|발라|발랐|켜|클리어|이상 없|문제없|실내 보관|붙여|붙어|커버 벗겨|걸려|채굴|시승|넘어진|확인|반납|로그아웃|해지|이력|곰팡이|제습함|노출계|쏠림|불량|펜촉|관리|우중|스킨|시동|소모품|한 마리|하나만/

function notesFor(draft: Draft): readonly string[] {
  const { only } = draft.model.habits
  const notes = draft.model.habits.notes.filter((note) => fitsDelivery(note, draft.methods))
  if (draft.condition !== 'NEW' || only === 'NEW') {
    return draft.condition === 'FLAWED' ? notes.filter((note) => !/깨끗|최상/.test(note)) : notes
  }
  return notes.filter((note) => !MENTIONS_USE.test(note))
}

const MENTIONS_SENDING = /택배|포장|보내|등기/
const MENTIONS_MEETING = /직거래|만나|오셔서|가져가|직접|시승|승용차|용달|시동|상차|켜 보|테스트/

function fitsDelivery(note: string, methods: readonly TradeMethod[]): boolean {
  if (MENTIONS_SENDING.test(note) && !methods.includes('PARCEL')) return false
  return !MENTIONS_MEETING.test(note) || methods.includes('DIRECT')
}

function reasonsFor(draft: Draft): readonly string[] {
  const { reasons, only } = draft.model.habits
  if (draft.condition !== 'NEW' || only === 'NEW') return reasons
  const fitting = reasons.filter(
    (reason) => /선물|겹|사이즈|취향/.test(reason) && !/쓰던|살림/.test(reason),
  )
  return fitting.length > 0 ? fitting : PHRASES.newReasons
}

const MAX_TITLE_LENGTH = 60

function composeTitle(random: Random, draft: Draft): string {
  const { model, condition, seller, methods } = draft
  const name = random.chance(0.6) ? model.item.names[0] : pickText(random, model.item.names)
  const options =
    draft.options.length > 1 && random.chance(0.18) ? draft.options.slice(0, 1) : draft.options
  const prefixes = ['', '', '', '', '']
  if (condition === 'NEW' && model.habits.only !== 'NEW') {
    prefixes.push('미개봉 ', '[새상품] ', '(새제품) ', '새상품 ', '미개봉 ')
  }
  if (condition === 'FLAWED') prefixes.push('(하자) ', '저렴하게 ')
  if (!draft.isFree) prefixes.push(random.chance(0.25) ? '[급처] ' : '')
  const suffixes = ['', '', '', '', '', '', '']
  if (draft.isFree) suffixes.push('합니다', '해요', '합니다')
  else suffixes.push(' 팝니다', ' 판매합니다', ' 판매해요', ' 정리합니다', ' 팔아요')
  if (draft.shippingIncluded) suffixes.push(' 택포', ' 무료배송')
  if (methods.length === 1 && methods[0] === 'DIRECT' && !draft.isFree) {
    suffixes.push(' 직거래', seller.place ? ` ${seller.place} 직거래` : ' 직거래만')
  }
  const suffix = pickText(random, suffixes)
  // '나눔해요' has to follow the word it belongs to.
  const extras = draft.isFree && suffix !== '' ? [] : draft.extras
  const words = [name, ...options, ...extras].join(' ')
  const title = `${pickText(random, prefixes)}${words}${suffix}`
  return title.length <= MAX_TITLE_LENGTH ? title : words.slice(0, MAX_TITLE_LENGTH)
}

function composeTags(random: Random, draft: Draft): string[] {
  const { model, options } = draft
  const words = [
    ...model.item.names.slice(0, 2),
    ...options.filter((option) => /[가-힣]/.test(option)),
    ...(draft.isFree ? ['무료나눔'] : []),
  ].map((word) => word.replace(/[\s/·,.()+]+/g, ''))
  const unique = (all: readonly string[]) =>
    [...new Set(all)].filter((word) => word.length >= 2 && word.length <= 20)
  // Sellers learn soon that a model's name alone is not found by who looks for a "노트북".
  const nouns = random.chance(0.85) ? model.nouns.map((noun) => noun.replace(/\s+/g, '')) : []
  return unique([...nouns, ...sample(random, unique(words), random.integer(0, 4))])
}

function composeBody(random: Random, draft: Draft): string {
  const { voice } = draft.seller
  const phrases = PHRASES[voice]
  const usage = usagePhrase(draft.months)
  const pick = (texts: readonly string[]) => fill(pickText(random, texts), draft, usage)
  const { action } = draft
  const about = pick(
    action === 'TICKET' ? phrases.unusedTicket : phrases.condition[draft.condition][action],
  )
  const flaw = pickText(random, draft.model.habits.flaws)
  const notes = sample(random, notesFor(draft), random.chance(0.55) ? 2 : 1)
  const reason = pickText(random, reasonsFor(draft))
  const trade = tradeSentences(random, draft)
  const haggling = draft.isFree ? '' : random.chance(0.7) ? pick(phrases.haggling) : ''
  const closing = random.chance(0.6) ? pick(phrases.closing) : ''
  const showFlaw =
    flaw !== '' &&
    (draft.condition === 'FLAWED' || (draft.condition === 'USED' && random.chance(0.55)))

  // '사진 속 구성' and the like say nothing as a line of its own.
  const namesParts = !draft.isFree && draft.model.habits.parts.includes(',')

  if (voice === 'LIST') {
    const mark = random.chance(0.5) ? '- ' : '· '
    const rows = [
      draft.condition !== 'NEW'
        ? `사용 기간: ${usage}`
        : `상태: ${action === 'TICKET' ? '미사용' : '새상품'}`,
      draft.condition === 'NEW' ? '' : `하자: ${showFlaw ? flaw : '없음'}`,
      namesParts ? `구성품: ${draft.model.habits.parts}` : '',
      `거래: ${methodWords(draft)}`,
    ].filter((row) => row !== '')
    return [reason, ...rows.map((row) => mark + row), ...notes.slice(0, 1), haggling || closing]
      .filter((line) => line !== '')
      .join('\n')
  }
  const parts = namesParts && random.chance(0.65) ? pick(phrases.parts) : ''
  const flawFrames = /[음함짐남림]$/.test(flaw) ? phrases.flawClause : phrases.flaw
  const flawText = showFlaw ? pick(flawFrames).replace('{flaw}', flaw) : ''
  if (voice === 'TERSE') {
    return [about, flawText, notes[0] ?? '', parts, trade, haggling]
      .filter((line) => line !== '')
      .join('\n')
  }
  const opening = random.chance(0.3) ? pick(phrases.opening) : ''
  const second = [about, flawText].filter((text) => text !== '').join(' ')
  const third = notes.join(random.chance(0.5) ? ' ' : '\n')
  const blocks = random.chance(0.5) ? [reason, second, third] : [second, third, reason]
  const gap = random.chance(0.4) ? '\n\n' : '\n'
  const last = [trade, [haggling, closing].filter((text) => text !== '').join(' ')]
  return (
    [opening, ...blocks, parts].filter((line) => line !== '').join('\n') +
    gap +
    last.filter((line) => line !== '').join('\n')
  )
}

function tradeSentences(random: Random, draft: Draft): string {
  const phrases = PHRASES[draft.seller.voice]
  const pick = (texts: readonly string[]) => fill(pickText(random, texts), draft, '')
  if (draft.isFree) return pick(phrases.freePickup)
  if (draft.model.habits.size === 'TICKET') return pick(phrases.ticket)
  const sentences: string[] = []
  if (draft.methods.includes('DIRECT')) {
    const only = draft.methods.length === 1
    sentences.push(
      pick(draft.seller.place ? (only ? phrases.directOnly : phrases.direct) : phrases.directOpen),
    )
  }
  if (draft.methods.includes('PARCEL')) {
    sentences.push(pick(draft.shippingIncluded ? phrases.parcelIncluded : phrases.parcel))
  }
  if (draft.methods.includes('CVS') && random.chance(0.6)) sentences.push(pick(phrases.store))
  return sentences.join(' ')
}

function methodWords(draft: Draft): string {
  if (draft.model.habits.size === 'TICKET') return '채팅으로 바로 전달'
  const words = draft.methods.map((method) => {
    if (method === 'DIRECT') return draft.seller.place ? `${draft.seller.place} 직거래` : '직거래'
    if (method === 'CVS') return '편의점 픽업'
    return draft.shippingIncluded ? '택배(배송비 포함)' : `택배(배송비 ${feeWords(draft)} 별도)`
  })
  return words.join(', ')
}

function feeWords(draft: Draft): string {
  return `${(draft.shippingFee ?? 0).toLocaleString('ko-KR')}원`
}

function fill(text: string, draft: Draft, usage: string): string {
  return text
    .replaceAll('{usage}', usage)
    .replaceAll('{place:으로}', josa(draft.seller.place ?? '동네', '으로/로'))
    .replaceAll('{parts:이에요}', josa(draft.model.habits.parts, '이에요/예요'))
    .replaceAll('{place}', draft.seller.place ?? '동네')
    .replaceAll('{parts}', draft.model.habits.parts)
    .replaceAll('{fee}', feeWords(draft))
}
