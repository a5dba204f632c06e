/** A listing further down is looked for no more. */
export const LAST_PLACE = 200

/** What would make a listing easier to find. */
export const EXPOSURE_HINTS = [
  'SHORT_TITLE',
  'NO_MODEL',
  'NO_TAGS',
  'CATEGORY_WORD',
  'BUMP',
] as const
export type ExposureHint = (typeof EXPOSURE_HINTS)[number]
