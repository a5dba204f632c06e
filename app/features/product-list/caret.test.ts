import { describe, expect, it } from 'vitest'
import { caretBefore } from './caret.ts'

describe('쉼표가 끼어드는 동안의 커서', () => {
  it.each([
    ['1,234', 0, 5],
    ['1,234', 1, 4],
    ['1,234', 3, 2],
    ['1,234', 4, 0],
    ['12,345,678', 5, 4],
    ['', 0, 0],
    ['12', 5, 0],
  ])('"%s"에서 뒤에 숫자가 %i개 남으면 %i번째에 선다', (text, digits, caret) => {
    expect(caretBefore(text, digits)).toBe(caret)
  })
})
