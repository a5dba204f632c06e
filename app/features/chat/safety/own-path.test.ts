import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const ORIGIN = 'https://duson.example'

it.each([
  [`${ORIGIN}/product/1?a=1#b`, '/product/1?a=1#b'],
  [`${ORIGIN}`, '/'],
  ['https://duson.example:443/chat', '/chat'],
  // Other sites, though they begin alike.
  ['http://duson.example/', null],
  ['https://duson.example.evil.top/', null],
  ['https://www.duson.example/', null],
  ['https://duson.example:8443/', null],
  [`${ORIGIN}//evil.top/`, null],
  // What is no page.
  [`${ORIGIN}/api/session`, null],
  [`${ORIGIN}/media/a.jpg`, null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s → %s', (href, path) => {
  expect(ownPath(href, ORIGIN)).toBe(path)
})
