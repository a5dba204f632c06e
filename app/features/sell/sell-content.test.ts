import { expect, it } from 'vitest'
import type { ListingContent } from '#contracts/listing.ts'
import { draftOfValues, rememberedValues, valuesOfContent } from './sell-content.ts'
import { areSameValues, isWorthKeeping, NO_VALUES, splitTags } from './sell-values.ts'

const CHAIR: ListingContent = {
  title: '사무용 의자',
  body: '1년 썼어요.',
  categorySeq: 1_001,
  price: 45_000,
  negotiable: true,
  condition: 'USED',
  tradeMethods: ['PARCEL', 'CVS'],
  shippingIncluded: false,
  shippingFee: 4_000,
  cvsFee: 2_100,
  regionCodes: ['11440'],
  tags: ['의자', '재택근무'],
  photoIds: ['a1b2c3d4e5f60718'],
}

it('글의 내용은 칸으로 갔다가 그대로 돌아온다', () => {
  expect(draftOfValues(valuesOfContent(CHAIR))).toEqual(CHAIR)
  const free = { ...CHAIR, price: 0, tradeMethods: ['DIRECT' as const] }
  expect(draftOfValues(valuesOfContent({ ...free, shippingFee: null, cvsFee: null }))).toEqual({
    ...free,
    shippingFee: null,
    cvsFee: null,
  })
})

it('덜 쓴 글도 저장할 수 있는 만큼 저장한다', () => {
  const values = {
    ...NO_VALUES,
    title: '아',
    price: '1e30',
    condition: '몰라요',
    shipping: 'INCLUDED',
  }
  expect(draftOfValues(values)).toMatchObject({
    title: '아',
    price: null,
    condition: null,
    categorySeq: null,
    shippingIncluded: false,
  })
})

it('새 글은 지난번의 거래 방법과 동네로 시작한다', () => {
  expect(rememberedValues(CHAIR, ['26'])).toEqual({
    ...NO_VALUES,
    tradeMethods: ['PARCEL', 'CVS'],
    shipping: 'SEPARATE',
    shippingFee: '4,000',
    cvsFee: '2,100',
    regionCodes: ['11440'],
  })
  expect(rememberedValues(null, ['26', '11']).regionCodes).toEqual(['26'])
  expect(isWorthKeeping(rememberedValues(CHAIR, []))).toBe(false)
})

it('쉼표나 차례만 다른 것은 같은 내용이다', () => {
  const values = valuesOfContent(CHAIR)
  expect(areSameValues(values, { ...values, price: '45000', tags: '#의자 #재택근무' })).toBe(true)
  expect(areSameValues(values, { ...values, tradeMethods: ['CVS', 'PARCEL'] })).toBe(true)
  expect(areSameValues(values, { ...values, body: '1년 썼어요!' })).toBe(false)
})

it('태그는 쉼표와 #으로 나눈다', () => {
  expect(splitTags('#책상 , 이케아  책장#책상\n원목')).toEqual(['책상', '이케아 책장', '원목'])
})
