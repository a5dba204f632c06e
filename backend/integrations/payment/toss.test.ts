import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentFact, PaymentResult } from '#backend/operation/payment-company.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { CANCEL_REFUSALS, PAYMENT_REFUSALS } from '#contracts/payment-constants.ts'
import { openPaymentWorld, type PaymentWorld } from '#tests/support/payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
}, 60_000)
beforeEach(() => {
  world.received.length = 0
  world.logged.length = 0
  world.shop.answer = 200
})
afterAll(() => world?.close())

const doneOf = (result: PaymentResult): PaymentFact => {
  expect(result).toMatchObject({ kind: 'done' })
  if (result.kind !== 'done') throw new Error('not done')
  return result.payment
}
const found = async (paymentKey: string): Promise<PaymentFact> => {
  const fact = await world.company.find({ paymentKey })
  if (typeof fact === 'string') throw new Error(fact)
  return fact
}
/** Nothing but the company's own names and numbers may be in a log. */
const loggedText = () =>
  JSON.stringify(world.logged, (_key, value) => (value instanceof Error ? `${value}` : value))

describe('결제창', () => {
  it('은 주소로 열리고, 승인하면 결제 번호와 금액을 돌려준다', async () => {
    const attempt = world.attempt()
    const { status, page, paymentKey } = await world.visit(attempt)
    expect(status).toBe(200)
    expect(page).toContain('53,000원 결제하기')
    const { query } = await world.choose(attempt, 'APPROVE')
    expect(query).toEqual({
      paymentKey,
      orderId: attempt.orderId,
      amount: '53000',
      paymentType: 'NORMAL',
    })
  })

  it('을 닫으면 주문 번호 없이 돌아온다', async () => {
    const { address, query } = await world.choose(world.attempt(), 'CLOSE')
    expect(address.pathname).toMatch(/\/failed$/)
    expect(query).toEqual({ code: 'PAY_PROCESS_CANCELED', message: expect.any(String) })
    expect(world.company.refusalOf('PAY_PROCESS_CANCELED')).toBe('CANCELED_BY_BUYER')
  })

  it.each([
    ['TIMEOUT', 'PAY_PROCESS_ABORTED', 'REFUSED'],
    ['AUTHENTICATION', 'REJECT_CARD_COMPANY', 'CARD_REFUSED'],
  ])('에서 %s이면 %s로 돌아온다', async (outcome, code, refusal) => {
    const attempt = world.attempt()
    const { query } = await world.choose(attempt, outcome)
    expect(query).toMatchObject({ code, orderId: attempt.orderId })
    expect(world.company.refusalOf(code)).toBe(refusal)
  })

  it('은 두 번 고를 수 없고, 뒤로 와도 같은 결제로 돌아간다', async () => {
    const attempt = world.attempt()
    const { paymentKey } = await world.choose(attempt, 'APPROVE')
    const again = await world.visit(attempt)
    expect(again.status).toBe(409)
    const chosen = await world.act('window', { paymentKey, outcome: 'CLOSE' })
    expect(chosen.status).toBe(409)
    expect(await chosen.text()).toContain(`paymentKey=${paymentKey}`)
  })

  it.each([
    ['다른 상점', { clientKey: 'test_ck_other' }],
    ['두손이 아닌 주소', { successUrl: 'https://evil.example/' }],
    ['0원', { amount: '0' }],
    ['-1원', { amount: '-1' }],
    ['너무 큰 금액', { amount: '1e16' }],
  ])('은 %s에 열리지 않는다', async (_, changed) => {
    const instruction = world.company.open(world.attempt())
    if (instruction.kind !== 'redirect') throw new Error('no address')
    const url = new URL(instruction.url)
    for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value)
    expect((await fetch(url)).status).toBe(400)
  })
})

