import { describe, expect, it } from 'vitest'
import { maskRoadAddress, RECEIVER_PHONE } from './address-constants.ts'

describe('주소 가리기', () => {
  it.each([
    ['서울특별시 마포구 양화로 45 (서교동)', '서울특별시 마포구 서교동 ***'],
    [
      '부산광역시 해운대구 센텀중앙로 97 (재송동, 센텀스카이비즈)',
      '부산광역시 해운대구 재송동 ***',
    ],
    ['서울특별시 종로구 종로 1 (종로1가, 교보생명빌딩)', '서울특별시 종로구 종로1가 ***'],
    ['제주특별자치도 서귀포시 성산읍 일출로 284-12', '제주특별자치도 서귀포시 성산읍 일출로 ***'],
    ['알 수 없는 주소 12', '알 수 ***'],
  ])('%s', (address, masked) => {
    expect(maskRoadAddress(address)).toBe(masked)
  })
})

describe('받는 사람의 번호', () => {
  it.each(['01012345678', '0212345678', '021234567', '0311234567', '07012345678', '050712345678'])(
    '%s',
    (phone) => expect(phone).toMatch(RECEIVER_PHONE),
  )
  it.each(['', '1234', '010123456', '821012345678', '01012345678901'])('%s는 아니다', (phone) =>
    expect(phone).not.toMatch(RECEIVER_PHONE),
  )
})
