import { expect, it } from 'vitest'
import { parseFields } from '#app/forms/parse-fields.ts'
import { SELL_FORMS } from './listing-fields.ts'

const KEY = '3f2a1c60-9f3e-4a57-8d0a-3a8f5a1b2c3d'

const GOOD: Record<string, string | string[]> = {
  formKey: KEY,
  draftId: '',
  photoIds: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  title: '  이케아 책상 120cm 팔아요 ',
  categorySeq: '10101',
  condition: 'USED',
  price: '3만5천원',
  tradeMethods: ['PARCEL', 'DIRECT'],
  shipping: 'SEPARATE',
  shippingFee: '3,500',
  regionCodes: ['11440', '11440120'],
  body: '2년 썼어요.\r\n상판에 작은 흠집이 있어요.',
  tags: '#책상, 이케아 ,책상',
}

function parsed(changes: Record<string, string | string[] | undefined> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...changes }))
    for (const each of [value ?? []].flat()) form.append(name, each)
  return parseFields(SELL_FORMS.register, form)
}

it('사람이 적은 대로 읽는다', () => {
  expect(parsed().errors).toBeNull()
  expect(parsed().input).toMatchObject({
    title: '이케아 책상 120cm 팔아요',
    categorySeq: 10_101,
    price: 35_000,
    free: false,
    tradeMethods: ['PARCEL', 'DIRECT'],
    shippingFee: 3_500,
    cvsFee: null,
    regionCodes: ['11440', '11440120'],
    tags: ['책상', '이케아'],
  })
  expect(parsed({ price: undefined, free: '1' }).errors).toBeNull()
})

it('빈 칸으로 보내면 빠진 것을 한 번에 모두 말한다', () => {
  const empty = { title: '   ', body: ' \n ', price: '', categorySeq: '' }
  const none = { photoIds: undefined, condition: undefined, tradeMethods: undefined }
  expect(parsed({ ...empty, ...none }).errors).toEqual({
    photoIds: '사진을 한 장 이상 올려 주세요.',
    title: '제목을 두 글자 이상 써 주세요.',
    categorySeq: '카테고리를 골라 주세요.',
    condition: '상품 상태를 골라 주세요.',
    price: '가격을 적어 주세요. 그냥 주려면 무료나눔을 골라 주세요.',
    tradeMethods: '거래 방법을 하나 이상 골라 주세요.',
    body: '상품 설명을 써 주세요.',
  })
})

it.each([
  ['title', '👍', '제목을 두 글자 이상 써 주세요.'],
  ['title', '가'.repeat(61), '제목은 60자까지 쓸 수 있어요.'],
  ['body', '가'.repeat(100_000), '설명은 3,000자까지 쓸 수 있어요.'],
  ['price', '-1', '가격은 0원보다 작을 수 없어요.'],
  ['price', '1e30', '가격은 숫자로 적어 주세요. 예: 12,000'],
  ['price', '2억', '가격은 100,000,000원까지 적을 수 있어요.'],
  ['shippingFee', '공짜', '택배비는 숫자로 적어 주세요. 예: 12,000'],
  ['categorySeq', 'books', '카테고리를 골라 주세요.'],
  [
    'tags',
    Array.from({ length: 11 }, (_, at) => `태그${at}`).join(','),
    '태그는 10개까지 달 수 있어요.',
  ],
  ['regionCodes', ['11', '26', '27', '28'], '거래 지역은 세 곳까지 고를 수 있어요.'],
])('%s에 틀린 값이 오면 그 칸에서 말한다', (field, value, message) => {
  expect(parsed({ [field]: value }).errors).toEqual({ [field]: message })
})

it('가족 이모지도 한 글자다', () => {
  expect(parsed({ title: `${'👨‍👩‍👧‍👦'.repeat(30)}${'가'.repeat(30)}` }).errors).toBeNull()
})

it('사진은 파일로도 올 수 있고, 합쳐서 열두 장까지다', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, photoIds: [] }))
    for (const each of [value].flat()) form.append(name, each)
  for (let at = 0; at < 12; at += 1) form.append('photos', new File(['1'], `${at}.jpg`))
  expect(parseFields(SELL_FORMS.register, form).errors).toBeNull()
  form.append('photoIds', String(GOOD.photoIds))
  expect(parseFields(SELL_FORMS.register, form).errors).toEqual({
    photoIds: '사진은 12장까지 올릴 수 있어요.',
  })
})
