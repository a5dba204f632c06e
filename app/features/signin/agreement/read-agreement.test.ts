import { expect, it } from 'vitest'
import type { AgreementKey } from './agreement-items.ts'
import { agreementInput, readAgreement } from './read-agreement.ts'

const ASKED: AgreementKey[] = [
  'TERMS',
  'PRIVACY',
  'AGE_14',
  'LOCATION',
  'NAVER_CAFE_TO_APP',
  'MARKETING',
  'NIGHT_MARKETING',
]

function read(entries: [name: string, value: string][], asked = ASKED) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return readAgreement(form, asked)
}

const agree = (...keys: string[]) =>
  read(keys.map((key): [name: string, value: string] => ['agree', key]))

it('표시한 것만 동의한 것이다', () => {
  expect(agreementInput(agree('TERMS', 'PRIVACY', 'AGE_14'))).toEqual({
    policyKeys: ['TERMS', 'PRIVACY', 'AGE_14'],
    isMarketingAccept: false,
    isNightMarketingAccept: false,
    isNaverCafeToAppAccept: false,
  })
})

it('빠진 필수 항목을 안다', () => {
  expect(agree('TERMS', 'MARKETING').missing).toEqual(['PRIVACY', 'AGE_14'])
  expect(agree('TERMS', 'PRIVACY', 'AGE_14').missing).toEqual([])
})

it('전체 동의는 물어본 모든 항목이다', () => {
  const all = read([['all', '1']])
  expect(all.ticked).toEqual(ASKED)
  expect(all.missing).toEqual([])
  expect(read([['all', '1']], ['TERMS', 'PRIVACY', 'AGE_14']).ticked).toEqual([
    'TERMS',
    'PRIVACY',
    'AGE_14',
  ])
})

it('물어보지 않은 항목과 모르는 항목은 받지 않는다', () => {
  expect(
    read(
      [
        ['agree', 'LOCATION'],
        ['agree', '__proto__'],
      ],
      ['TERMS'],
    ).ticked,
  ).toEqual([])
})

it('광고 수신 동의는 따로 보낸다', () => {
  const input = agreementInput(agree('TERMS', 'PRIVACY', 'AGE_14', 'MARKETING', 'NIGHT_MARKETING'))
  expect(input.policyKeys).toEqual(['TERMS', 'PRIVACY', 'AGE_14'])
  expect(input).toMatchObject({ isMarketingAccept: true, isNightMarketingAccept: true })
})

it('밤 수신 동의만 표시한 것은 온전한 동의가 아니다', () => {
  expect(agree('TERMS', 'PRIVACY', 'AGE_14', 'NIGHT_MARKETING').isNightAlone).toBe(true)
  expect(agree('TERMS', 'PRIVACY', 'AGE_14', 'MARKETING', 'NIGHT_MARKETING').isNightAlone).toBe(
    false,
  )
  expect(agree('TERMS', 'PRIVACY', 'AGE_14', 'MARKETING').isNightAlone).toBe(false)
})
