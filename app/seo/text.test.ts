import { describe, expect, it } from 'vitest'
import { oneLine } from './text.ts'

describe('한 줄 요약', () => {
  it('줄바꿈과 연속된 공백을 한 칸으로 잇는다', () => {
    expect(oneLine('  아이폰\r\n\n15   프로 ', 100)).toBe('아이폰 15 프로')
  })

  it('정해진 글자 수까지는 그대로 둔다', () => {
    expect(oneLine('가나다라마', 5)).toBe('가나다라마')
  })

  it('넘치면 말줄임표까지 합쳐 정해진 글자 수로 자른다', () => {
    expect(oneLine('가나다라마바', 5)).toBe('가나다라…')
  })

  it('여러 코드로 된 이모지를 반으로 자르지 않는다', () => {
    expect(oneLine('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦…')
    expect(oneLine('가👨‍👩‍👧‍👦', 2)).toBe('가👨‍👩‍👧‍👦')
  })

  it('말줄임표 앞에 공백을 남기지 않는다', () => {
    expect(oneLine('가나 다라', 4)).toBe('가나…')
  })
})
