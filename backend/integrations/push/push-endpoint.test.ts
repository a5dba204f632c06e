import { describe, expect, it } from 'vitest'
import { readPushEndpoint } from './push-endpoint.ts'

const OWN = 'http://localhost:3000/sandbox/push/send/'

describe('푸시 주소', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  ])('브라우저 회사의 주소는 받는다: %s', (endpoint) => {
    expect(readPushEndpoint(endpoint, null)).toBe(endpoint)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://localhost/',
    'https://127.0.0.1/fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.apple.com/',
    'https://web.push.apple.com.evil.example/',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://user:pass@fcm.googleapis.com/',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com/fcm/send/abc#part',
    'ftp://fcm.googleapis.com/',
    `${OWN}abc`,
    'not an address',
    '',
  ])('다른 곳의 주소는 받지 않는다: %s', (endpoint) => {
    expect(readPushEndpoint(endpoint, null)).toBeNull()
  })

  it('연습용 푸시 서비스의 주소는 연습용 세계에서만, 그 안에서만 받는다', () => {
    expect(readPushEndpoint(`${OWN}abc`, OWN)).toBe(`${OWN}abc`)
    expect(readPushEndpoint(`${OWN}../../payments`, OWN)).toBeNull()
    expect(readPushEndpoint('http://localhost:3000/signin', OWN)).toBeNull()
  })
})
