const NAMES = /모바일 ?(쿠폰|상품권)|기프티콘/u

/**
 * Whether goods of a category are a code or a picture, which its seller sends here: nothing of it travels.
 * @param names of the category and of those above it; its leaves are named after what the coupon buys ('카페/베이커리')
 */
export const isCouponCategory = (names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && NAMES.test(name))
