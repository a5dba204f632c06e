import { describe, expect, it } from 'vitest'
import { GUARD_LEVELS, GUARD_REASONS, type GuardReason } from '#contracts/chat-constants.ts'
import { guardMessage } from './guard-messages.ts'

describe('메시지 아래의 안내', () => {
  it.each([
    [['PHONE'], '전화번호는 가려졌어요.'],
    [['ACCOUNT'], '계좌번호는 가려졌어요.'],
    [['MESSENGER'], '외부 메신저 아이디는 가려졌어요.'],
    [['PAYMENT_LINK'], '외부 결제 링크는 가려졌어요.'],
    [['PHONE', 'ACCOUNT'], '전화번호, 계좌번호는 가려졌어요.'],
    // What is only warned of is not said to be masked.
    [['PHONE', 'ADVANCE_PAYMENT'], '전화번호는 가려졌어요.'],
  ] as [GuardReason[], string][])('%j: %s', (reasons, words) => {
    for (const isOwn of [true, false])
      expect(guardMessage({ level: 'MASK', reasons }, isOwn)).toMatch(new RegExp(`^${words}`))
  })

  it('어느 이유든 쓴 사람과 읽는 사람에게 할 말이 있다', () => {
    for (const level of GUARD_LEVELS)
      for (const reason of Object.keys(GUARD_REASONS) as GuardReason[])
        for (const isOwn of [true, false])
          expect(guardMessage({ level, reasons: [reason] }, isOwn)).toMatch(/요\.$/)
  })
})
