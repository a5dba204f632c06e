import { expect, it } from 'vitest'
import { smsText } from './issue-sms-code.ts'

/** Hangul takes two bytes in EUC-KR, ASCII one. */
const eucKrBytes = (text: string) =>
  [...text].reduce((bytes, letter) => bytes + (letter.charCodeAt(0) < 0x80 ? 1 : 2), 0)

it('인증번호 문자는 단문 하나(EUC-KR 90바이트)에 들어간다', () => {
  expect(smsText('012345')).toBe(
    '[두손] 인증번호 012345 (3분 이내 입력). 타인에게 알려주지 마세요.',
  )
  expect(eucKrBytes(smsText('012345'))).toBeLessThanOrEqual(90)
})
