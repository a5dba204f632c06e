/** The tabs of the member's reviews, by their name in the address. */
export const REVIEW_BOXES = {
  towrite: '쓸 후기',
  received: '받은 후기',
  written: '쓴 후기',
} as const
export type ReviewBox = keyof typeof REVIEW_BOXES

/** @returns the first one for anything else */
export const readReviewBox = (query: URLSearchParams): ReviewBox => {
  const box = query.get('box')
  return box !== null && Object.hasOwn(REVIEW_BOXES, box) ? (box as ReviewBox) : 'towrite'
}
