import { describe, expect, it } from 'vitest'
import { newRecommendCode } from './recommend-code.ts'
import { defaultStoreName } from './store-name.ts'

describe('추천 코드', () => {
  it('헷갈리는 글자와 모음 없이 일곱 자이다', () => {
    for (let count = 0; count < 500; count += 1) {
      expect(newRecommendCode()).toMatch(/^[2-9BCDFGHJKMNPQRTVWXZ]{7}$/)
    }
  })

  it('골고루 뽑는다', () => {
    expect(newRecommendCode(() => 0)).toBe('2222222')
    expect(newRecommendCode((below) => below - 1)).toBe('ZZZZZZZ')
    expect(new Set(Array.from({ length: 200 }, () => newRecommendCode())).size).toBe(200)
  })
})

describe('새 가게 이름', () => {
  it('네 자리 숫자로 시작한다', () => {
    expect(defaultStoreName(0)).toMatch(/^두손이웃[1-9]\d{3}$/)
    expect(defaultStoreName(1)).toMatch(/^두손이웃[1-9]\d{3}$/)
    expect(defaultStoreName(0, () => 0)).toBe('두손이웃1000')
    expect(defaultStoreName(0, (below) => below - 1)).toBe('두손이웃9999')
  })

  it('이미 있는 이름이 거듭되면 길어진다', () => {
    expect(defaultStoreName(2)).toMatch(/^두손이웃[1-9]\d{4}$/)
    expect(defaultStoreName(9)).toMatch(/^두손이웃[1-9]\d{7}$/)
  })
})
