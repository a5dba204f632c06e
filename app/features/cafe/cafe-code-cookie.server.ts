import { redirect } from '@remix-run/node'
import { parse } from 'hono/utils/cookie'
import { paths } from '#app/paths.ts'
import { CAFE_CODE_RULES, readCafeCode } from '#contracts/cafe-constants.ts'

const COOKIE = 'cafe_code'

const cookie = (code: string, seconds: number, isSecure: boolean) =>
  `${COOKIE}=${code}; Max-Age=${seconds}; Path=${paths.cafeCode()}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

const isSecure = ({ publicOrigin }: { publicOrigin: string }) => publicOrigin.startsWith('https:')

/**
 * Takes a code out of the address into a cookie of this page alone, also across a sign-in: nothing that notes addresses has it.
 * @throws the redirect to the address without it
 */
export function stripCafeCode(context: { publicOrigin: string }, request: Request): void {
  const given = new URL(request.url).searchParams.get('code')
  if (given === null) return
  const code = readCafeCode(given)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (code) headers.set('set-cookie', cookie(code, CAFE_CODE_RULES.minutes * 60, isSecure(context)))
  throw redirect(paths.cafeCode(), { headers })
}

/** The code that the visitor came with; '' without one. */
export function cafeCodeOfVisitor(request: Request): string {
  const header = request.headers.get('cookie')
  return readCafeCode((header && parse(header)[COOKIE]) || '') ?? ''
}

export const withoutCafeCode = (context: { publicOrigin: string }) => ({
  'set-cookie': cookie('', 0, isSecure(context)),
})
