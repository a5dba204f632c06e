import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { phoneStore } from './phone-store.ts'
import { type QrCode, qrCode } from './qr-code.ts'

/** QR codes by origin; a process has one origin. */
const drawn = new Map<string, QrCode>()

/** The page for a computer; a phone is redirected to its store (pages.md). */
export function loadAppDownload({ publicOrigin }: LoadContext, request: Request) {
  const store = phoneStore(request.headers.get('user-agent'))
  if (store) throw redirect(store, { headers: appDownloadHeaders() })
  const address = `${publicOrigin}${paths.appDownload()}`
  const qr = drawn.get(publicOrigin) ?? qrCode(address)
  drawn.set(publicOrigin, qr)
  return { address, qr }
}

/** Phones and computers get different responses at the same address. */
export const appDownloadHeaders = () => ({ 'cache-control': 'no-store', vary: 'User-Agent' })