describe('승인', () => {
  it('은 돈을 받고, 무엇으로 냈는지 말한다', async () => {
    const { paymentKey, orderId, result } = await world.pay()
    expect(doneOf(result)).toMatchObject({
      paymentKey,
      orderId,
      state: 'DONE',
      method: 'CARD',
      amount: 53_000,
      balance: 53_000,
      approvedAt: world.now(),
      card: { company: '신한', installmentMonths: 0, approveNo: expect.stringMatching(/^\d{8}$/) },
      easyPay: null,
      cancels: [],
      receiptUrl: expect.stringContaining('/slip'),
    })
    expect(await found(paymentKey)).toEqual(doneOf(result))
    expect(await world.company.find({ orderId })).toEqual(doneOf(result))
  })

  it('은 간편결제의 이름을 안다', async () => {
    const attempt = world.attempt({ method: 'EASY_PAY' })
    const { paymentKey } = await world.choose(attempt, 'APPROVE', { pay: '카카오페이' })
    const result = await world.company.confirm({ ...attempt, paymentKey, idempotencyKey: 'easy' })
    expect(doneOf(result)).toMatchObject({ method: 'EASY_PAY', easyPay: '카카오페이' })
  })

  it.each([
    ['REJECT_CARD_PAYMENT', 'CARD_LIMIT'],
    ['REJECT_ACCOUNT_PAYMENT', 'BALANCE'],
    ['INVALID_CARD_EXPIRATION', 'CARD_EXPIRED'],
    ['INVALID_STOPPED_CARD', 'CARD_STOPPED'],
    ['REJECT_CARD_COMPANY', 'CARD_REFUSED'],
    ['EXCEED_MAX_AMOUNT', 'TOO_LARGE'],
    ['EXCEED_MAX_DAILY_PAYMENT_COUNT', 'DAILY_LIMIT'],
  ] as const)('이 %s로 거절되면 까닭을 말하고 돈은 그대로다', async (code, refusal) => {
    const { paymentKey, result } = await world.pay({}, code)
    expect(result).toEqual({ kind: 'refused', refusal, message: PAYMENT_REFUSALS[refusal] })
    expect(await found(paymentKey)).toMatchObject({ state: 'ABORTED', refusal, approvedAt: null })
  })

  it('은 여덟 번 함께 와도 한 번이고 대답이 같다', async () => {
    const attempt = world.attempt()
    const { paymentKey } = await world.choose(attempt, 'APPROVE')
    const call = { ...attempt, paymentKey, idempotencyKey: attempt.orderId }
    const results = await Promise.all(Array.from({ length: 8 }, () => world.company.confirm(call)))
    const [first] = results
    for (const result of results) expect(result).toEqual(first)
    expect(doneOf(results[0] as PaymentResult).state).toBe('DONE')
  })

  it('은 다른 키로 다시 와도 이미 된 결제를 돌려준다', async () => {
    const { result, ...payment } = await world.pay()
    const again = await world.company.confirm({ ...payment, idempotencyKey: 'another' })
    expect(again).toEqual(result)
  })

  it('은 창에서 본 것과 다른 금액, 다른 주문, 모르는 결제를 거절한다', async () => {
    const attempt = world.attempt()
    const { paymentKey } = await world.choose(attempt, 'APPROVE')
    const call = { ...attempt, paymentKey }
    for (const [index, [wrong, refusal]] of (
      [
        [{ amount: 1 }, 'MISMATCH'],
        [{ orderId: 'order-999-1' }, 'WINDOW_EXPIRED'],
        [{ paymentKey: 'unknown' }, 'WINDOW_EXPIRED'],
      ] as const
    ).entries())
      expect(
        await world.company.confirm({ ...call, ...wrong, idempotencyKey: `wrong-${index}` }),
      ).toMatchObject({ kind: 'refused', refusal })
    expect(await found(paymentKey)).toMatchObject({ state: 'IN_PROGRESS', approvedAt: null })
  })

  it('은 십 분이 지나면 할 수 없다', async () => {
    const attempt = world.attempt()
    const { paymentKey } = await world.choose(attempt, 'APPROVE')
    world.wait(11)
    const result = await world.company.confirm({ ...attempt, paymentKey, idempotencyKey: 'late' })
    expect(result).toMatchObject({ kind: 'refused', refusal: 'WINDOW_EXPIRED' })
    expect(await found(paymentKey)).toMatchObject({ state: 'EXPIRED' })
  })
})

