import { describe, expect, it } from 'vitest'
import { readResidentNumber } from './resident-number.ts'

const TODAY = '2026-11-01'

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
    expect(readResidentNumber(pre, post, TODAY)).toEqual({ birthDate, sex, isForeigner })
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
    expect(readResidentNumber(pre, post, TODAY)).toBeNull()
  })

  it('윤년의 2월 29일은 읽는다', () => {
    expect(readResidentNumber('000229', '3', TODAY)?.birthDate).toBe('2000-02-29')
    expect(readResidentNumber('960229', '2', TODAY)?.birthDate).toBe('1996-02-29')
  })
})

describe('주민등록번호 앞 여섯 자리와 뒤 첫 자리', () => {
  it.each([
    ['900101', '1', '1990-01-01', 'MALE', false],
    ['900101', '2', '1990-01-01', 'FEMALE', false],
    ['100203', '3', '2010-02-03', 'MALE', false],
    ['100203', '4', '2010-02-03', 'FEMALE', false],
    ['851231', '5', '1985-12-31', 'MALE', true],
    ['851231', '6', '1985-12-31', 'FEMALE', true],
    ['000229', '7', '2000-02-29', 'MALE', true],
    ['000229', '8', '2000-02-29', 'FEMALE', true],
    ['991231', '9', '1899-12-31', 'MALE', false],
    ['991231', '0', '1899-12-31', 'FEMALE', false],
    ['261101', '3', '2026-11-01', 'MALE', false],
  ])('%s-%s은 %s %s', (pre, post, birthDate, sex, isForeigner) => {
    expect(readResidentNumber(pre, post, TODAY)).toEqual({ birthDate, sex, isForeigner })
  })

  it.each([
    ['없는 달', '901301', '1'],
    ['없는 날', '900230', '1'],
    ['윤년이 아닌 2월 29일', '000229', '1'],
    ['아직 오지 않은 날', '261102', '3'],
    ['짧은 번호', '90010', '1'],
    ['글자', '90010a', '1'],
    ['글자인 뒷자리', '900101', 'a'],
  ])('%s은 아무의 것도 아니다', (_, pre, post) => {
    expect(readResidentNumber(pre, post, TODAY)).toBeNull()
  })
})
