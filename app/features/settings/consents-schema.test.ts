import { expect, it } from 'vitest'
import { parseFields } from '#app/forms/parse-fields.ts'
import { consentBoxesSchema, savedConsentsNotice } from './consents-schema.ts'

function ticked(...names: string[]) {
  const form = new FormData()
  for (const name of names) form.set(name, '1')
  const { input } = parseFields(consentBoxesSchema, form)
  if (!input) throw new Error('no consents')
  return input
}

it('표시한 그대로 읽는다', () => {
  expect(ticked('isNightMarketingAccept', 'isNaverCafeToAppAccept')).toEqual({
    isMarketingAccept: false,
    isNightMarketingAccept: true,
    isLocationAccept: false,
    isNaverCafeToAppAccept: true,
  })
})

it('광고 수신을 끊으면 밤 수신도 끊겼다고 알린다', () => {
  expect(savedConsentsNotice(ticked('isNightMarketingAccept'))).toContain('함께 철회')
  expect(savedConsentsNotice(ticked('isMarketingAccept', 'isNightMarketingAccept'))).toBe(
    '동의 내역을 저장했어요.',
  )
})
