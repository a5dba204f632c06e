/** Characters between the digits of a number as people type it. */
const SEPARATORS = /[\s\p{Pd}().·~]/gu
const COUNTRY_CODE = /^(?:\+|00)?82(?=0?1)/
const MOBILE = /^01(?:0\d{8}|[16789]\d{7,8})$/

/**
 * A mobile number as people type it (hyphens, spaces, full-width digits, +82) → the digits as dialled, 01012345678.
 * Null for what is none.
 */
export function normalizePhoneNo(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replace(SEPARATORS, '')
    .replace(COUNTRY_CODE, '')
    .replace(/^1/, '01')
  return MOBILE.test(digits) ? digits : null
}

/** '01012345678' → '010-1234-5678', '0111234567' → '011-123-4567'; anything else stays as it is. */
export function formatPhoneNo(typed: string): string {
  const phoneNo = normalizePhoneNo(typed)
  if (!phoneNo) return typed
  return `${phoneNo.slice(0, 3)}-${phoneNo.slice(3, -4)}-${phoneNo.slice(-4)}`
}

/** Digits of a code as people type or paste it: '１２３ 456' → '123456'. */
export function normalizeDigits(typed: string): string {
  return typed.normalize('NFKC').replace(SEPARATORS, '')
}