describe('대답이 없을 때', () => {
  it.each(['LOST', 'LOST_ERROR'])('승인됐으면(%s) 물어보거나 되풀이해서 안다', async (outcome) => {
    const company = world.companyWith({ deadlineMs: 150 })
    const attempt = world.attempt()
    const { paymentKey } = await world.choose(attempt, outcome)
    const call = { ...attempt, paymentKey, idempotencyKey: attempt.orderId }
    expect(await company.confirm(call)).toEqual({ kind: 'unknown' })
    expect(await found(paymentKey)).toMatchObject({ state: 'DONE', balance: 53_000 })
    expect(await world.company.confirm(call)).toMatchObject({ kind: 'done' })
    expect(loggedText()).not.toContain(paymentKey)
  })

  it.each(['HANG', 'ERROR'])('승인되지 않았으면(%s) 되풀이한 것이 승인된다', async (outcome) => {
    const company = world.companyWith({ deadlineMs: 150 })
    const attempt = world.attempt()
    const { paymentKey } = await world.choose(attempt, outcome)
    const call = { ...attempt, paymentKey, idempotencyKey: attempt.orderId }
    expect(await company.confirm(call)).toEqual({ kind: 'unknown' })
    expect(await found(paymentKey)).toMatchObject({ state: 'IN_PROGRESS' })
    expect(await world.company.confirm(call)).toMatchObject({ kind: 'done' })
  })

  it('승인됐다가 취소되면 나중에 물어서 안다', async () => {
    const { paymentKey, result } = await world.pay({}, 'REVERSED')
    expect(doneOf(result)).toMatchObject({ state: 'DONE', balance: 53_000 })
    expect(await found(paymentKey)).toMatchObject({
      state: 'CANCELED',
      balance: 0,
      cancels: [{ amount: 53_000, reason: '카드사 승인 취소' }],
    })
  })

  it('회사에 닿지 않으면 모른다고 한다', async () => {
    const company = world.companyWith({ apiUrl: 'http://127.0.0.1:9' })
    expect(await company.find({ paymentKey: 'x' })).toBe('UNKNOWN')
    expect(
      await company.confirm({ paymentKey: 'x', orderId: 'y', amount: 1, idempotencyKey: 'z' }),
    ).toEqual({ kind: 'unknown' })
    expect(await company.cancel({ paymentKey: 'x', reason: 'r', idempotencyKey: 'z' })).toEqual({
      kind: 'unknown',
    })
    expect(await company.transactions({ from: world.now(), to: world.now() })).toBe('UNKNOWN')
  })

  it('우리 키가 틀리면 살 수 없다고 하고, 로그에 까닭만 남긴다', async () => {
    const company = world.companyWith({ secretKey: 'test_sk_CANARY' })
    const result = await company.confirm({
      paymentKey: 'x',
      orderId: 'order-1-1',
      amount: 1,
      idempotencyKey: 'z',
    })
    expect(result).toMatchObject({ kind: 'refused', refusal: 'UNAVAILABLE' })
    expect(await company.find({ paymentKey: 'x' })).toBe('UNKNOWN')
    expect(loggedText()).toContain('UNAUTHORIZED_KEY')
    expect(loggedText()).not.toContain('CANARY')
  })
})

