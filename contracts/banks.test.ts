import { describe, expect, it } from 'vitest'
import { accountNoProblem, BANK_CODES, maskAccountNo } from './banks.ts'

describe('은행과 계좌번호', () => {
  it('은행 코드는 세 자리 글자예요', () => {
    for (const code of BANK_CODES) expect(code).toMatch(/^\d{3}$/)
  })

  it('계좌번호는 은행과 끝 네 자리만 보여요', () => {
    expect(maskAccountNo('004', '12345678901234')).toBe('국민 ***-**-1234')
    expect(maskAccountNo('090', '3333011234567')).toBe('카카오 ***-**-4567')
  })

  it.each([
    ['004', '12345678901234', null],
    ['090', '3333011234567', null],
    ['090', '333301', '카카오뱅크 계좌번호는 13자리예요. 다시 확인해 주세요.'],
    ['004', '123', 'KB국민은행 계좌번호는 10~14자리예요. 다시 확인해 주세요.'],
    ['004', '123-45', '계좌번호는 숫자만 적어 주세요.'],
  ] as const)('%s %s: %s', (bank, number, problem) => {
    expect(accountNoProblem(bank, number)).toBe(problem)
  })
})
