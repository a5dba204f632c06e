import { describe, expect, it } from 'vitest'
import { storeNameKey, storeNameProblem, tidyStoreName } from './store-name.ts'

const problem = (typed: string) => storeNameProblem(tidyStoreName(typed))

describe('가게 이름', () => {
  it.each([
    '합정동 정리왕',
    'noir 빈티지',
    '느긋한 구경꾼',
    '공구왕',
    '토스트가게',
    '손두부집',
    '경차매니아',
    '기타치는곰2',
    '성공식당',
  ])('%s은(는) 쓸 수 있다', (name) => {
    expect(problem(name)).toBeNull()
  })

  it.each([
    ['두손 운영팀', 'RESERVED'],
    ['두 손', 'RESERVED'],
    ['두.손', 'RESERVED'],
    ['두1손', 'RESERVED'],
    ['고객 센터', 'RESERVED'],
    ['공식 판매처', 'RESERVED'],
    ['애플.공식몰', 'RESERVED'],
    ['Adm1n', 'RESERVED'],
    ['0ff1c1al shop', 'RESERVED'],
    ['ｄｕｓｏｎ', 'RESERVED'],
    ['카카오페이 상담', 'RESERVED'],
    ['аdmin', 'CHARACTERS'],
    ['두ㅅㅗㄴ', 'CHARACTERS'],
    ['멋진가게😀', 'CHARACTERS'],
    ['가게\u202e왕', 'CHARACTERS'],
    ['01012345678', 'DIGITS'],
    ['가', 'TOO_SHORT'],
    ['', 'TOO_SHORT'],
    ['---', 'TOO_SHORT'],
    ['이름이 열다섯 글자를 넘는 가게', 'TOO_LONG'],
  ])('%j은(는) 쓸 수 없다: %s', (name, expected) => {
    expect(problem(name)).toBe(expected)
  })

  it('빈칸과 기호, 대소문자가 다를 뿐이면 같은 이름으로 본다', () => {
    expect(storeNameKey('합정동 정리왕')).toBe(storeNameKey('합정동.정리왕'))
    expect(storeNameKey('Noir 빈티지')).toBe(storeNameKey('noir-빈티지'))
  })
})
