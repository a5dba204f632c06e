import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'

const shown = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) =>
    kind === 'ADDED' ? `+${text}+` : kind === 'REMOVED' ? `-${text}-` : text,
  )

describe('글의 차이', () => {
  it('낱말 단위로 보인다', () => {
    expect(shown('배터리 91%예요. 상태 좋아요.', '배터리 85%예요. 상태 좋아요.')).toEqual([
      '배터리 ',
      '-91%예요.-',
      '+85%예요.+',
      ' 상태 좋아요.',
    ])
  })

  it('긴 글에서 바뀌지 않은 부분은 줄인다', () => {
    const long = '그대로인 말 '.repeat(50)
    const [head = '', removed, added, tail = ''] = shown(`${long}끝 ${long}`, `${long}새끝 ${long}`)
    expect([removed, added]).toEqual(['-끝-', '+새끝+'])
    expect(head).toMatch(/^… (?:그대로인 말 ){4}$/u)
    expect(tail).toMatch(/^ (?:그대로인 말 ){4}…$/u)
  })

  it('온통 다른 긴 글은 통째로 바뀐 것으로 보인다', () => {
    const words = (from: number) => Array.from({ length: 900 }, (_, at) => `${from + at}`).join(' ')
    const parts = diffWords(words(0), words(10_000))
    expect(parts.map(({ kind }) => kind)).toEqual(['REMOVED', 'ADDED'])
  })
})
