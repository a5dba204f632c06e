import { describe, expect, it } from 'vitest'
import {
  priceDescription,
  priceTitle,
  shareWords,
  verdictWords,
  widerSentence,
} from './price-texts.ts'

const VERDICT = {
  name: '아이폰 13 미니',
  options: { capacity: '128GB' },
  condition: 'USED' as const,
  days: 91,
  n: 12,
  p25: 280_000,
  median: 300_000,
  p75: 320_000,
  below: 30,
  daysToSell: 3,
}

describe('가격 판정의 말', () => {
  it('자리와 표본과 걸린 날을 말한다', () => {
    expect(verdictWords(VERDICT)).toEqual({
      tone: 'usual',
      place: '보통 팔리는 가격이에요',
      group: '아이폰 13 미니 128GB ‘사용감 있음’ · 지난 3개월 12건',
      speed: '이 정도 가격이면 보통 3일 만에 팔렸어요.',
    })
    expect(verdictWords({ ...VERDICT, below: 90, days: 365, daysToSell: null })).toMatchObject({
      tone: 'high',
      group: expect.stringContaining('지난 1년'),
      speed: null,
    })
    expect(verdictWords({ ...VERDICT, below: 5, daysToSell: 0 })).toMatchObject({
      tone: 'low',
      speed: expect.stringContaining('하루 안에'),
    })
  })

  it('가까운 쪽에서 센다', () => {
    expect([0, 30, 50, 80, 100].map(shareWords)).toEqual([
      '가장 낮은 쪽',
      '하위 30%',
      '하위 50%',
      '상위 20%',
      '가장 높은 쪽',
    ])
  })
})

it('제목과 설명과 넓힌 범위를 말한다', () => {
  expect(priceTitle(VERDICT)).toBe('아이폰 13 미니 128GB 시세')
  const sold = { n: 12, p25: 280_000, median: 300_000, p75: 320_000 }
  const lookup = { name: '아이폰 13 미니', sold, wider: null, period: 'quarter' }
  expect(priceDescription(lookup as never)).toBe(
    '최근 3개월 동안 두손에서 팔린 중고 아이폰 13 미니 12건의 가운데 가격은 300,000원이에요. 절반은 28만원에서 32만원 사이에 팔렸어요.',
  )
  expect(widerSentence({ by: 'FAMILY', name: '아이폰 13', sold })).toBe(
    '대신 같은 시리즈인 아이폰 13의 가격을 보여 드려요.',
  )
})
