import {
  NEAR_FIRST_COOKIE,
  NEAR_FIRST_OFF,
  OWN_REGIONS_COOKIE,
  readOwnRegions,
} from '#contracts/own-regions.ts'
import {
  DEVICE_UUID_COOKIE,
  isToastAfterLogin,
  SESSION_RULES,
  TOAST_AFTER_LOGIN_COOKIE,
  type ToastAfterLogin,
  USER_SEQ_COOKIE,
} from '#contracts/session-rules.ts'

const DAY_SECONDS = 24 * 60 * 60

/** What this module needs from the browser. */
export interface CookieDeps {
  document: { cookie: string }
  /** Whether the page was loaded over https. */
  secure: boolean
  randomBytes: () => Uint8Array
}

/**
 * The cookies that the browser's script reads and writes itself (SPEC.md sections 3, 4 and 9), with the attributes
 * that the server gives them too.
 */
export function browserCookies({ document, secure, randomBytes }: CookieDeps) {
  const read = (name: string): string | undefined =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const write = (name: string, value: string, days: number) => {
    document.cookie = `${name}=${value}; Max-Age=${days * DAY_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  }

  return {
    hasUser: () => Boolean(read(USER_SEQ_COOKIE)),
    /** Who was signed in here last, and has not signed out. */
    userSeq: (): number | null => Number(read(USER_SEQ_COOKIE)) || null,
    /** Thirty days from now on. */
    rememberUser: (userSeq: number) =>
      write(USER_SEQ_COOKIE, String(userSeq), SESSION_RULES.userSeqCookieDays),
    forgetUser: () => write(USER_SEQ_COOKIE, '', 0),
    /** Created if there is none yet; it stays the same for two years. Undefined where cookies are forbidden. */
    ensureDevice(): string | undefined {
      if (!read(DEVICE_UUID_COOKIE))
        write(DEVICE_UUID_COOKIE, uuidOf(randomBytes()), SESSION_RULES.deviceUuidCookieDays)
      return read(DEVICE_UUID_COOKIE)
    },
    /** The region that a search of this browser begins with: 내 동네 in use, until somebody switches that off. */
    nearFirstRegion: (): string | undefined =>
      read(NEAR_FIRST_COOKIE) === NEAR_FIRST_OFF
        ? undefined
        : readOwnRegions(read(OWN_REGIONS_COOKIE))[0],
    /** Reads the toast-after-login and removes it, whatever its value. */
    takeToast(): ToastAfterLogin | null {
      const toast = read(TOAST_AFTER_LOGIN_COOKIE)
      if (toast === undefined) return null
      write(TOAST_AFTER_LOGIN_COOKIE, '', 0)
      return isToastAfterLogin(toast) ? toast : null
    },
  }
}

/** Version 4 of RFC 9562; `crypto.randomUUID` is missing on a page over plain http. */
export function uuidOf(random: Uint8Array): string {
  const hex = [...random.subarray(0, 16)].map((byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, '0'),
  )
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The cookies of this page; used only in the browser. */
export const cookies = () =>
  browserCookies({
    document,
    secure: location.protocol === 'https:',
    randomBytes: () => crypto.getRandomValues(new Uint8Array(16)),
  })