describe('취소', () => {
  const cancel = (paymentKey: string, idempotencyKey: string, more: object = {}) =>
    world.company.cancel({ paymentKey, reason: '구매자 요청', idempotencyKey, ...more })

  it('은 나눠서 할 수 있고, 남은 것보다 많이는 안 된다', async () => {
    const { paymentKey } = await world.pay()
    const first = await cancel(paymentKey, 'part-1', { amount: 20_000 })
    expect(first).toMatchObject({
      kind: 'done',
      cancel: { amount: 20_000, reason: '구매자 요청', canceledAt: world.now() },
      payment: { state: 'PARTIAL_CANCELED', balance: 33_000 },
    })
    expect(await cancel(paymentKey, 'part-2', { amount: 33_001 })).toEqual({
      kind: 'refused',
      refusal: 'AMOUNT_EXCEEDED',
      message: CANCEL_REFUSALS.AMOUNT_EXCEEDED,
      isFinal: true,
    })
    expect(await cancel(paymentKey, 'rest')).toMatchObject({
      kind: 'done',
      cancel: { amount: 33_000 },
      payment: { state: 'CANCELED', balance: 0, cancels: [{ amount: 20_000 }, { amount: 33_000 }] },
    })
    expect(await cancel(paymentKey, 'more')).toMatchObject({
      kind: 'refused',
      refusal: 'ALREADY_CANCELED',
      isFinal: true,
    })
  })

  it('은 여덟 번 함께 와도 한 번이고 대답이 같다', async () => {
    const { paymentKey } = await world.pay()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => cancel(paymentKey, 'eight', { amount: 1_000 })),
    )
    for (const result of results) expect(result).toEqual(results[0])
    expect(await found(paymentKey)).toMatchObject({ balance: 52_000, cancels: [{ amount: 1_000 }] })
  })

  it('이 다섯 번 거절되어도 여섯 번째에 된다', async () => {
    const { paymentKey } = await world.pay()
    await world.act(paymentKey, { action: 'cancel-plan', plan: 'REFUSE_FIVE' })
    for (const number of [1, 2, 3, 4, 5])
      expect(await cancel(paymentKey, `five-${number}`)).toMatchObject({
        kind: 'refused',
        refusal: 'REFUSED',
        isFinal: false,
      })
    // The answer to a key is kept, a refusal as well.
    expect(await cancel(paymentKey, 'five-5')).toMatchObject({ kind: 'refused' })
    expect(await cancel(paymentKey, 'five-6')).toMatchObject({ kind: 'done' })
  })

  it.each([
    ['LOST', 0],
    ['LOST_ERROR', 0],
    ['HANG', 53_000],
    ['ERROR', 53_000],
  ])('의 대답이 없으면(%s) 모른다고 하고, 되풀이하면 한 번이다', async (plan, balance) => {
    const { paymentKey } = await world.pay()
    await world.act(paymentKey, { action: 'cancel-plan', plan })
    const call = { paymentKey, reason: '구매자 요청', idempotencyKey: `${plan}-${paymentKey}` }
    const hasty = world.companyWith({ deadlineMs: 150 })
    expect(await hasty.cancel(call)).toEqual({ kind: 'unknown' })
    expect(await found(paymentKey)).toMatchObject({ balance })
    expect(await world.company.cancel(call)).toMatchObject({
      kind: 'done',
      payment: { balance: 0, cancels: [{ amount: 53_000 }] },
    })
  })

  it('은 모르는 결제와 끝나지 않은 결제에는 없다', async () => {
    expect(await cancel('unknown', 'unknown')).toMatchObject({ refusal: 'NOT_FOUND' })
    const { paymentKey } = await world.choose(world.attempt(), 'APPROVE')
    expect(await cancel(paymentKey, 'early')).toMatchObject({ refusal: 'NOT_CANCELABLE' })
  })
})

describe('가상계좌', () => {
  const refundAccount = { bankCode: '004', accountNo: '1234567890', holderName: '정유진' }
  const open = () =>
    world.pay({
      method: 'VIRTUAL_ACCOUNT',
      depositDueAt: new Date(world.now().getTime() + 60 * 60_000),
    })

  it('는 기한까지 기다리고, 입금되면 알린다', async () => {
    const { paymentKey, result } = await open()
    expect(doneOf(result)).toMatchObject({
      state: 'WAITING_FOR_DEPOSIT',
      method: 'VIRTUAL_ACCOUNT',
      approvedAt: null,
      virtualAccount: {
        bankCode: '088',
        accountNo: expect.stringMatching(/^\d{14}$/),
        dueAt: new Date(world.now().getTime() + 60 * 60_000),
        isExpired: false,
      },
    })
    await world.act(paymentKey, { action: 'deposit' })
    expect(await found(paymentKey)).toMatchObject({ state: 'DONE', balance: 53_000 })
    await vi.waitFor(() => expect(world.received).toHaveLength(3))
    expect(world.received.map(({ body }) => JSON.parse(body).eventType)).toEqual([
      'PAYMENT_STATUS_CHANGED',
      'PAYMENT_STATUS_CHANGED',
      undefined,
    ])
  })

  it('는 기한이 지나면 끝나지만, 늦은 돈이 오면 그것도 말한다', async () => {
    const { paymentKey } = await open()
    world.wait(61)
    expect(await found(paymentKey)).toMatchObject({
      state: 'EXPIRED',
      virtualAccount: { isExpired: true },
    })
    await world.act(paymentKey, { action: 'deposit' })
    const fact = await found(paymentKey)
    expect(fact.state).toBe('DONE')
    expect(fact.approvedAt?.getTime()).toBeGreaterThan(fact.virtualAccount?.dueAt.getTime() ?? 0)
  })

  it('에 다른 금액이 오면 그 금액을 말한다', async () => {
    const { paymentKey } = await open()
    await world.act(paymentKey, { action: 'deposit', amount: '50000' })
    expect(await found(paymentKey)).toMatchObject({
      state: 'DONE',
      amount: 50_000,
      balance: 50_000,
    })
  })

  it('의 돈은 예금주가 맞는 계좌로만 돌려준다', async () => {
    const { paymentKey } = await open()
    await world.act(paymentKey, { action: 'deposit' })
    const call = { paymentKey, reason: '구매자 요청' }
    expect(await world.company.cancel({ ...call, idempotencyKey: 'no-account' })).toMatchObject({
      refusal: 'ACCOUNT_WRONG',
      isFinal: true,
    })
    expect(
      await world.company.cancel({
        ...call,
        idempotencyKey: 'another-holder',
        refundAccount: { ...refundAccount, holderName: '불일치' },
      }),
    ).toMatchObject({ refusal: 'ACCOUNT_WRONG' })
    expect(
      await world.company.cancel({ ...call, idempotencyKey: 'right', refundAccount }),
    ).toMatchObject({ kind: 'done', payment: { state: 'CANCELED' } })
    expect(loggedText()).not.toMatch(/1234567890|정유진/)
  })

  it('는 입금 전에 그만둘 수 있고, 돌려줄 돈이 없다', async () => {
    const { paymentKey } = await open()
    const result = await world.company.cancel({
      paymentKey,
      reason: '구매자 요청',
      idempotencyKey: 'give-up',
    })
    expect(result).toMatchObject({ kind: 'done', cancel: null, payment: { state: 'CANCELED' } })
  })
})

