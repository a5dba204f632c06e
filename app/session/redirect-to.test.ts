import { describe, expect, it } from 'vitest'
import { pageOf, safeRedirectTo } from './redirect-to.ts'

const HOSTILE: unknown[] = [
  undefined,
  null,
  42,
  {},
  ['/mystore'],
  '',
  ' ',
  'mystore',
  './mystore',
  '../mystore',
  '?tab=1',
  '#top',
  'https://evil.example',
  'https://evil.example/mystore',
  'HTTPS://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/mystore\\..\\evil',
  ' /mystore',
  ' //evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/mystore\r\nset-cookie: a=b',
  '/mystore\0',
  '/mystore\u007f',
  '/\u0085/evil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '/%0d%0aset-cookie:a=b',
  '/%09/evil.example',
  '/search?keyword=%00',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/mystore/..//evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252fevil.example',
  '/%255cevil.example',
  '/%25252fevil.example',
  '/%2525252525252fevil.example',
  '/\uff0fevil.example',
  '/\uff3cevil.example',
  '/%ef%bc%8fevil.example',
  '/%2e%2e%2fsignin',
  '/mystore//evil.example',
  '/%',
  '/%ff%fe',
  '/%c0%af/evil.example',
  '/signin',
  '/signin?redirectTo=/signin',
  '/signin/naver',
  '/signin.data',
  '/SignIn',
  '/%73ignin',
  '/mystore/../signin',
  '/logout',
  '/logout.data',
  '/api/session',
  '/API/session',
  '/sandbox/sms?phone=01000000000',
  '/__manifest?p=/',
  `/search/${'a'.repeat(1_000)}`,
  `/search/${'가'.repeat(200)}`,
]

const HONEST: [value: string, path: string][] = [
  ['/', '/'],
  ['/product/12', '/product/12'],
  ['/product/list?state=onSale&sort=latest', '/product/list?state=onSale&sort=latest'],
  ['/search/아이폰', '/search/%EC%95%84%EC%9D%B4%ED%8F%B0'],
  ['/search/%EC%95%84%EC%9D%B4%ED%8F%B0', '/search/%EC%95%84%EC%9D%B4%ED%8F%B0'],
  ['/search/100%25', '/search/100%25'],
  ['/search/photo%2Edata', '/search/photo%2Edata'],
  ['/search?keyword=https://a.example//b', '/search?keyword=https://a.example//b'],
  ['/mystore/../product/1', '/product/1'],
  ['/product/1#reviews', '/product/1'],
  ['/product/1.data?_routes=root%2Croutes', '/product/1'],
  ['/product/list.data?page=2&_routes=root', '/product/list?page=2'],
  ['/_root.data', '/'],
  ['/_root.data?index', '/'],
  ['/mystore/favorites?index&page=2', '/mystore/favorites?page=2'],
  ['/signin-help', '/signin-help'],
  ['/@evil.example', '/@evil.example'],
]

describe('the way back after signing in', () => {
  it.each(HOSTILE.map((value) => [value]))('%j is not followed', (value) => {
    expect(safeRedirectTo(value, '/fallback')).toBe('/fallback')
  })

  it.each(HONEST)('%s leads to %s', (value, path) => {
    expect(safeRedirectTo(value, '/fallback')).toBe(path)
    expect(safeRedirectTo(path, '/fallback'), 'a safe path stays as it is').toBe(path)
  })

  it('stays on this site however a browser resolves it', () => {
    const base = 'https://duson.example/signin'
    for (const [value] of HONEST)
      expect(new URL(safeRedirectTo(value, '/'), base).origin).toBe('https://duson.example')
    for (const value of HOSTILE)
      expect(new URL(safeRedirectTo(value, '/'), base).href).toBe('https://duson.example/')
  })
})

describe('the page behind a request', () => {
  const origins = ['https://duson.example']
  const post = (referer?: string) =>
    new Request('https://duson.example/favorite', {
      method: 'POST',
      headers: referer ? { referer } : {},
    })

  it('is the page that a data request asks for', () => {
    const request = new Request('http://localhost/mystore/favorites.data?page=2&_routes=root')
    expect(pageOf(request, origins)).toBe('/mystore/favorites?page=2')
  })

  it('is the page that a form was on', () => {
    expect(pageOf(post('https://duson.example/product/7?a=1'), origins)).toBe('/product/7?a=1')
  })

  it('is unknown when the form was elsewhere or does not say', () => {
    expect(pageOf(post('https://evil.example/product/7'), origins)).toBeUndefined()
    expect(pageOf(post('nonsense'), origins)).toBeUndefined()
    expect(pageOf(post(), origins)).toBeUndefined()
  })
})
