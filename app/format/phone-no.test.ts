import { describe, expect, it } from 'vitest'
import { formatPhoneNo, hyphenatePhoneNo, normalizeDigits, normalizePhoneNo } from './phone-no.ts'

describe('휴대폰 번호는 어떻게 적어도 같은 번호로 읽는다', () => {
  for (const typed of [
    '01012345678',
    '010-1234-5678',
    '010 1234 5678',
    ' 010.1234.5678 ',
    '010–1234—5678',
    '010‐1234‐5678',
    '010ー1234ー5678'.replaceAll('ー', '－'),
    '０１０－１２３４－５６７８',
    '+82 10-1234-5678',
    '+82 (0)10-1234-5678',
    '+821012345678',
    '0082 10 1234 5678',
    '82-10-1234-5678',
    '1012345678',
  ])
    it(typed, () => expect(normalizePhoneNo(typed)).toBe('01012345678'))

  it('옛 번호는 열 자리도 있다', () => {
    expect(normalizePhoneNo('011-123-4567')).toBe('0111234567')
    expect(normalizePhoneNo('011-1234-5678')).toBe('01112345678')
  })
})

describe('휴대폰 번호가 아닌 것은 받지 않는다', () => {
  for (const typed of [
    '',
    '010',
    '010-123-4567',
    '010-1234-56789',
    '02-123-4567',
    '1588-1234',
    '012-1234-5678',
    '+1 650 253 0000',
    '+81 90-1234-5678',
    '공일공일이삼사오육칠팔',
    '010-1234-567a',
    '010-1234-5678; drop table users',
  ])
    it(typed || '빈 칸', () => expect(normalizePhoneNo(typed)).toBeNull())
})

describe('번호는 붙임표로 나누어 보여 준다', () => {
  it('열한 자리', () => expect(formatPhoneNo('+82 1012345678')).toBe('010-1234-5678'))
  it('열 자리', () => expect(formatPhoneNo('0111234567')).toBe('011-123-4567'))
  it('번호가 아니면 적은 그대로', () => expect(formatPhoneNo('010-12')).toBe('010-12'))
})

it('인증번호는 띄어 쓰거나 전각으로 적어도 읽는다', () => {
  expect(normalizeDigits(' １２３ 456 ')).toBe('123456')
  expect(normalizeDigits('123-456')).toBe('123456')
  expect(normalizeDigits('12a456')).toBe('12a456')
})

it.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['010-', '010-'],
  ['0101234', '010-1234'],
  ['010-12345', '010-1234-5'],
  ['01012345678', '010-1234-5678'],
  ['011123', '011-123'],
  ['0111234567', '011-123-4567'],
  ['01112345678', '011-1234-5678'],
  ['010123456789', '010123456789'],
  ['+8210', '+8210'],
  ['021234', '021234'],
])('입력하는 동안 %s은(는) %s(으)로 보인다', (typed, shown) => {
  expect(hyphenatePhoneNo(typed)).toBe(shown)
})
