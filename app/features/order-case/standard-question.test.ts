import { describe, expect, it } from 'vitest'
import type { StandardFacts } from '#contracts/order-case.ts'
import { readQuestion } from './standard-question.ts'

const FACTS: StandardFacts = {
  type: 'MEET',
  goods: 'FASHION',
  isBusiness: false,
  days: 2,
  problem: null,
}
const read = (search: string, facts = FACTS) =>
  readQuestion({ url: `http://localhost/order/1/case${search}` }, facts)

describe('분쟁 기준에 묻는 것', () => {
  it('주소에 없는 것은 거래에서 온다', () => {
    expect(read('')).toEqual(FACTS)
    expect(read('', { ...FACTS, problem: 'COUNTERFEIT' }).problem).toBe('COUNTERFEIT')
    expect(read('?problem=CHANGED_MIND&goods=ELECTRONICS&days=10일')).toMatchObject({
      problem: 'CHANGED_MIND',
      goods: 'ELECTRONICS',
      days: 10,
    })
  })

  it.each([
    '?problem=toString&goods=constructor&days=-1',
    '?problem=DAMAGED_ON_THE_WAY&days=1e9',
    '?problem=&goods=&days=',
  ])('모르는 말은 거래의 것을 따른다: %s', (search) => {
    expect(read(search)).toEqual(FACTS)
  })

  it('아주 많은 날은 줄인다', () => {
    expect(read('?days=999999').days).toBe(999)
  })
})
