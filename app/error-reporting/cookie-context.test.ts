import { expect, it } from 'vitest'
import { cookieContext } from './cookie-context.ts'

it('the cookies of a report have values only where they are known to be harmless', () => {
  const cookies =
    'session=secret=.x; user_seq=7; device_uuid=0f0f; toast-after-login=login-success; analytics_refused=1; token=a.b.c'
  expect(cookieContext(cookies)).toEqual({
    session: '(removed)',
    user_seq: '7',
    device_uuid: '(removed)',
    'toast-after-login': 'login-success',
    analytics_refused: '1',
    token: '(removed)',
  })
  expect(cookieContext('')).toEqual({})
})
