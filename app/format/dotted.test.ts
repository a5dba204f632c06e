import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test('이어 적은 사실은 있는 것만 적고, 줄이 가운뎃점으로 시작하지 않는다', () => {
  expect(dotted('11월 3일', null, false, undefined, '', '10만원대')).toBe(
    '11월 3일\u00a0· 10만원대',
  )
  expect(dotted('하나')).toBe('하나')
  expect(dotted()).toBe('')
})
