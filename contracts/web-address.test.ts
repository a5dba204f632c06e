import { describe, expect, it } from 'vitest'
import { readWebAddress } from './web-address.ts'

describe('다른 사이트의 주소', () => {
  it.each([
    ['https://www.example.com/a?b=1#c', 'www.example.com', 'www.example.com'],
    ['HTTP://EXAMPLE.com:8080', 'example.com:8080', 'example.com:8080'],
    ['https://두손마켓.kr/', '두손마켓.kr', 'xn--hu1bt7hzqhm5o.kr'],
    // A name that could be mistaken for another one is shown in punycode.
    ['https://kаkаo.example', 'xn--kko-6cdb.example', 'xn--kko-6cdb.example'],
    // Characters that change the direction of writing, or are invisible.
    ['https://exam‮ple.c​om/', 'example.com', 'example.com'],
  ])('%s', (text, shownHost, asciiHost) => {
    expect(readWebAddress(text)).toMatchObject({ shownHost, asciiHost })
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    '//example.com',
    '/chat',
    'https://',
    'https://localhost',
    'https://bank.example@other.example/',
    'https://user:pass@example.com/',
    'java\nscript:alert(1)',
    'https:example.com',
    `https://example.com/${'a'.repeat(2_100)}`,
  ])('%j은 따라갈 수 없다', (text) => {
    expect(readWebAddress(text)).toBeNull()
  })
})
