import { type Reading, readBy } from '#app/forms/fields.ts'

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/

/** A time in Korea as it was typed, in UTC; null when nothing was. */
function readMoment(typed: string): Reading<string | null> {
  if (typed === '') return { value: null }
  const at = TYPED.test(typed) ? new Date(`${typed}+09:00`) : null
  if (!at || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 2100)
    return { error: '날짜와 시각을 2026-12-01 09:00처럼 골라 주세요.' }
  return { value: at.toISOString() }
}

/** A time in Korea; null when it is left empty. */
export const typedMoment = () => readBy(readMoment)
