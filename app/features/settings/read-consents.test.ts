import { expect, it } from 'vitest'
import { readConsents, savedConsentsNotice } from './read-consents.ts'

function ticked(...names: string[]) {
  const form = new FormData()
  for (const name of names) form.set(name, '1')
  return readConsents(form)
}

it('표시한 그대로 읽는다', () => {
  expect(ticked('nightMarketing', 'cafe')).toEqual({
    isMarketingAccept: false,
    isNightMarketingAccept: true,
    isLocationAccept: false,
    isNaverCafeToAppAccept: true,
  })
})

it('광고 수신을 끊으면 밤 수신도 끊겼다고 알린다', () => {
  expect(savedConsentsNotice(ticked('nightMarketing'))).toContain('함께 철회')
  expect(savedConsentsNotice(ticked('marketing', 'nightMarketing'))).toBe('동의 내역을 저장했어요.')
})
