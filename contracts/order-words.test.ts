import { describe, expect, it } from 'vitest'
import { ORDER_STATE_NAMES, ORDER_TRIGGERS, ORDER_TYPES, type OrderType } from './order-states.ts'
import { orderStepNews, orderStepWords } from './order-words.ts'

const UNTIL = '2026-12-01T06:10:00Z'

/** Every sentence that a step can have, whether the step can happen or not. */
const steps = (Object.keys(ORDER_TYPES) as OrderType[]).flatMap((type) =>
  ORDER_STATE_NAMES.flatMap((state) =>
    (['PLACE', ...ORDER_TRIGGERS] as const).flatMap((trigger) =>
      (['BUYER', 'SELLER'] as const).map((role) => ({ type, state, trigger, role })),
    ),
  ),
)

describe('주문의 알림과 지난 일', () => {
  it('지난 일에는 부탁이 없고, 알림에서 부탁하는 것은 언제까지인지 말한다', () => {
    for (const step of steps) {
      const told = orderStepWords(step)
      const news = orderStepNews(step, UNTIL)
      expect(told).not.toMatch(/주세요/)
      expect(news === told || news.startsWith(`${told}. 12월 1일 오후 3:10까지 `), news).toBe(true)
    }
    const asked = steps.filter((step) => orderStepNews(step, UNTIL) !== orderStepWords(step))
    expect(new Set(asked.map(({ trigger }) => trigger)).size).toBeGreaterThan(10)
  })

  it('기한을 모르면 부탁만 한다', () => {
    const step = { trigger: 'PAY', role: 'SELLER', type: 'PARCEL', state: 'PAID' } as const
    expect(orderStepNews(step, null)).toBe('결제가 끝났어요. 주문을 수락해 주세요')
    expect(orderStepNews(step, UNTIL)).toBe(
      '결제가 끝났어요. 12월 1일 오후 3:10까지 주문을 수락해 주세요',
    )
  })

  it('어느 문장도 기한의 길이를 스스로 말하지 않는다', () => {
    for (const step of steps)
      expect(orderStepNews(step, null)).not.toMatch(/\d+(?:분|시간|일|영업일)/)
  })
})
