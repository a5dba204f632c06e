import { describe, expect, it } from 'vitest'
import { LISTING_CAP } from '#contracts/listing-cap.ts'
import { listingRefusal } from './listing-refusal.ts'

describe('등록을 거절하는 말', () => {
  it('한도가 찼다는 말은 서버의 말 한 번이고, 자리를 만드는 길을 함께 보인다', () => {
    const message = '판매중·예약중인 상품은 10개까지 올릴 수 있어요. 신뢰지수를 200점 더 모으세요.'
    const next = { name: '새싹', missing: 200, most: 30 }
    const data = LISTING_CAP.data.parse({ used: 10, most: 10, next })
    expect(listingRefusal({ code: 'CAP', message, data })).toEqual({
      errors: { form: message },
      isFull: true,
    })
  })
})
