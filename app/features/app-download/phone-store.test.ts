import { describe, expect, it } from 'vitest'
import { APP } from '#app/brand.ts'
import { phoneStore } from './phone-store.ts'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

describe('휴대폰의 스토어', () => {
  it.each([
    PIXEL,
    `${PIXEL} NAVER(inapp; search; 2000; 12.15.0)`,
    `${PIXEL};KAKAOTALK 2510550`,
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  ])('안드로이드는 Play 스토어로: %s', (userAgent) => {
    expect(phoneStore(userAgent)).toBe(APP.stores.android)
  })

  it.each([
    IPHONE,
    `${IPHONE} KAKAOTALK/11.8.0 (INAPP)`,
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  ])('아이폰과 아이패드는 App Store로: %s', (userAgent) => {
    expect(phoneStore(userAgent)).toBe(APP.stores.ios)
  })

  it.each([
    null,
    '',
    'node',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15',
    `${PIXEL} DusonApp/3.2.1`,
    `${PIXEL} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (compatible; Yeti/1.1; +http://naver.me/spd)',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  ])('컴퓨터와 앱과 로봇은 쪽을 본다: %s', (userAgent) => {
    expect(phoneStore(userAgent)).toBeUndefined()
  })
})
