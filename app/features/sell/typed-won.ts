import { groupDigits } from '#app/format/group-digits.ts'
import { josa } from '#app/format/josa.ts'
import type { Reading } from '#app/forms/fields.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'

/** Korean units after a number: '3만', '1억 2,000만', '3만5천'. */
const UNITS: Readonly<Record<string, number>> = { 억: 100_000_000, 만: 10_000, 천: 1_000 }
const AMOUNT = /^(?=\d)(?:\d+억)?(?:\d+만)?(?:\d+천)?\d*$/

/** Won as people type them: '12,000', '12000원', '3만', '1억 2,000만원'; null where it is no whole number of won. */
export function wonOf(typed: string): number | null {
  const text = typed.normalize('NFKC').replace(/[\s,]/g, '').replace(/원$/, '')
  if (text === '' || !AMOUNT.test(text)) return null
  let sum = 0
  for (const [, digits = '', unit = ''] of text.matchAll(/(\d+)([억만천]?)/g))
    sum += Number(digits) * (UNITS[unit] ?? 1)
  return Number.isSafeInteger(sum) ? sum : LISTING_LIMITS.highestPrice + 1
}

/** Reads an amount that was typed, for the schema of a form. @param name of the field: '가격' */
export function readWon(typed: string, highest: number, name: string): Reading<number | null> {
  if (typed === '') return { value: null }
  if (/^\s*[-−]/.test(typed)) return { error: `${josa(name, '은/는')} 0원보다 작을 수 없어요.` }
  const amount = wonOf(typed)
  if (amount === null) return { error: `${josa(name, '은/는')} 숫자로 적어 주세요. 예: 12,000` }
  if (amount > highest)
    return { error: `${josa(name, '은/는')} ${groupDigits(highest)}원까지 적을 수 있어요.` }
  return { value: amount }
}

/**
 * Digits with commas, for a field while it is typed in. An amount in words, and what is no amount (`-1`), stays as it was
 * typed: the schema of the form reads it, or says what is wrong.
 */
export function groupTyped(typed: string, mostDigits: number): string {
  const text = typed.normalize('NFKC')
  if (/[억만천]|^\s*[-−]|\d[e.]\d/i.test(text)) return typed
  const digits = text.replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? '' : groupDigits(Number(digits))
}
