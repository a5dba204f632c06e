import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeProvider, hangs, loggedTextOf, unreachable } from '#tests/support/fake-provider.ts'
import { openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'
import { createOpenBanking } from './open-banking.ts'
import { transactionId } from './transaction-id.ts'

const settings = {
  url: 'https://bank.example',
  clientId: 'id',
  clientSecret: 'CANARY-SECRET',
  useCode: 'M202600001',
  contractBankCode: '004',
  contractAccountNo: '10030500000001',
  passPhrase: 'CANARY-PHRASE',
  ownName: '두손',
}
const NOW = new Date('2026-11-20T03:04:05Z')
const account = { bankCode: '088', accountNo: '110200000102' } as const
const payOut = {
  ...account,
  holderName: '카나리아',
  amount: 12_345,
  printed: '두손정산',
  idempotencyKey: 'payout-7',
  decidedAt: new Date('2026-11-20T03:00:00Z'),
}
type Answering = (path: string, body: Record<string, unknown>) => Response | Promise<Response>

function bankOf(answer: Answering, now = NOW) {
  const calls: { path: string; body: Record<string, unknown>; authorization: string | null }[] = []
  const provider = fakeProvider(async (request) => {
    const path = new URL(request.url).pathname
    if (path === '/oauth/2.0/token')
      return Response.json({
        access_token: 'CANARY-TOKEN',
        token_type: 'Bearer',
        expires_in: 7_000,
      })
    const body = await request.json()
    calls.push({ path, body, authorization: request.headers.get('authorization') })
    return answer(path, body)
  })
  const bank = createOpenBanking({
    settings,
    fetch: provider.fetch,
    now: () => now,
    deadlineMs: 30,
  })
  return { ...bank, calls, requests: provider.requests }
}
const rowOf = (body: Record<string, unknown>) =>
  (body.req_list as Record<string, string>[])[0] ?? {}
const transferred =
  (bankRspCode: string, rspCode = bankRspCode === '000' ? 'A0000' : 'A0002'): Answering =>
  (_path, body) => {
    const { bank_tran_id: id, org_bank_tran_id: original } = rowOf(body)
    return Response.json({
      rsp_code: rspCode,
      res_list: [{ tran_no: '1', bank_tran_id: id ?? original, bank_rsp_code: bankRspCode }],
    })
  }

describe('오픈뱅킹', () => {
  it('예금주를 생년월일로 묻고, 토큰을 한 번만 받는다', async () => {
    const bank = bankOf(() =>
      Response.json({ rsp_code: 'A0000', bank_rsp_code: '000', account_holder_name: '카나리아 ' }),
    )
    const asked = { ...account, birthDate: '1990-01-31' }
    expect(await bank.holderOf(asked)).toEqual({ kind: 'done', holderName: '카나리아' })
    await bank.holderOf(asked)
    expect(bank.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/oauth/2.0/token',
      '/v2.0/inquiry/real_name',
      '/v2.0/inquiry/real_name',
    ])
    expect(bank.calls[0]).toMatchObject({
      authorization: 'Bearer CANARY-TOKEN',
      body: {
        bank_code_std: '088',
        account_num: '110200000102',
        account_holder_info_type: ' ',
        account_holder_info: '900131',
        tran_dtime: '20261120120405',
      },
    })
  })

  it.each([
    ['412', 'NO_ACCOUNT'],
    ['415', 'CLOSED_ACCOUNT'],
    ['419', 'BLOCKED_ACCOUNT'],
    ['813', 'OTHER_OWNER'],
    ['205', 'MAINTENANCE'],
  ])('은행의 %s는 %s', async (code, refusal) => {
    const bank = bankOf(() => Response.json({ rsp_code: 'A0002', bank_rsp_code: code }))
    const result = await bank.holderOf({ ...account, birthDate: '1990-01-31' })
    expect(result).toMatchObject({ kind: 'refused', refusal })
    if (result.kind === 'refused') expect(result.message).toMatch(/요\.$/)
  })

  it('돈을 보내고, 같은 열쇠에서 같은 거래번호가 나온다', async () => {
    const bank = bankOf(transferred('000'))
    const id = transactionId('M202600001', 'payout-7', 0)
    expect(id).toMatch(/^M202600001U[A-Z0-9]{9}$/)
    expect(await bank.payOut(payOut)).toEqual({ kind: 'done', paidAt: NOW, bankReference: id })
    expect(bank.calls.map(({ path }) => path)).toEqual(['/v2.0/transfer/deposit/acnt_num'])
    expect(rowOf(bank.calls[0]?.body ?? {})).toMatchObject({
      bank_tran_id: id,
      tran_amt: '12345',
      account_holder_name: '카나리아',
      print_content: '두손정산',
    })
  })

  it('되풀이하면 처음 것이 어떻게 됐는지 묻는다', async () => {
    const bank = bankOf((path, body) =>
      path.endsWith('/result')
        ? transferred('000')(path, body)
        : Response.json({ rsp_code: 'A0325', rsp_message: '중복' }),
    )
    expect(await bank.payOut(payOut)).toMatchObject({ kind: 'done' })
    expect(rowOf(bank.calls[1]?.body ?? {})).toMatchObject({
      org_bank_tran_date: '20261120',
      org_tran_amt: '12345',
    })
  })

  it('날이 바뀐 뒤에는 지난 날을 먼저 묻고, 보낸 것이면 다시 보내지 않는다', async () => {
    const tomorrow = new Date('2026-11-21T03:00:00Z')
    const bank = bankOf(transferred('000'), tomorrow)
    expect(await bank.payOut(payOut)).toMatchObject({ kind: 'done' })
    expect(bank.calls.map(({ path }) => path)).toEqual(['/v2.0/transfer/result'])
  })

  it('지난 날의 일을 모르면 보내지 않는다', async () => {
    const bank = bankOf(transferred('999'), new Date('2026-11-21T03:00:00Z'))
    expect(await bank.payOut(payOut)).toMatchObject({ kind: 'unknown' })
    expect(bank.calls.map(({ path }) => path)).toEqual(['/v2.0/transfer/result'])
  })

  it('너무 오래된 것과 앞날의 것은 잘못된 부름이다', async () => {
    const bank = bankOf(transferred('000'), new Date('2026-12-20T03:00:00Z'))
    await expect(bank.payOut(payOut)).rejects.toThrow(RangeError)
    const early = bankOf(transferred('000'), new Date('2026-11-18T03:00:00Z'))
    await expect(early.payOut(payOut)).rejects.toThrow(RangeError)
  })

  it('끝난 토큰은 한 번 다시 받는다', async () => {
    let calls = 0
    const bank = bankOf((path, body) => {
      calls += 1
      return calls === 1 ? Response.json({ rsp_code: 'O0002' }) : transferred('000')(path, body)
    })
    expect(await bank.payOut(payOut)).toMatchObject({ kind: 'done' })
    expect(bank.requests).toHaveLength(4)
  })

  it.each<[string, Answering]>([
    ['멈추면', hangs],
    ['500을 내면', () => Response.json({ 카나리아: 1 }, { status: 500 })],
    ['모르는 코드를 내면', () => Response.json({ rsp_code: 'A0007' })],
    ['은행이 모르는 코드를 내면', transferred('555')],
    [
      '다른 거래를 답하면',
      () =>
        Response.json({
          rsp_code: 'A0000',
          res_list: [{ bank_tran_id: 'X', bank_rsp_code: '000' }],
        }),
    ],
    ['빈 답을 하면', () => Response.json({ rsp_code: 'A0000', res_list: [] })],
    ['알 수 없는 말을 하면', () => new Response('카나리아')],
    ['닿지 않으면', () => unreachable('CANARY-SECRET')],
  ])('%s 보냈는지 모르는 것이고, 로그에는 아무것도 남지 않는다', async (_, answer) => {
    const bank = bankOf(answer)
    const results = [
      await bank.payOut(payOut),
      await bank.payOutState(payOut),
      await bank.holderOf({ ...account, birthDate: '1990-01-31' }),
    ]
    for (const result of results) {
      expect(result.kind).toBe('unknown')
      if (result.kind === 'unknown')
        expect(loggedTextOf(result.cause)).not.toMatch(/CANARY|카나리아|110200000102|900131/)
    }
  })
})

