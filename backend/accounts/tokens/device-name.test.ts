import { describe, expect, it } from 'vitest'
import { deviceNameOf } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const GALAXY = `Mozilla/5.0 (Linux; Android 14; SM-S921N) ${WEBKIT}`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`

describe('로그인한 기기 목록에 보이는 이름', () => {
  it.each([
    ['Chrome · Android', `${GALAXY} Chrome/130.0.0.0 Mobile Safari/537.36`],
    [
      '삼성 인터넷 · Android',
      `${GALAXY} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    ],
    ['Safari · iPhone', `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome · iPhone', `${IPHONE} (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`],
    ['카카오톡 · iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.8.5`],
    [
      '네이버 앱 · Android',
      `${GALAXY} Chrome/130.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.8.50)`,
    ],
    ['두손 앱 · Android', `${GALAXY} Chrome/130.0 Mobile Safari/537.36 DusonApp/2.1.0`],
    ['두손 앱 · iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148 DusonApp/2.1.0`],
    ['웨일 · Windows', `${WINDOWS} Chrome/130.0.0.0 Whale/3.28 Safari/537.36`],
    ['Edge · Windows', `${WINDOWS} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`],
    ['Chrome · Mac', `${MAC} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
    [
      'Safari · Mac',
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    ],
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    ['iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148`],
    ['알 수 없는 기기', 'curl/8.5.0'],
    ['알 수 없는 기기', '<script>alert(1)</script>'],
    ['알 수 없는 기기', ''],
    ['알 수 없는 기기', null],
  ])('%s', (name, userAgent) => {
    expect(deviceNameOf(userAgent)).toBe(name)
  })
})
