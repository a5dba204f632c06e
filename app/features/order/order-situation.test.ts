import { describe, expect, it } from 'vitest'
import {
  isEndState,
  ORDER_STATE_NAMES,
  ORDER_TYPES,
  type OrderState,
  type OrderType,
  orderTimerRow,
  timersOf,
} from '#contracts/order-states.ts'
import { situationOf } from './order-situation.ts'

const AT = '2026-11-25T01:00:00.000Z'
const at = (state: OrderState, type: OrderType, role: 'BUYER' | 'SELLER') =>
  situationOf({ state, type, role, dueAt: AT, partial: null, isException: false })

describe('거래의 지금', () => {
  it('모든 상태와 방법에서 두 사람에게 온전한 문장이 있다', () => {
    for (const state of ORDER_STATE_NAMES)
      for (const type of Object.keys(ORDER_TYPES) as OrderType[])
        for (const role of ['BUYER', 'SELLER'] as const)
          expect(at(state, type, role).now, `${state} ${type} ${role}`).toMatch(/요\.$|세요\.$/)
  })

  it('시간이 스스로 하는 일이 있으면 무엇인지 말한다', () => {
    for (const state of ORDER_STATE_NAMES)
      for (const type of Object.keys(ORDER_TYPES) as OrderType[]) {
        const acts = timersOf(state, type).some((timer) => orderTimerRow(timer).trigger)
        expect(at(state, type, 'BUYER').byItself !== null, `${state} ${type}`).toBe(acts)
      }
  })

  it('결제 기한이 지나면 취소되고, 배송완료 뒤에는 확정되고, 발송 기한이 지나면 환불된다', () => {
    expect(at('PENDING_PAYMENT', 'PARCEL', 'BUYER').byItself?.words).toBe(
      '그때까지 아무 일이 없으면 거래가 자동으로 취소돼요.',
    )
    expect(at('DELIVERED', 'PARCEL', 'BUYER').byItself?.words).toContain('자동으로 확정')
    expect(at('PREPARING', 'PARCEL', 'SELLER').byItself?.words).toContain('전액 환불')
    expect(at('PREPARING', 'MEET', 'SELLER').byItself?.words).toContain('분쟁 조정')
    expect(at('SHIPPED', 'PARCEL', 'BUYER').byItself?.words).toBe(
      '그때까지 택배사의 배송 기록이 없으면 도착한 것으로 봐요.',
    )
    expect(at('CONFIRMED', 'PARCEL', 'SELLER').byItself).toMatchObject({
      particle: '에',
      words: '판매자에게 정산을 시작해요.',
    })
  })

  it('누구 차례인지는 보는 사람에 따라 다르다', () => {
    expect(at('PAID', 'PARCEL', 'SELLER').turn).toBe('내 차례예요')
    expect(at('PAID', 'PARCEL', 'BUYER').turn).toBe('상대방 차례예요')
    expect(at('SHIPPED', 'PARCEL', 'BUYER').turn).toBe('택배사 차례예요')
    expect(at('REFUNDING', 'PARCEL', 'BUYER').turn).toBe('두손이 처리해요')
    expect(at('SETTLED', 'PARCEL', 'BUYER').turn).toBeNull()
    expect(at('DISPUTED', 'PARCEL', 'BUYER').turn).toBe('운영자가 확인해요')
  })

  it('끝나지 않은 거래는 누구 차례인지와 다음에 무슨 일이 있을지를 늘 말한다', () => {
    const live = ORDER_STATE_NAMES.filter((name) => !isEndState(name))
    const others = (['MEET', 'DIGITAL', 'FREE', 'DIRECT'] as const).map(
      (type) => ['PREPARING', type] as const,
    )
    for (const [state, type] of [...live.map((name) => [name, 'PARCEL'] as const), ...others]) {
      const { turn, byItself, next } = at(state, type, 'SELLER')
      expect(turn, `${state} ${type}`).not.toBeNull()
      expect(byItself ?? next, `${state} ${type}`).not.toBeNull()
    }
  })

  it('배송이 멈춘 거래는 기한 대신 다시 움직일 때를 말한다', () => {
    const stopped = { state: 'SHIPPED', type: 'PARCEL', dueAt: AT, partial: null } as const
    const { now, byItself, next } = situationOf({ ...stopped, role: 'BUYER', isException: true })
    expect(now).toContain('배송이 멈춰 있어요')
    expect([byItself, next]).toEqual([null, '배송이 다시 움직이면 알려 드려요.'])
  })

  it('부분환불은 제안하지 않은 사람의 차례다', () => {
    const partial = { amount: 5_000, by: 'BUYER' as const }
    const order = { state: 'PARTIAL_REFUND_OFFERED', type: 'PARCEL', dueAt: AT } as const
    expect(situationOf({ ...order, partial, role: 'SELLER', isException: false }).isMine).toBe(true)
    expect(situationOf({ ...order, partial, role: 'BUYER', isException: false }).isMine).toBe(false)
  })
})
