import { parse } from 'hono/utils/cookie'
import {
  NEAR_FIRST_COOKIE,
  NEAR_FIRST_OFF,
  OWN_REGIONS_COOKIE,
  OWN_REGIONS_COOKIE_DAYS,
  readOwnRegions,
} from '#contracts/own-regions.ts'
import {
  DEVICE_UUID_COOKIE,
  isToastAfterLogin,
  SESSION_RULES,
  TOAST_AFTER_LOGIN_COOKIE,
  type ToastAfterLogin,
  USER_SEQ_COOKIE,
} from '#contracts/session.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Long enough for the page after a sign-in to load. */
const TOAST_SECONDS = 60
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The cookies beside the session that the browser's script reads too (SPEC.md sections 3, 4 and 9). */
export interface SmallCookies {
  /** Of the device, when it has one already. */
  readonly deviceUuid: string | null
  readonly toast: ToastAfterLogin | null
  /** 내 동네, the one in use first. */
  readonly ownRegions: readonly string[]
  /** Whether searches begin with what is near 내 동네. */
  readonly isNearFirst: boolean
}

export function readSmallCookies(cookieHeader: string | null): SmallCookies {
  const cookies = cookieHeader ? parse(cookieHeader) : {}
  const deviceUuid = cookies[DEVICE_UUID_COOKIE]
  const toast = cookies[TOAST_AFTER_LOGIN_COOKIE]
  return {
    deviceUuid: deviceUuid && UUID.test(deviceUuid) ? deviceUuid : null,
    toast: isToastAfterLogin(toast) ? toast : null,
    ownRegions: readOwnRegions(cookies[OWN_REGIONS_COOKIE]),
    isNearFirst: cookies[NEAR_FIRST_COOKIE] !== NEAR_FIRST_OFF,
  }
}

/** Set-Cookie headers of these cookies; `secure` where the public origin is https. */
export function smallCookieWriter(secure: boolean) {
  const write = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    userSeq: (userSeq: number) =>
      write(USER_SEQ_COOKIE, String(userSeq), SESSION_RULES.userSeqCookieDays * DAY_SECONDS),
    withoutUserSeq: () => write(USER_SEQ_COOKIE, '', 0),
    deviceUuid: (uuid: string) =>
      write(DEVICE_UUID_COOKIE, uuid, SESSION_RULES.deviceUuidCookieDays * DAY_SECONDS),
    toast: (toast: ToastAfterLogin) => write(TOAST_AFTER_LOGIN_COOKIE, toast, TOAST_SECONDS),
    withoutToast: () => write(TOAST_AFTER_LOGIN_COOKIE, '', 0),
    ownRegions: (codes: readonly string[]) =>
      write(
        OWN_REGIONS_COOKIE,
        codes.join('.'),
        codes.length > 0 ? OWN_REGIONS_COOKIE_DAYS * DAY_SECONDS : 0,
      ),
    nearFirst: (isOn: boolean) =>
      write(
        NEAR_FIRST_COOKIE,
        isOn ? '' : NEAR_FIRST_OFF,
        isOn ? 0 : OWN_REGIONS_COOKIE_DAYS * DAY_SECONDS,
      ),
  }
}
