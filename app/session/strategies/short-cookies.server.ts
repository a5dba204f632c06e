import { createCookie } from '@remix-run/node'

export interface CookieRules {
  secrets: readonly string[]
  /** `__Host-` and Secure: the public origin is https. */
  secure: boolean
}

/** Signed cookies that live for minutes, under the names that begin with `prefix`. */
export interface ShortCookies {
  readonly prefix: string
  /** The names among these that a request carries; no more than a browser of ours can have come by. */
  names(header: string | null): string[]
  /** What a cookie holds; null for one that is missing, changed, or signed for something else. */
  read(header: string | null, name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<string>
  remove(name: string): Promise<string>
}

/** More of them are ignored: they are made up. */
const MAXIMUM_NAMES = 20

export function shortCookies(
  purpose: string,
  maxAgeSeconds: number,
  { secrets, secure }: CookieRules,
): ShortCookies {
  const prefix = `${secure ? '__Host-' : ''}${purpose}`
  const cookie = (name: string) =>
    createCookie(name, {
      // A cookie that was signed for another purpose is not taken for one of these.
      secrets: secrets.map((secret) => `${purpose}:${secret}`),
      secure,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
    })
  return {
    prefix,
    names(header) {
      const names = (header ?? '').split(';').map((part) => part.split('=', 1).join('').trim())
      return [...new Set(names)].filter((name) => name.startsWith(prefix)).slice(0, MAXIMUM_NAMES)
    },
    // Text that is no base64 throws instead of not fitting.
    read: (header, name) =>
      cookie(name)
        .parse(header)
        .catch(() => null),
    write: (name, value) => cookie(name).serialize(value, { maxAge: maxAgeSeconds }),
    remove: (name) => cookie(name).serialize('', { maxAge: 0, expires: new Date(0) }),
  }
}