describe('sandbox의 은행', () => {
  let world: TestSandbox
  beforeAll(async () => {
    world = await openTestSandbox()
  })
  afterAll(() => world.close())
  const hours = (name: string) => world.post('/sandbox/bank/hours', { hours: name })
  beforeEach(() => hours('open'))

  const demo = { bankCode: '004', accountNo: '40410201000101' } as const
  const toDemo = (more: object = {}) => ({
    ...payOut,
    ...demo,
    holderName: '정유진',
    decidedAt: world.now(),
    ...more,
  })
  const statement = async () => {
    const response = await world.visit('/sandbox/bank', { headers: { accept: 'application/json' } })
    const { transfers } = await response.json()
    return transfers.map(({ amount, printed }: { amount: number; printed: string }) => [
      amount,
      printed,
    ])
  }

  it('예금주를 알려 주고, 다른 사람·해지·없는 계좌를 거절한다', async () => {
    const { bank } = world.integrations
    const asked = { ...demo, birthDate: '1988-04-17' }
    expect(await bank.holderOf(asked)).toEqual({ kind: 'done', holderName: '정유진' })
    expect(await bank.holderOf({ ...asked, birthDate: '1988-04-18' })).toMatchObject({
      refusal: 'OTHER_OWNER',
    })
    expect(
      await bank.holderOf({ ...asked, bankCode: '003', accountNo: '01012345678901' }),
    ).toMatchObject({ refusal: 'CLOSED_ACCOUNT' })
    expect(await bank.holderOf({ ...asked, accountNo: '40410201000999' })).toMatchObject({
      refusal: 'NO_ACCOUNT',
    })
  })

  it('만든 계좌를 알고, 1원의 글자를 통장에 적는다', async () => {
    const opened = await world.post('/sandbox/bank', {
      bankCode: '090',
      accountNo: '3333-01-1234567',
      holderName: '독고탁',
      birthDate: '1990-01-31',
      state: 'OPEN',
    })
    expect(opened.status).toBe(303)
    const own = { bankCode: '090', accountNo: '3333011234567', holderName: '독고탁' } as const
    const { bank } = world.integrations
    for (let times = 0; times < 2; times += 1)
      expect(await bank.sendOneWon({ ...own, code: '두손1234', idempotencyKey: 'one' })).toEqual({
        kind: 'done',
      })
    expect(await statement()).toEqual([[1, '두손1234']])
    expect(await (await world.visit('/sandbox/bank')).text()).toContain('두손1234')
  })

  it('여덟 번 한꺼번에 보내도 돈은 한 번 움직인다', async () => {
    const { bank } = world.integrations
    const key = toDemo({ idempotencyKey: 'eight', printed: '여덟' })
    const results = await Promise.all(Array.from({ length: 8 }, () => bank.payOut(key)))
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['done']))
    expect(
      (await statement()).filter(([, printed]: [number, string]) => printed === '여덟'),
    ).toHaveLength(1)
    expect(await bank.payOutState(key)).toMatchObject({ kind: 'done' })
    expect(await bank.payOutState(toDemo({ idempotencyKey: 'never' }))).toMatchObject({
      kind: 'refused',
      refusal: 'NOT_PAID',
    })
  })

  it('점검 시간에는 거절하고, 끝나면 같은 열쇠로 보낸다', async () => {
    const { bank } = world.integrations
    await hours('night')
    // 23:40 한국 시간.
    world.wait((Date.parse('2026-11-01T14:40:00Z') - world.now().getTime()) / 1_000)
    const key = toDemo({ idempotencyKey: 'night', printed: '밤' })
    expect(await bank.payOut(key)).toMatchObject({ kind: 'refused', refusal: 'MAINTENANCE' })
    expect(await bank.payOutState(key)).toMatchObject({ refusal: 'MAINTENANCE' })
    world.wait(40 * 60)
    expect(await bank.payOut(key)).toMatchObject({ kind: 'refused', refusal: 'MAINTENANCE' })
    // 이튿날 0시 40분.
    world.wait(20 * 60)
    expect(await bank.payOut(key)).toMatchObject({ kind: 'done' })
    expect(await bank.payOut(key)).toMatchObject({ kind: 'done' })
    world.wait(24 * 3_600)
    expect(await bank.payOut(key)).toMatchObject({ kind: 'done' })
    expect(await bank.payOutState(key)).toMatchObject({ kind: 'done' })
    expect(
      (await statement()).filter(([, printed]: [number, string]) => printed === '밤'),
    ).toHaveLength(1)
  })

  it('다른 이름으로는 보내지 않는다', async () => {
    const { bank } = world.integrations
    const key = toDemo({ idempotencyKey: 'name', holderName: '박도현' })
    expect(await bank.payOut(key)).toMatchObject({ kind: 'refused', refusal: 'OTHER_OWNER' })
  })
})
