import { expect, it } from 'vitest'
import { maskName, maskPhoneNo } from './masks.ts'

it.each([
  ['01012345678', '010-****-5678'],
  ['0111234567', '011-****-4567'],
])('휴대폰 번호 %s는 %s로 가린다', (phoneNo, masked) => expect(maskPhoneNo(phoneNo)).toBe(masked))

it.each([
  ['홍길동', '홍*동'],
  ['김구', '김*'],
  ['남궁민수', '남궁**'],
  ['훈', '*'],
])('이름 %s는 %s로 가린다', (name, masked) => expect(maskName(name)).toBe(masked))
