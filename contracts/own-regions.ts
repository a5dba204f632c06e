/** 내 동네 of a browser: region codes joined by dots, the one in use first. */
export const OWN_REGIONS_COOKIE = 'my_regions'
export const OWN_REGIONS_COOKIE_DAYS = 365

/** There with the value 0 where somebody wants searches in their usual order; without it, searches begin with 내 동네. */
export const NEAR_FIRST_COOKIE = 'near_first'
export const NEAR_FIRST_OFF = '0'

/** The codes of the cookie's value, as far as it is one of ours. */
export function readOwnRegions(value: string | undefined): string[] {
  return value && /^\d{2,10}(?:\.\d{2,10})?$/.test(value) ? [...new Set(value.split('.'))] : []
}
