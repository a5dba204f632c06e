import type { Reading } from '#app/forms/fields.ts'

const LEAST = 100
const MOST = 100_000_000
/** Signs of a price however it is typed; normalising much longer text would take long. */
const LONGEST = 50
const NO_NUMBER = { error: '가격은 숫자로만 입력해 주세요. 예: 35,000' }

/** A typed price, with or without commas and 원, in any digits; or what is wrong with it, in Korean. */
export function readPrice(typed: string): Reading<number> {
  if (typed.length > LONGEST) return NO_NUMBER
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '').replace(/원$/, '')
  if (text === '') return { error: '제안할 가격을 입력해 주세요.' }
  if (!/^\d+$/.test(text)) return NO_NUMBER
  const price = Number(text)
  if (price < LEAST) return { error: '100원부터 제안할 수 있어요.' }
  if (price > MOST) return { error: '1억원까지 제안할 수 있어요.' }
  return { value: price }
}
