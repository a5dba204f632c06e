import { describe, expect, it } from 'vitest'
import { readResidentNumber } from './resident-number.ts'

describe('주민등록번호 앞 7자리', () => {
  it.each([
    ['900214', '1', '1990-02-14', 'MALE', false],
    ['900214', '2', '1990-02-14', 'FEMALE', false],
    ['051231', '3', '2005-12-31', 'MALE', false],
    ['051231', '4', '2005-12-31', 'FEMALE', false],
    ['850101', '5', '1985-01-01', 'MALE', true],
    ['850101', '6', '1985-01-01', 'FEMALE', true],
    ['100101', '7', '2010-01-01', 'MALE', true],
    ['100101', '8', '2010-01-01', 'FEMALE', true],
    ['991231', '9', '1899-12-31', 'MALE', false],
    ['991231', '0', '1899-12-31', 'FEMALE', false],
  ] as const)('%s-%s은 %s, %s, 외국인 %s', (pre, post, birthDate, sex, isForeigner) => {
    expect(readResidentNumber(pre, post)).toEqual({ birthDate, sex, isForeigner })
  })

  it.each([
    ['950230', '1', '2월 30일'],
    ['950001', '1', '0월'],
    ['951301', '2', '13월'],
    ['950100', '2', '0일'],
    ['010229', '3', '평년의 2월 29일'],
    ['000229', '1', '1900년 2월 29일 (윤년이 아님)'],
    ['95013', '1', '다섯 자리'],
    ['950131', '', '뒷자리 없음'],
    ['950131', 'x', '숫자가 아닌 뒷자리'],
  ])('%s-%s: %s은 없는 날이라 읽지 않는다', (pre, post) => {
    expect(readResidentNumber(pre, post)).toBeNull()
  })

  it('윤년의 2월 29일은 읽는다', () => {
    expect(readResidentNumber('000229', '3')?.birthDate).toBe('2000-02-29')
    expect(readResidentNumber('960229', '2')?.birthDate).toBe('1996-02-29')
  })
})
