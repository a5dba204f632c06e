import { describe, expect, it } from 'vitest'
import { toUnicodeHost } from './unicode-host.ts'

describe('푸니코드', () => {
  it.each([
    '네이버페이.com',
    '두손.한국',
    'kаkаopay.com',
    'münchen.example',
    '中文.example',
    'a-가나다-b.kr',
    'ascii.example',
    '😀.example',
  ])('%s은 주소로 바꾸었다 되돌려도 같다', (host) => {
    expect(toUnicodeHost(new URL(`https://${host}/`).hostname)).toBe(host.normalize('NFC'))
  })

  it.each([
    'xn--',
    'xn--99999999999999999',
    'xn--a-b-!',
    'xn--zzzzzzzzzzzzzzzzzzzzzzzzzzz',
    'xn--\u0000',
  ])('%j처럼 잘못된 이름은 그대로 둔다', (host) => {
    expect(toUnicodeHost(host)).toBe(host)
  })
})
