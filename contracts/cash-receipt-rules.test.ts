import { describe, expect, it } from 'vitest'
import { isReceiptNo, maskReceiptNo, receiptDigits } from './cash-receipt-rules.ts'

describe('현금영수증 번호', () => {
  it('소득공제는 휴대폰 번호만 받는다', () => {
    expect(isReceiptNo('PERSONAL', receiptDigits('010-1234-5678'))).toBe(true)
    for (const wrong of ['', '0212345678', '0101234567890', '010123456a'])
      expect(isReceiptNo('PERSONAL', wrong)).toBe(false)
  })

  it('지출증빙은 검증 숫자가 맞는 사업자번호만 받는다', () => {
    // 삼성전자, 네이버, 카카오
    for (const digits of ['124-81-00998', '220-81-62517', '120-81-47521'])
      expect(isReceiptNo('BUSINESS', receiptDigits(digits))).toBe(true)
    for (const wrong of ['1248100999', '124810099', '01012345678'])
      expect(isReceiptNo('BUSINESS', wrong)).toBe(false)
  })

  it('보여 줄 때는 가운데를 가린다', () => {
    expect(maskReceiptNo('PERSONAL', '01012345678')).toBe('010-****-5678')
    expect(maskReceiptNo('BUSINESS', '1248100998')).toBe('124-**-*0998')
  })
})