describe('거래 목록', () => {
  it('의 합은 받은 돈에서 돌려준 돈을 뺀 것이다', async () => {
    world.wait(24 * 60)
    const from = world.now()
    const paid = await world.pay()
    const { paymentKey } = await world.pay({ amount: 10_000 })
    await world.company.cancel({ paymentKey, amount: 4_000, reason: 'r', idempotencyKey: 'day' })
    await world.pay({}, 'REJECT_CARD_COMPANY')
    await world.pay({ method: 'VIRTUAL_ACCOUNT' })
    const page = await world.company.transactions({ from, to: world.now() })
    if (page === 'UNKNOWN') throw new Error('unknown')
    expect(page.items.map(({ amount }) => amount)).toEqual([53_000, 10_000, -4_000])
    expect(page.items[0]).toMatchObject({ orderId: paid.orderId, at: world.now() })
    expect(page.next).toBeNull()
    const before = {
      from: new Date(from.getTime() - DAY_MS),
      to: new Date(from.getTime() - DAY_MS / 2),
    }
    const yesterday = await world.company.transactions(before)
    expect(yesterday === 'UNKNOWN' || yesterday.items.map(({ orderId }) => orderId)).not.toContain(
      paid.orderId,
    )
  })

  it('은 쪽마다 이어진다', async () => {
    world.wait(24 * 60)
    const from = world.now()
    const { paymentKey } = await world.pay()
    await world.database.kysely
      .insertInto('sandbox_payment_transaction')
      .values(
        Array.from({ length: 204 }, (_, index) => ({
          transaction_key: `page-${index}`,
          payment_key: paymentKey,
          state: 'DONE' as const,
          amount: 1,
          at: from,
        })),
      )
      .execute()
    const first = await world.company.transactions({ from, to: from })
    if (first === 'UNKNOWN' || !first.next) throw new Error('no next page')
    const second = await world.company.transactions({ from, to: from, after: first.next })
    if (second === 'UNKNOWN') throw new Error('unknown')
    expect([first.items.length, second.items.length, second.next]).toEqual([200, 5, null])
    const keys = [...first.items, ...second.items].map(({ transactionKey }) => transactionKey)
    expect(new Set(keys).size).toBe(205)
  })
})

