import { describe, expect, it } from 'vitest'
import { ratingText, responseText } from './store-texts.ts'

describe('응답 시간', () => {
  it.each([
    [null, null],
    [0, '보통 10분 안에 응답'],
    [10, '보통 10분 안에 응답'],
    [11, '보통 20분 안에 응답'],
    [50, '보통 50분 안에 응답'],
    [59, '보통 60분 안에 응답'],
    [60, '보통 1시간 안에 응답'],
    [61, '보통 2시간 안에 응답'],
    [1_439, '보통 24시간 안에 응답'],
    [1_440, '응답까지 하루 이상'],
  ])('%s분은 %s', (minutes, text) => {
    expect(responseText(minutes)).toBe(text)
  })
})

describe('별점', () => {
  it('소수 첫째 자리까지 쓴다', () => {
    expect(ratingText(48)).toBe('4.8')
    expect(ratingText(50)).toBe('5.0')
    expect(ratingText(null)).toBeNull()
  })
})
