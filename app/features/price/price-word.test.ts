import { describe, expect, it } from 'vitest'
import { isTooShort, priceWordOf, withoutRange } from './price-word.ts'

describe('시세 검색어', () => {
  it('물건 이름은 그대로 쓴다', () => {
    expect(priceWordOf('  아이폰  13 미니 ')).toEqual({ word: '아이폰 13 미니', problem: null })
  })

  it('빈칸이면 아무 말이 없고, 그림이나 긴 글이면 까닭을 말한다', () => {
    expect(priceWordOf(' ')).toEqual({ word: null, problem: null })
    expect(priceWordOf('🙂🙂').problem).toBe('물건 이름을 글자나 숫자로 적어 주세요.')
    expect(priceWordOf('아이폰 '.repeat(200)).problem).toContain('너무 길어요')
  })

  it.each([
    ['아이폰 10만원~20만원', '아이폰'],
    ['맥북 에어 50만~80만', '맥북 에어'],
    ['플스5 30만원 이하', '플스5'],
    ['50만원대 노트북', '노트북'],
    ['자전거 100,000원 - 200,000원', '자전거'],
  ])('%s에서 가격 범위를 뺀다', (word, name) => {
    expect(withoutRange(word)).toEqual({ name, hasRange: true })
  })

  it.each(['아이폰 13', '갤럭시 S23 256', '24-70 렌즈', '소니 70-200', '10만원~20만원'])(
    '%s는 그대로 둔다',
    (word) => {
      expect(withoutRange(word)).toEqual({ name: word, hasRange: false })
    },
  )

  it('한 글자는 너무 짧다', () => {
    expect(isTooShort('책')).toBe(true)
    expect(isTooShort('책!')).toBe(true)
    expect(isTooShort('TV')).toBe(false)
  })
})
