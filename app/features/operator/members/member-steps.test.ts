import { expect, it } from 'vitest'
import {
  consequencesOf,
  isSanctionable,
  MEMBER_STEPS,
  type MemberStep,
  objectionOf,
  possibleSteps,
  sanctionConsequences,
} from './member-steps.ts'

const member = {
  role: 'USER',
  status: 'USER',
  deviceCount: 2,
  roomCount: 1_234,
  shownProductCount: 7,
} as const
const STEPS = Object.keys(MEMBER_STEPS) as MemberStep[]

it('제한된 회원에게는 푸는 것만, 아닌 회원에게는 푸는 것 말고 할 수 있다', () => {
  expect(possibleSteps({ ...member, status: 'SUSPENDED' })).toEqual(['restore'])
  expect(possibleSteps(member)).toEqual(['sign-out'])
  expect(isSanctionable(member)).toBe(true)
  expect(isSanctionable({ status: 'SUSPENDED' })).toBe(false)
  expect(possibleSteps({ ...member, role: 'OPERATOR' })).toContain('reset-factor')
  expect(possibleSteps({ ...member, status: 'WITHDRAWN' })).toEqual([])
})

it('운영자는 관리자만 바꾸고, 아무도 자신은 바꾸지 못한다', () => {
  const colleague = { ...member, role: 'OPERATOR' } as const
  expect(objectionOf(member, { isSelf: false, role: 'OPERATOR' })).toBeNull()
  expect(objectionOf(colleague, { isSelf: false, role: 'ADMIN' })).toBeNull()
  expect(objectionOf(colleague, { isSelf: false, role: 'OPERATOR' })).toMatch(/관리자만/)
  expect(objectionOf(colleague, { isSelf: true, role: 'ADMIN' })).toMatch(/내 계정/)
})

it('이용 제한은 로그인, 채팅, 상품, 주문이 어떻게 되고 언제까지인지 말한다', () => {
  const until = (endsAt: string | null) =>
    sanctionConsequences({ kind: 'SUSPENSION', endsAt }, member)
  const said = until('2026-11-28T03:00:00Z')
  expect(said.map(({ about }) => about)).toEqual(['로그인', '채팅', '상품', '주문', '기간'])
  const text = said.map((one) => one.text).join(' ')
  for (const figure of ['2대', '1,234개', '7개', '2026.11.28']) expect(text).toContain(figure)
  expect(until(null).at(-1)?.text).toContain('끝나는 날이 없어요')
})

it.each(STEPS)('%s: 무엇이 달라지는지 말한다', (step) => {
  for (const { text } of consequencesOf(step, member)) expect(text).toMatch(/요\.$/)
})
