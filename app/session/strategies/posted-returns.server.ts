import { z } from 'zod'
import type { SocialProvider } from '#contracts/account.ts'
import { readLimited } from './read-limited.ts'
import { type CookieRules, shortCookies } from './short-cookies.server.ts'

/** Long enough for a redirect to our own site. */
const LIFETIME_SECONDS = 60
const MAXIMUM_BODY_BYTES = 32 * 1024
/** Of the values; a browser keeps 4096 bytes of the whole cookie, in which they are longer by a half. */
const MAXIMUM_BYTES = 2_400

const returnSchema = z.record(z.string(), z.string())

/** Lays by what a provider's page posted to us, from that request to the next. */
export function createPostedReturns(rules: CookieRules) {
  const cookiesOf = (provider: SocialProvider) =>
    shortCookies(`oauth-posted-${provider}`, LIFETIME_SECONDS, rules)

  return {
    /** @returns the Set-Cookie header that keeps these fields of the form; null when it cannot be one of a provider's */
    async keep(provider: SocialProvider, request: Request, fields: readonly string[]) {
      const form = await readForm(request)
      const kept = form && fieldsOf(form, fields)
      const cookies = cookiesOf(provider)
      return kept ? cookies.write(cookies.prefix, kept) : null
    },

    /** What was kept, and the Set-Cookie headers that forget it. */
    async take(provider: SocialProvider, request: Request) {
      const cookies = cookiesOf(provider)
      const header = request.headers.get('cookie')
      const parsed = returnSchema.safeParse(await cookies.read(header, cookies.prefix))
      return {
        parameters: new URLSearchParams(parsed.data ?? {}),
        forgotten: await Promise.all(cookies.names(header).map(cookies.remove)),
      }
    },
  }
}

/** A field that is there twice is no field; the last ones go when all of them are too long, as they matter least. */
function fieldsOf(form: URLSearchParams, fields: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {}
  let bytes = 0
  for (const field of fields) {
    const [value, ...more] = form.getAll(field)
    if (value === undefined || more.length > 0) continue
    bytes += Buffer.byteLength(JSON.stringify(value))
    if (bytes <= MAXIMUM_BYTES) kept[field] = value
  }
  return kept
}

/** @throws Error when it is too long */
async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return null
  return new URLSearchParams(await readLimited(request.body, MAXIMUM_BODY_BYTES))
}
