import { describe, expect, it } from 'vitest'
import { partsOfCompound, splitCompound } from './split-compound.ts'

const KNOWN = new Set([
  '캠핑',
  '의자',
  '나이키',
  '운동화',
  '여름',
  '옷',
  '운동',
  '화분',
  '아기',
  '기차',
  '이불',
])
const split = (word: string) => splitCompound(word, (part) => KNOWN.has(part))

describe('붙여 쓴 말 나누기', () => {
  it.each([
    ['캠핑의자', ['캠핑', '의자']],
    ['나이키운동화', ['나이키', '운동화']],
    ['여름옷', ['여름', '옷']],
    ['아기기차', ['아기', '기차']],
    ['솜이불', ['솜', '이불']],
    ['헌옷', ['헌', '옷']],
  ])('%s', (word, parts) => expect(split(word)).toEqual(parts))

  it.each(['의자', '캠핑장', '옷장', '옷여름', '가'.repeat(40)])('%s은 나누지 않는다', (word) => {
    expect(split(word)).toBeNull()
  })

  it('나누는 데 묻는 부분을 모두 알려 준다', () => {
    expect(partsOfCompound('캠핑옷')).toEqual(['캠핑', '캠핑옷', '핑옷'])
  })
})