describe('알림', () => {
  const read = (index: number) => {
    const notice = world.received[index]
    if (!notice) throw new Error('no notice')
    return world.company.readNotice(notice)
  }
  const received = (count: number) =>
    vi.waitFor(() => expect(world.received.length).toBeGreaterThanOrEqual(count))

  it('은 회사가 말하는 사실이 된다', async () => {
    const { paymentKey } = await world.pay()
    await received(1)
    expect(await read(0)).toEqual({
      noticeId: expect.stringMatching(/^[\w-]{36}$/),
      payment: await found(paymentKey),
    })
  })

  it('은 대답이 없으면 다시 오고, 같은 번호를 가진다', async () => {
    world.shop.answer = 503
    await world.pay()
    await received(1)
    world.shop.answer = 200
    world.wait(2)
    await world.restart()
    await received(2)
    const [first, second] = [await read(0), await read(1)]
    expect(first).toEqual(second)
    expect(
      world.received.map(({ headers }) =>
        headers.get('tosspayments-webhook-transmission-retried-count'),
      ),
    ).toEqual(['0', '1'])
  })

  it('은 순서가 바뀌어도 지금의 사실이다', async () => {
    const { paymentKey } = await world.pay()
    await world.company.cancel({ paymentKey, reason: 'r', idempotencyKey: 'order' })
    await received(2)
    world.received.length = 0
    await world.act(paymentKey, { action: 'reverse-notices' })
    expect(world.received.map(({ body }) => JSON.parse(body).data.status)).toEqual([
      'CANCELED',
      'DONE',
    ])
    for (const index of [0, 1])
      expect(await read(index)).toMatchObject({ payment: { state: 'CANCELED', balance: 0 } })
  })

  it('이 위조면 아니라고 한다', async () => {
    const { paymentKey } = await world.pay({ method: 'VIRTUAL_ACCOUNT' })
    await received(1)
    world.received.length = 0
    await world.act(paymentKey, { action: 'forge-deposit' })
    await world.act(paymentKey, { action: 'forge-payment' })
    await received(2)
    expect([await read(0), await read(1)]).toEqual(['FORGED', 'FORGED'])
    const transmissionId = null
    for (const body of ['', '[]', '{', '{}', '{"eventType":"PAYMENT_STATUS_CHANGED"}'])
      expect(await world.company.readNotice({ transmissionId, body })).toBe('FORGED')
    const other = JSON.stringify({ eventType: 'PAYOUT_STATUS_CHANGED' })
    expect(await world.company.readNotice({ transmissionId, body: other })).toBe('IRRELEVANT')
  })

  it('을 확인할 수 없으면 나중에 다시 보내게 한다', async () => {
    await world.pay()
    await received(1)
    const [notice] = world.received
    if (!notice) throw new Error('no notice')
    const company = world.companyWith({ apiUrl: 'http://127.0.0.1:9' })
    expect(await company.readNotice(notice)).toBe('UNKNOWN')
  })
})

describe('현금영수증', () => {
  const receipt = {
    orderId: 'order-1-1',
    orderName: '필름 카메라',
    amount: 53_000,
    kind: 'PERSONAL',
    holderNo: '01012345678',
    idempotencyKey: 'receipt',
  } as const

  it('은 여덟 번 함께 와도 하나다', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => world.company.issueCashReceipt(receipt)),
    )
    for (const result of results) expect(result).toEqual(results[0])
    const [first] = results
    expect(first).toMatchObject({ kind: 'done', receipt: { kind: 'PERSONAL', amount: 53_000 } })
    if (first?.kind !== 'done') throw new Error('not issued')
    const { receiptKey } = first.receipt
    expect(
      await world.company.cancelCashReceipt({ receiptKey, idempotencyKey: 'cancel-receipt' }),
    ).toMatchObject({ kind: 'done', receipt: { receiptKey } })
  })

  it('의 번호가 틀리면 그렇게 말한다', async () => {
    const result = await world.company.issueCashReceipt({
      ...receipt,
      holderNo: '12',
      idempotencyKey: 'wrong',
    })
    expect(result).toMatchObject({ kind: 'refused', refusal: 'NUMBER_WRONG' })
  })
})

describe('연습용 결제 회사', () => {
  it('의 목록에는 주문 번호가 있고, 다시 켜도 남는다', async () => {
    const { paymentKey, orderId } = await world.pay()
    await world.restart()
    const [newest] = await world.listed()
    expect(newest).toEqual({
      paymentKey,
      orderSeq: Number(orderId.split('-')[1]),
      amount: 53_000,
      state: 'DONE',
      at: world.now().toISOString(),
    })
  })

  it('에서 열려 있는 결제창에 대답할 수 있다', async () => {
    const { paymentKey } = await world.visit(world.attempt())
    const response = await fetch(`${world.origin}/sandbox/payments/${paymentKey}`)
    expect(await response.text()).toContain('승인하고 두손으로 가기')
  })

  it('는 JSON으로도 움직인다', async () => {
    const { paymentKey } = await world.pay()
    const response = await fetch(`${world.origin}/sandbox/payments/${paymentKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'reverse' }),
    })
    expect(await response.json()).toMatchObject({ payment: { state: 'CANCELED' } })
  })

  it.each(['', '/slip'])('의 화면 %s는 결제를 보여 준다', async (path) => {
    const { paymentKey } = await world.pay()
    const response = await fetch(`${world.origin}/sandbox/payments/${paymentKey}${path}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('캐논 AE-1 필름 카메라')
  })
})
