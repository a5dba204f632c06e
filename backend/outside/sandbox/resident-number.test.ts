import { describe, expect, it } from 'vitest'
import { readResidentNumber } from './resident-number.ts'

const TODAY = '2026-11-01'

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
