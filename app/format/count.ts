import { groupDigits } from './group-digits.ts'

/** `1,234` */
export function count(value: number): string {
  return groupDigits(value)
}

/** `139개`; `1,000개 이상` where there may be more than were counted. */
export function totalText({
  total,
  totalIsExact,
}: {
  total: number
  totalIsExact: boolean
}): string {
  return totalIsExact ? `${count(total)}개` : `${count(total)}개 이상`
}

/** `1,234`, `1.2만`, `3억`: for places without room. Cut off, never rounded up. */
export function compactCount(value: number): string {
  if (value < 10_000) return groupDigits(value)
  const [unit, name] =
    value < 100_000_000 ? ([10_000, '만'] as const) : ([100_000_000, '억'] as const)
  const tenths = Math.floor((value * 10) / unit)
  const whole = groupDigits(Math.floor(tenths / 10))
  return tenths >= 1_000 || tenths % 10 === 0 ? `${whole}${name}` : `${whole}.${tenths % 10}${name}`
}

/** `998`, `999+`: for badges. */
export function cappedCount(value: number, cap = 999): string {
  return value > cap ? `${groupDigits(cap)}+` : groupDigits(value)
}
