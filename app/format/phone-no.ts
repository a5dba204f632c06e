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

/**
 * A number with its hyphens while it is being typed: '0101234' → '010-1234', '01012345' → '010-1234-5'. What is not
 * plain digits of a mobile number stays as it is.
 */
export function hyphenatePhoneNo(typed: string): string {
  const digits = typed.replaceAll('-', '')
  if (!/^01\d{2,9}$/.test(digits)) return typed
  const middle = digits.startsWith('010') || digits.length === 11 ? 7 : 6
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)]
    .filter(Boolean)
    .join('-')
}
