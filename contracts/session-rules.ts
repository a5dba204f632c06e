// Separate from session.ts, so that the code of every page in the browser does not import the schema library.

/** Times and cookies of the session (SPEC.md section 9). */
export const SESSION_RULES = {
  /** The access token is renewed when it ends within so many seconds. */
  refreshMarginSeconds: 420,
  checkMilliseconds: 10_000,
  logoutDebounceMilliseconds: 500,
  accessTokenSeconds: 30 * 60,
  userSeqCookieDays: 30,
  deviceUuidCookieDays: 730,
} as const

export const USER_SEQ_COOKIE = 'user_seq'
export const DEVICE_UUID_COOKIE = 'device_uuid'
export const TOAST_AFTER_LOGIN_COOKIE = 'toast-after-login'

/** Values of the toast-after-login cookie (SPEC.md section 4) and the message of each. */
export const TOASTS_AFTER_LOGIN = {
  'login-success': '로그인되었어요.',
  'has-c2a-link': '네이버 카페와 연동된 계정으로 로그인되었어요.',
  'change-naver-link-email':
    '연동된 네이버 계정의 이메일이 변경되었어요. 연동 정보를 확인해 주세요.',
} as const
export type ToastAfterLogin = keyof typeof TOASTS_AFTER_LOGIN

export function isToastAfterLogin(value: string | undefined | null): value is ToastAfterLogin {
  return typeof value === 'string' && Object.hasOwn(TOASTS_AFTER_LOGIN, value)
}
