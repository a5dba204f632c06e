import { DAY_MS, HOUR_MS } from './durations.ts'
import { countGraphemes } from './graphemes.ts'
import type { ChangedPart } from './notice.ts'
import { nextTrustTier, trustTierOf } from './trust-score.ts'

/*
 * What a listing may be: shared by the form in the browser and the server. Without the schema library, so that a
 * browser loads little.
 */

export const LISTING_LIMITS = {
  /** Grapheme clusters. */
  shortestTitle: 2,
  longestTitle: 60,
  longestBody: 3_000,
  longestTag: 20,
  mostTags: 10,
  mostPhotos: 12,
  mostRegions: 3,
  /** Won. */
  highestPrice: 100_000_000,
  highestFee: 100_000,
} as const

/** Drafts that a member can have at a time. */
export const MOST_DRAFTS = 10

/** A listing can be bumped again after this time; the first time so long after it was registered. */
export const BUMP_EVERY_MS = DAY_MS

/** Changes in the first hour are not part of the public history: a seller corrects what was just written. */
export const HISTORY_AFTER_MS = HOUR_MS

/** The public history shows this many changes, the newest. */
export const MOST_CHANGES_SHOWN = 50

/** A price counts as lowered when it is below every price of so many days before. */
export const LOWERED_WITHIN_DAYS = 30

export const LISTING_FIELDS = [
  'photoIds',
  'title',
  'categorySeq',
  'condition',
  'price',
  'negotiable',
  'tradeMethods',
  'shippingIncluded',
  'shippingFee',
  'cvsFee',
  'regionCodes',
  'body',
  'tags',
] as const
export type ListingField = (typeof LISTING_FIELDS)[number]

export const LISTING_FIELD_LABELS: Record<ListingField, string> = {
  photoIds: '사진',
  title: '제목',
  categorySeq: '카테고리',
  condition: '상품 상태',
  price: '가격',
  negotiable: '가격 제안',
  tradeMethods: '거래 방법',
  shippingIncluded: '배송비',
  shippingFee: '택배비',
  cvsFee: '편의점 택배비',
  regionCodes: '거래 지역',
  body: '설명',
  tags: '태그',
}

/**
 * Members who favourited a listing or talk about it are told when price, photos or the thing itself changed; which part
 * their notice names. The other fields stand in the public history only.
 */
export const TOLD_CHANGES = {
  price: 'PRICE',
  photoIds: 'PHOTOS',
  title: 'TITLE',
  categorySeq: 'CATEGORY',
  condition: 'CONDITION',
} as const satisfies Partial<Record<ListingField, ChangedPart>>

/** What can be wrong with a listing: the field, and the sentence that stands at it. */
export const LISTING_PROBLEMS = {
  TITLE_SHORT: { field: 'title', message: '제목을 두 글자 이상 써 주세요.' },
  TITLE_LONG: { field: 'title', message: '제목은 60자까지 쓸 수 있어요.' },
  TITLE_CHARACTERS: { field: 'title', message: '제목에 쓸 수 없는 문자가 들어 있어요.' },
  BODY_EMPTY: { field: 'body', message: '상품 설명을 써 주세요.' },
  BODY_LONG: { field: 'body', message: '설명은 3,000자까지 쓸 수 있어요.' },
  BODY_CHARACTERS: { field: 'body', message: '설명에 쓸 수 없는 문자가 들어 있어요.' },
  PRICE_RANGE: {
    field: 'price',
    message: '가격은 0원부터 1억 원까지 원 단위로 써 주세요. 0원은 무료나눔이에요.',
  },
  CATEGORY_GONE: {
    field: 'categorySeq',
    message: '고른 카테고리가 지금은 없어요. 다시 골라 주세요.',
  },
  CATEGORY_BROAD: { field: 'categorySeq', message: '더 자세한 카테고리를 골라 주세요.' },
  TRADE_METHOD_NONE: {
    field: 'tradeMethods',
    message: '거래 방법을 하나 이상 골라 주세요.',
  },
  SHIPPING_FEE_RANGE: {
    field: 'shippingFee',
    message: '택배비는 0원부터 10만 원까지 원 단위로 써 주세요.',
  },
  CVS_FEE_RANGE: {
    field: 'cvsFee',
    message: '편의점 택배비는 0원부터 10만 원까지 원 단위로 써 주세요.',
  },
  REGION_UNKNOWN: {
    field: 'regionCodes',
    message: '고른 지역을 찾을 수 없어요. 다시 골라 주세요.',
  },
  REGION_MANY: { field: 'regionCodes', message: '거래 지역은 세 곳까지 고를 수 있어요.' },
  TAG_LONG: { field: 'tags', message: '태그는 하나에 20자까지 쓸 수 있어요.' },
  TAG_MANY: { field: 'tags', message: '태그는 10개까지 달 수 있어요.' },
  TAG_CHARACTERS: { field: 'tags', message: '태그에 쓸 수 없는 문자가 들어 있어요.' },
  PHOTO_NONE: { field: 'photoIds', message: '사진을 한 장 이상 올려 주세요.' },
  PHOTO_MANY: { field: 'photoIds', message: '사진은 12장까지 올릴 수 있어요.' },
  PHOTO_GONE: {
    field: 'photoIds',
    message: '올린 사진을 찾을 수 없어요. 사진을 다시 올려 주세요.',
  },
  PHOTO_USED: { field: 'photoIds', message: '이미 다른 상품에 쓴 사진이에요.' },
} as const satisfies Record<string, { field: ListingField; message: string }>
export type ListingProblemCode = keyof typeof LISTING_PROBLEMS

