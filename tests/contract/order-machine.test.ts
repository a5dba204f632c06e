import { describe, expect, it } from 'vitest'
import { orderAmounts, splitAmounts } from '#contracts/order-money.ts'
import {
  FIRST_ORDER_TERMS,
  findTransition,
  isEndState,
  isLiveState,
  ORDER_STATE_NAMES,
  ORDER_STATES,
  ORDER_TIMER_NAMES,
  ORDER_TRIGGERS,
  ORDER_TYPES,
  type OrderActor,
  type OrderMoney,
  type OrderState,
  type OrderType,
  orderStateRow,
  orderTimerRow,
  timersOf,
} from '#contracts/order-states.ts'
import { HOURS, LETTERS, ORACLE } from '#tests/support/order-oracle.ts'

const TYPES = Object.keys(ORDER_TYPES) as OrderType[]
const ACTORS = Object.keys(LETTERS) as OrderActor[]

/** Every step that the machine has for a type. */
const stepsOf = (type: OrderType) =>
  ORDER_STATE_NAMES.flatMap((state) =>
    ORDER_TRIGGERS.flatMap((trigger) =>
      ACTORS.flatMap((by) => {
        const transition = findTransition(trigger, { state, type, by })
        return transition ? [{ state, trigger, by, transition }] : []
      }),
    ),
  )

describe('거래 상태', () => {
  it.each(TYPES)('%s 거래의 모든 단계가 따로 적어 둔 표와 같다', (type) => {
    const steps = stepsOf(type).map(
      ({ state, trigger, by, transition }) =>
        [`${state} ${LETTERS[by]} ${trigger}`, transition.to] as const,
    )
    const reachable = new Set(reach(type))
    const isReachable = ([step]: readonly [string, string]) =>
      reachable.has(step.split(' ')[0] as never)
    expect(steps.filter(isReachable).sort()).toEqual([...ORACLE[type]].filter(isReachable).sort())
  })

  it.each(TYPES)('%s 거래는 어느 상태에서도 끝날 수 있다', (type) => {
    for (const state of reach(type)) {
      const leaves = stepsOf(type).some((step) => step.state === state)
      expect([state, leaves]).toEqual([state, !isEndState(state)])
    }
  })

  it('구매확정은 한 번만 미룰 수 있다', () => {
    for (const type of TYPES) {
      const holds = stepsOf(type).filter(({ transition }) => transition.to === 'CONFIRM_HELD')
      expect(new Set(holds.map(({ state }) => state)).size).toBeLessThanOrEqual(1)
      expect(reach(type, ['CONFIRM_HELD'])).not.toContain('DELIVERED')
    }
  })

  it('돈의 자리가 바뀌는 단계에는 원장에 적을 일이 있고, 그대로인 단계에는 없다', () => {
    const effects: Record<`${OrderMoney} ${OrderMoney}`, readonly string[]> = {
      'NONE HELD': ['HOLD'],
      'HELD TO_BUYER': ['REFUND'],
      'HELD TO_SELLER': ['RELEASE', 'SPLIT'],
    } as never
    for (const type of TYPES)
      for (const { state, trigger, transition } of stepsOf(type)) {
        if (!reach(type).includes(state)) continue
        const from = orderStateRow(state).money
        const to = orderStateRow(transition.to).money
        const isUnpaid = type === 'FREE' || type === 'DIRECT'
        const allowed = effects[`${from} ${to}`] ?? []
        if (isUnpaid || allowed.length === 0)
          expect([type, state, trigger, transition.money]).toEqual([
            type,
            state,
            trigger,
            undefined,
          ])
        else expect(allowed).toContain(transition.money)
      }
  })

  it('구매자와 판매자, 시간만 기다리는 상태에는 시간이 하는 일이 있다', () => {
    // An operator, the bank or the payment company has these.
    const others = ['DISPUTED', 'REFUNDING', 'REFUND_FAILED', 'SETTLING', 'SETTLE_FAILED']
    for (const type of TYPES)
      for (const state of reach(type).filter((each) => !isEndState(each)))
        if (!others.includes(state))
          expect([
            type,
            state,
            timersOf(state, type).some((timer) => orderTimerRow(timer).trigger),
          ]).toEqual([type, state, true])
  })

  it('시간이 하는 일은 모두 그 상태의 단계다', () => {
    for (const timer of ORDER_TIMER_NAMES) {
      const { state, types, trigger } = orderTimerRow(timer)
      if (trigger)
        for (const type of types ?? ['PARCEL'])
          expect([
            timer,
            findTransition(trigger, { state, type: type as OrderType, by: 'TIMER' }),
          ]).not.toEqual([timer, null])
    }
  })

  it('기한은 따로 적어 둔 시간과 같다', () => {
    for (const [state, hours] of Object.entries(HOURS)) {
      const [timer] = ORDER_TIMER_NAMES.filter(
        (name) => orderTimerRow(name).state === state && orderTimerRow(name).trigger,
      )
      const after = orderTimerRow(timer as never).after
      const [unit, key] = Object.entries(after)[0] as ['hours', keyof typeof FIRST_ORDER_TERMS]
      const perUnit = { minutes: 1 / 60, hours: 1, days: 24 }[unit]
      expect([state, FIRST_ORDER_TERMS[key] * perUnit]).toEqual([state, hours])
    }
  })

  it('상태의 이름은 서로 다르고, 상품을 가진 상태는 판매중이 아니다', () => {
    const labels = Object.values(ORDER_STATES).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const state of ORDER_STATE_NAMES)
      if (isLiveState(state)) expect(orderStateRow(state).product).toMatch(/RESERVED|SOLD/)
  })
})

