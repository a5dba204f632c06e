const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** The `dir` of a language tag. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