/** Something that is wrong with one field. */
export interface ListingProblem {
  field: ListingField
  code: ListingProblemCode
  message: string
}

export function listingProblem(code: ListingProblemCode): ListingProblem {
  return { code, ...LISTING_PROBLEMS[code] }
}

/**
 * Characters that show nothing, and those that turn the direction of writing; they come along when a text is pasted.
 * Joiners inside emojis stay.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
/** Letters and symbols that look like a space. */
const BLANK = /[\u115f\u1160\u3164\uffa0\u2800\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu
/** Control characters and halves of characters. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\ufff9-\uffff]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A title or tag as it is stored: on one line, without invisible characters. */
export function tidyLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim()
}

/** A description as it is stored: no white space at ends of lines, at most one empty line in a row. */
export function tidyLines(text: string): string {
  return withoutInvisible(text)
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(/ +\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

function withoutInvisible(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(BLANK, ' ')
}

const isWithin = (won: number, highest: number) =>
  Number.isSafeInteger(won) && won >= 0 && won <= highest

/** The parts of a listing that can be checked without the database. */
export interface CheckedContent {
  title: string
  body: string
  price: number
  tradeMethods: readonly string[]
  shippingFee: number | null
  cvsFee: number | null
  regionCodes: readonly string[]
  tags: readonly string[]
  photoIds: readonly string[]
}

/** A tidied title. */
export function titleProblem(title: string): ListingProblemCode | null {
  if (FORBIDDEN.test(title)) return 'TITLE_CHARACTERS'
  const { shortestTitle, longestTitle } = LISTING_LIMITS
  if (!VISIBLE.test(title) || countGraphemes(title, shortestTitle) < shortestTitle)
    return 'TITLE_SHORT'
  return countGraphemes(title, longestTitle) > longestTitle ? 'TITLE_LONG' : null
}

/** A tidied description. */
export function bodyProblem(body: string): ListingProblemCode | null {
  if (FORBIDDEN.test(body.replaceAll('\n', ''))) return 'BODY_CHARACTERS'
  if (!VISIBLE.test(body)) return 'BODY_EMPTY'
  const { longestBody } = LISTING_LIMITS
  return countGraphemes(body, longestBody) > longestBody ? 'BODY_LONG' : null
}

function tagProblem(tag: string): ListingProblemCode | null {
  if (FORBIDDEN.test(tag)) return 'TAG_CHARACTERS'
  const { longestTag } = LISTING_LIMITS
  return countGraphemes(tag, longestTag) > longestTag ? 'TAG_LONG' : null
}

/** Everything that is wrong with a tidied listing, as far as it shows without the database; one problem a field. */
export function problemsOf(content: CheckedContent): ListingProblem[] {
  const { mostPhotos, mostRegions, mostTags, highestPrice, highestFee } = LISTING_LIMITS
  const { shippingFee, cvsFee, photoIds, regionCodes, tags } = content
  const found: (ListingProblemCode | null | undefined)[] = [
    photoIds.length === 0 ? 'PHOTO_NONE' : photoIds.length > mostPhotos ? 'PHOTO_MANY' : null,
    titleProblem(content.title),
    isWithin(content.price, highestPrice) ? null : 'PRICE_RANGE',
    content.tradeMethods.length === 0 ? 'TRADE_METHOD_NONE' : null,
    shippingFee === null || isWithin(shippingFee, highestFee) ? null : 'SHIPPING_FEE_RANGE',
    cvsFee === null || isWithin(cvsFee, highestFee) ? null : 'CVS_FEE_RANGE',
    regionCodes.length > mostRegions ? 'REGION_MANY' : null,
    bodyProblem(content.body),
    tags.length > mostTags ? 'TAG_MANY' : tags.map(tagProblem).find(Boolean),
  ]
  return found.flatMap((code) => (code ? listingProblem(code) : []))
}

/** How many listings a store may have on sale or reserved at the same time, and what the next tier allows. */
export function listingCapOf(trustScore: number): {
  most: number
  next: { name: string; missing: number; most: number } | null
} {
  const next = nextTrustTier(trustScore)
  return {
    most: trustTierOf(trustScore).listingCap,
    next: next && { name: next.tier.name, missing: next.missing, most: next.tier.listingCap },
  }
}

/** When a listing can be bumped next; it may be in the past. */
export function nextBumpAt(bumpedAt: string | Date): Date {
  return new Date(new Date(bumpedAt).getTime() + BUMP_EVERY_MS)
}
