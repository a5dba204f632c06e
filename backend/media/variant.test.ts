import { expect, test } from 'vitest'
import { MEDIA_WIDTHS, mediaSrcSet, mediaUrl } from '#contracts/media.ts'
import { negotiate, parseVariant, variantSize } from './variant.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/*;q=0.8,*/*;q=0.5', 'webp'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/avif;q=0.2, image/jpeg;q=0.9', 'jpeg'],
  ['IMAGE/AVIF', 'avif'],
  ['*/*', 'jpeg'],
  ['image/*', 'jpeg'],
  ['text/html', 'jpeg'],
  ['image/webp;q=x', 'jpeg'],
  ['', 'jpeg'],
  [null, 'jpeg'],
])('Accept %s → %s', (accept, format) => {
  expect(negotiate(accept)).toBe(format)
})

test('주소에 쓰는 크기만 알아듣는다', () => {
  expect(parseVariant('c320')).toEqual({ cut: 'c', width: 320 })
  expect(parseVariant('w1280')).toEqual({ cut: 'w', width: 1280 })
  for (const text of ['', 'c', 'c321', 'x320', 'c0320', 'C320', 'c320.jpg', 'w-1']) {
    expect(parseVariant(text), text).toBeNull()
  }
})

test('페이지가 쓰는 모든 주소를 서버가 알아듣는다', () => {
  for (const cut of ['c', 'w'] as const) {
    for (const width of MEDIA_WIDTHS) {
      const variant = mediaUrl('k3f9', width, cut).split('/').at(-1) ?? ''
      expect(parseVariant(variant)).toEqual({ cut, width })
    }
  }
  expect(mediaSrcSet('k3f9', 'c', 320)).toBe('/media/k3f9/c160 160w, /media/k3f9/c320 320w')
})

test('정사각 조각과 전체 사진의 크기', () => {
  const own = { width: 1200, height: 400 }
  expect(variantSize(own, { cut: 'c', width: 320 })).toEqual({ width: 320, height: 320 })
  expect(variantSize(own, { cut: 'w', width: 960 })).toEqual({ width: 960, height: 320 })
})
