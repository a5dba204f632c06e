import { MOST_OWN_REGIONS } from '#contracts/init.ts'

/** What a form does with one region. */
export type RegionChange = 'choose' | 'use' | 'remove'

/** 내 동네 after a change, the one in use first; null when there is no room for another one. */
export function changedRegions(
  codes: readonly string[],
  change: RegionChange,
  code: string,
): string[] | null {
  const others = codes.filter((each) => each !== code)
  if (change === 'remove') return others
  if (change === 'use' && others.length === codes.length) return [...codes]
  return others.length < MOST_OWN_REGIONS ? [code, ...others] : null
}
