import { describe, expect, it } from 'vitest'
import { richText } from './rich-text.ts'

const links = (text: string) => richText(text).flatMap(({ href }) => href ?? [])
const joined = (text: string) =>
  richText(text)
    .map((part) => part.text)
    .join('')

describe('본문 속 링크', () => {
  it('http와 https 주소만 잇는다', () => {
    expect(links('정보 https://a.example/p?q=1 와 http://b.example')).toEqual([
      'https://a.example/p?q=1',
      'http://b.example',
    ])
    expect(links('javascript:alert(1) ftp://a.example a.example data:text/html,x')).toEqual([])
  })

  it.each([
    ['www.a.example/x 보세요', 'https://www.a.example/x'],
    ['사이트는 www.a.example에 있어요', 'https://www.a.example'],
    ['Www.a.co.kr.', 'https://Www.a.co.kr'],
    ['Https://a.example', 'Https://a.example'],
    ['http://www.a.example', 'http://www.a.example'],
  ])('www로 시작하거나 첫 글자가 큰 주소도 잇는다: %s', (text, address) => {
    expect(links(text)).toEqual([address])
    expect(joined(text)).toBe(text)
  })

  it.each(['www.', 'www.a', 'www.a.', 'awww.a.example', 'me@www.a.example', 'www.a@b.example'])(
    'www가 있어도 주소가 아니면 글자로 남는다: %s',
    (text) => {
      expect(links(text)).toEqual([])
      expect(joined(text)).toBe(text)
    },
  )

  it.each([
    ['조사', 'https://a.example/x에서 샀어요', 'https://a.example/x'],
    ['마침표', '여기 https://a.example/x.', 'https://a.example/x'],
    ['괄호', '(https://a.example/x) 참고', 'https://a.example/x'],
    ['주소 안의 괄호', 'https://a.example/x_(y) 참고', 'https://a.example/x_(y)'],
    ['태그', '<a href="https://a.example/x">', 'https://a.example/x'],
    ['줄바꿈', 'https://a.example/x\nhttps 아님', 'https://a.example/x'],
  ])('%s 앞에서 끝난다', (_title, text, address) => {
    expect(links(text)).toEqual([address])
    expect(joined(text)).toBe(text)
  })

  it.each([
    'https://bank.example@evil.example/',
    'https://',
    'http://localhost',
    'https://.',
    'http://[',
    'https://a b',
  ])('속이거나 깨진 주소는 글자로 남는다: %s', (text) => {
    expect(links(text)).toEqual([])
    expect(joined(text)).toBe(text)
  })

  it('아무리 긴 글도 글자를 잃지 않는다', () => {
    const text = 'http'.repeat(50_000) + '://'.repeat(1_000) + 'https://a.example'.repeat(2_000)
    expect(joined(text)).toBe(text)
  })
})
