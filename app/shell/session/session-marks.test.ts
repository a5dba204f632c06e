import { describe, expect, test } from 'vitest'
import { sessionMarks } from './session-marks.ts'

describe('브라우저가 기억하는 세션', () => {
  test('저장소를 막아 둔 브라우저에서는 기억하지 않을 뿐이다', () => {
    const { signedIn } = sessionMarks(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    signedIn.set()
    expect(signedIn.isSet()).toBe(false)
    signedIn.clear()
  })
})
