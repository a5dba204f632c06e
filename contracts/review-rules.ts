import { DAY_MS, HOUR_MS } from './durations.ts'

/** Who wrote a review: each side is asked about other things. */
export const REVIEW_ROLES = { BUYER: '구매자', SELLER: '판매자' } as const
export type ReviewRole = keyof typeof REVIEW_ROLES

/** The tags that a writer can tick, by their side of the trade. A stored tag is its own text. */
export const REVIEW_TAGS = {
  /** A buyer about the seller; the first ones are ticked most. */
  BUYER: {
    good: [
      '친절하고 매너가 좋아요',
      '상품 상태가 설명과 같아요',
      '응답이 빨라요',
      '시간 약속을 잘 지켜요',
      '포장이 꼼꼼해요',
      '가격이 합리적이에요',
      '배송이 빨라요',
      '설명이 자세해요',
    ],
    bad: [
      '응답이 느려요',
      '상품 상태가 설명과 달라요',
      '시간 약속을 안 지켜요',
      '포장이 아쉬워요',
      '불친절해요',
      '거래 직전에 조건을 바꿔요',
    ],
  },
  /** A seller about the buyer. */
  SELLER: {
    good: [
      '친절하고 매너가 좋아요',
      '응답이 빨라요',
      '시간 약속을 잘 지켜요',
      '입금이 빨라요',
      '무리하게 깎지 않아요',
      '상품 설명을 잘 읽고 와요',
    ],
    bad: [
      '응답이 느려요',
      '시간 약속을 안 지켜요',
      '불친절해요',
      '무리하게 깎으려고 해요',
      '거래 직전에 취소해요',
      '입금이 늦어요',
    ],
  },
} as const satisfies Record<ReviewRole, Record<'good' | 'bad', readonly string[]>>

export const tagsOf = (role: ReviewRole): readonly string[] => [
  ...REVIEW_TAGS[role].good,
  ...REVIEW_TAGS[role].bad,
]

const BAD_TAGS: ReadonlySet<string> = new Set([...REVIEW_TAGS.BUYER.bad, ...REVIEW_TAGS.SELLER.bad])

export const isBadTag = (tag: string): boolean => BAD_TAGS.has(tag)

/** A bad tag is shown to others only when as many reviews have it. */
export const LEAST_BAD_TAGS = 2

/** Graphemes of a review and of its reply. */
export const REVIEW_LENGTH = 500
/** Tags of one review. */
export const REVIEW_TAG_COUNT = 6

/** Days after the trade in which both can write, and after which the one that was written is shown. */
export const REVIEW_DAYS = 7
/** Hours after writing in which a review can be changed. */
export const REVIEW_EDIT_HOURS = 24

/** The moment at which writing ends and what was written is shown. */
export const reviewsDueAt = (doneAt: Date): Date =>
  new Date(doneAt.getTime() + REVIEW_DAYS * DAY_MS)

/** Whether a review can still be changed: for a day after it was written, and not once both are shown. */
export function canEditReview(
  review: { writtenAt: Date; isShown: boolean },
  other: { isShown: boolean } | null,
  now: Date,
): boolean {
  if (review.isShown && other?.isShown) return false
  return now.getTime() < review.writtenAt.getTime() + REVIEW_EDIT_HOURS * HOUR_MS
}
