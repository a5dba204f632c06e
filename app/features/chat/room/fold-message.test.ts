import { describe, expect, it } from 'vitest'
import { richText } from '#app/features/product/rich-text.ts'
import { foldMessage } from './fold-message.ts'

const folded = (text: string) =>
  foldMessage(richText(text))
    ?.map((part) => part.text)
    .join('') ?? null

describe('긴 메시지 접기', () => {
  it('500자, 16줄까지는 다 보인다', () => {
    expect(folded('가'.repeat(500))).toBeNull()
    expect(folded(Array(16).fill('한 줄').join('\n'))).toBeNull()
  })

  it('더 길면 띄어쓰기에서 자른다', () => {
    const short = folded('두손 '.repeat(200)) ?? ''
    expect(short.endsWith('두손…')).toBe(true)
    expect(short.length).toBeLessThanOrEqual(351)
  })

  it('줄이 많으면 열 줄을 보인다', () => {
    const text = Array.from({ length: 17 }, (_, index) => `${index + 1}번`).join('\n')
    expect(folded(text)?.split('\n')).toHaveLength(10)
    expect(folded(text)?.endsWith('10번…')).toBe(true)
  })

  it('주소는 자르지 않는다', () => {
    const address = `https://a.example/${'x'.repeat(600)}`
    expect(folded(`여기 ${address}`)).toBe('여기 …')
    const near = folded(`${'가 '.repeat(170)}https://a.example/abc ${'나'.repeat(300)}`)
    expect(near).toBe(`${'가 '.repeat(169)}가…`)
  })

  it('그림 글자를 반으로 자르지 않는다', () => {
    expect(folded('😀'.repeat(300))).toBe(`${'😀'.repeat(175)}…`)
    expect(folded(`가${'😀'.repeat(300)}`)).toBe(`가${'😀'.repeat(174)}…`)
  })
})
