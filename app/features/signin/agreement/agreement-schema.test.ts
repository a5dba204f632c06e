import { expect, it } from 'vitest'
import { parseFields } from '#app/forms/parse-fields.ts'
import type { AgreementKey } from './agreement-items.ts'
import { agreementInput, agreementSchema } from './agreement-schema.ts'

const REQUIRED: AgreementKey[] = ['TERMS', 'PRIVACY', 'AGE_14']
const ASKED: AgreementKey[] = [
  ...REQUIRED,
  'LOCATION',
  'NAVER_CAFE_TO_APP',
  'MARKETING',
  'NIGHT_MARKETING',
]

function read(entries: [name: string, value: string][], asked = ASKED) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const { input, errors } = parseFields(agreementSchema(asked), form)
  return { input: input && agreementInput(input, asked), errors }
}

const agree = (...keys: string[]) =>
  read(keys.map((key): [name: string, value: string] => ['agree', key]))

it('표시한 것만 동의한 것이다', () => {
  expect(agree(...REQUIRED).input).toEqual({
    policyKeys: REQUIRED,
    isMarketingAccept: false,
    isNightMarketingAccept: false,
    isNaverCafeToAppAccept: false,
  })
})

it('빠진 필수 항목을 안다', () => {
  expect(agree('TERMS', 'MARKETING').errors).toEqual({
    agree: '필수 항목에 모두 동의해야 가입할 수 있어요.',
  })
  expect(agree(...REQUIRED).errors).toBeNull()
})

it('전체 동의는 물어본 모든 항목이다', () => {
  expect(read([['all', '1']]).input).toEqual({
    policyKeys: [...REQUIRED, 'LOCATION', 'NAVER_CAFE_TO_APP'],
    isMarketingAccept: true,
    isNightMarketingAccept: true,
    isNaverCafeToAppAccept: true,
  })
  expect(read([['all', '1']], REQUIRED).input).toEqual({
    policyKeys: REQUIRED,
    isMarketingAccept: false,
    isNightMarketingAccept: false,
    isNaverCafeToAppAccept: false,
  })
})

it('물어보지 않은 항목과 모르는 항목은 받지 않는다', () => {
  const entries = [...REQUIRED, 'LOCATION', '__proto__'].map((key): [string, string] => [
    'agree',
    key,
  ])
  expect(read(entries, REQUIRED).input?.policyKeys).toEqual(REQUIRED)
})

it('광고 수신 동의는 따로 보낸다', () => {
  const { input } = agree(...REQUIRED, 'MARKETING', 'NIGHT_MARKETING')
  expect(input?.policyKeys).toEqual(REQUIRED)
  expect(input).toMatchObject({ isMarketingAccept: true, isNightMarketingAccept: true })
})

it('밤 수신 동의만 표시한 것은 온전한 동의가 아니다', () => {
  expect(Object.keys(agree(...REQUIRED, 'NIGHT_MARKETING').errors ?? {})).toEqual(['night'])
  expect(agree(...REQUIRED, 'MARKETING', 'NIGHT_MARKETING').errors).toBeNull()
  expect(agree(...REQUIRED, 'MARKETING').errors).toBeNull()
})