describe('금액', () => {
  const terms = FIRST_ORDER_TERMS
  it('수수료는 원 단위 아래를 버리고, 구매자와 판매자에게 따로 보인다', () => {
    const amounts = orderAmounts(
      { type: 'PARCEL', price: 40_000, shippingFee: 3_001, points: 0 },
      terms,
    )
    expect(amounts).toMatchObject({ buyerFee: 1_505, sellerFee: 430, total: 44_506, net: 42_571 })
  })

  it('직거래 안심결제에도 수수료가 있고, 안심결제 없이 하는 거래에는 없다', () => {
    const of = (type: OrderType) =>
      orderAmounts({ type, price: 100_000, shippingFee: 0, points: 0 }, terms)
    expect(of('MEET').buyerFee).toBe(3_500)
    expect(of('DIRECT')).toMatchObject({ buyerFee: 0, sellerFee: 0, total: 100_000, net: 100_000 })
  })

  it('부분환불은 1원도 남기거나 잃지 않고, 현금부터 돌려준다', () => {
    for (const points of [0, 1_000, 44_505])
      for (const refund of [0, 1, 21_499, 43_000]) {
        const amounts = orderAmounts(
          { type: 'PARCEL', price: 40_000, shippingFee: 3_000, points },
          terms,
        )
        const split = splitAmounts(amounts, refund)
        expect(split.toBuyer + split.toSeller + split.fees).toBe(amounts.total)
        expect(split.cashToBuyer).toBe(Math.min(split.toBuyer, amounts.cash))
        expect(split.pointsToBuyer).toBeLessThanOrEqual(points)
        expect(split.pointsToBuyer).toBeGreaterThanOrEqual(0)
      }
    const whole = orderAmounts(
      { type: 'PARCEL', price: 40_000, shippingFee: 3_000, points: 0 },
      terms,
    )
    expect(splitAmounts(whole, 43_000)).toMatchObject({ toBuyer: 44_505, toSeller: 0, fees: 0 })
  })
})

const startsOf = (type: OrderType): OrderState[] =>
  type === 'FREE' || type === 'DIRECT' ? ['REQUESTED'] : ['REQUESTED', 'PENDING_PAYMENT']

/** The states that an order of a type can come to. */
function reach(type: OrderType, from = startsOf(type)) {
  const steps = stepsOf(type)
  const found = new Set(from)
  for (const state of found)
    for (const step of steps) if (step.state === state) found.add(step.transition.to)
  return [...found]
}
