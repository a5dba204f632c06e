import { describe, expect, it } from 'vitest'
import { PHONE_SPELLINGS } from '#tests/support/phone-spellings.ts'
import { maskIdentifier, readIdentifier } from './read-identifier.ts'

const first = (typed: string) => {
  const [identifier] = readIdentifier(typed).identifiers ?? []
  return identifier ? `${identifier.kind} ${identifier.value}` : readIdentifier(typed).problem
}

describe('전화번호는 어떻게 적어도 같은 번호다', () => {
  it.each(PHONE_SPELLINGS)('%s', (typed) => {
    expect(
      readIdentifier(typed).identifiers?.map(({ kind, value }) => `${kind} ${value}`),
    ).toContain('PHONE 01012345678')
  })

  it.each([
    ['02-123-4567', 'PHONE 021234567'],
    ['070-1234-5678', 'PHONE 07012345678'],
    ['0505-123-4567', 'PHONE 05051234567'],
    ['011-123-4567', 'PHONE 0111234567'],
  ])('%s → %s', (typed, expected) => expect(first(typed)).toBe(expected))
})

describe('계좌번호는 은행 이름과 함께, 없이, 앞뒤 어디에 적어도 읽는다', () => {
  it.each([
    ['국민 123456-01-234567', '004', '12345601234567'],
    ['123456-01-234567 국민은행', '004', '12345601234567'],
    ['KB 123456 01 234567', '004', '12345601234567'],
    ['카뱅 3333-01-1234567', '090', '3333011234567'],
    ['카카오뱅크3333011234567', '090', '3333011234567'],
    ['하나 123-456789-01234', '081', '12345678901234'],
    ['우리은행 1002-123-456789', '020', '1002123456789'],
    ['토스 1000-1234-5678', '092', '100012345678'],
    ['농협 302-1234-5678-91', '011', '3021234567891'],
    ['110-123-456789', null, '110123456789'],
    ['신한 일일공 일이삼 사오육칠팔구', '088', '110123456789'],
    ['신한 010-1234-5678', '088', '01012345678'],
  ])('%s', (typed, bankCode, value) => {
    expect(readIdentifier(typed).identifiers?.[0]).toEqual({ kind: 'ACCOUNT', bankCode, value })
  })
})

describe('이메일과 메신저 아이디', () => {
  it.each([
    ['Kim.Seller@Naver.com', 'EMAIL kim.seller@naver.com'],
    ['kim @ naver . com', 'EMAIL kim@naver.com'],
    ['kim골뱅이naver닷컴', 'EMAIL kim@naver.com'],
    ['카톡 seller_77', 'MESSENGER seller_77'],
    ['카카오톡 아이디: Seller_77', 'MESSENGER seller_77'],
    ['텔레그램 @deal99', 'MESSENGER deal99'],
    ['@deal99', 'MESSENGER deal99'],
    ['seller77', 'MESSENGER seller77'],
    ['kim01012345678', 'MESSENGER kim01012345678'],
    ['라인 linekim', 'MESSENGER linekim'],
    ['linekim', 'MESSENGER linekim'],
  ])('%s → %s', (typed, expected) => expect(first(typed)).toBe(expected))
})

describe('조회할 수 없는 것은 이유를 말한다', () => {
  it.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['010', 'TOO_SHORT'],
    ['1234', 'TOO_SHORT'],
    ['5678-123', 'TOO_SHORT'],
    ['😀😀😀', 'UNREADABLE'],
    ['사기꾼', 'UNREADABLE'],
    ['900101-1234567', 'RESIDENT_NUMBER'],
    ['1'.repeat(201), 'TOO_LONG'],
    ['가'.repeat(10_000), 'TOO_LONG'],
  ])('%s → %s', (typed, problem) => expect(readIdentifier(typed).problem).toBe(problem))
})

describe('보여 줄 때는 가린다', () => {
  it.each([
    ['010-1234-5678', '010-****-5678'],
    ['국민 123456-01-234567', '국민 ***-**-4567'],
    ['110-123-456789', '***-**-6789'],
    ['kim.seller@naver.com', 'ki***@naver.com'],
    ['카톡 seller_77', 'se***'],
    ['카톡 ab1', 'ab***'],
  ])('%s → %s', (typed, masked) => {
    const [identifier] = readIdentifier(typed).identifiers ?? []
    expect(identifier && maskIdentifier(identifier)).toBe(masked)
  })
})
