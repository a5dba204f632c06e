import { expect, it } from 'vitest'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { messageOfAddress } from './address-message.ts'

const problem = (query: Record<string, string>) => messageOfAddress(new URLSearchParams(query))

it('주소에 오류가 없으면 아무 말도 하지 않는다', () => {
  expect(problem({})).toBeNull()
  expect(problem({ redirectTo: '/mystore' })).toBeNull()
})

it('우리 문장은 그대로 보여 준다', () => {
  for (const errorMessage of [
    ERROR_CATALOGUE.FORCED_LOGOUT.message,
    '로그인 정보가 다른 곳에서 사용되어 로그아웃했어요. 다시 로그인해 주세요.',
    '이용이 제한된 계정이에요. 고객센터로 문의해 주세요.',
  ])
    expect(problem({ errorCode: '401', errorMessage })).toBe(errorMessage)
})

it('남이 지어낸 문장은 보여 주지 않고 코드에 맞는 문장으로 바꾼다', () => {
  const errorMessage = '계정이 정지되었습니다. 010-9999-9999로 연락해 주세요.'
  expect(problem({ errorCode: '401', errorMessage })).toBe(ERROR_CATALOGUE.UNAUTHORIZED.message)
  expect(problem({ errorCode: '400001', errorMessage })).toBe(ERROR_CATALOGUE.FORCED_LOGOUT.message)
  expect(problem({ errorMessage })).toBe(ERROR_CATALOGUE.UNAUTHORIZED.message)
  const own = ERROR_CATALOGUE.GENERIC.message
  expect(problem({ errorCode: '401', errorMessage: `${own} ${errorMessage}` })).toBe(
    ERROR_CATALOGUE.UNAUTHORIZED.message,
  )
})

it('모르는 코드에는 로그인이 필요하다고만 한다', () => {
  for (const errorCode of ['', 'abc', '-1', '__proto__', '999'])
    expect(problem({ errorCode })).toBe(ERROR_CATALOGUE.UNAUTHORIZED.message)
})
