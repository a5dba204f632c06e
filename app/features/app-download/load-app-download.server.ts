import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { phoneStore } from './phone-store.ts'
import { type QrCode, qrCode } from './qr-code.ts'

/** Drawn once for each origin that a process has: one. */
const drawn = new Map<string, QrCode>()

/** The page for a computer; a phone is sent on to its store (pages.md). */
export function loadAppDownload({ publicOrigin }: LoadContext, request: Request) {
  const store = phoneStore(request.headers.get('user-agent'))
  if (store) throw redirect(store, { headers: appDownloadHeaders() })
  const address = `${publicOrigin}${paths.appDownload()}`
  const qr = drawn.get(publicOrigin) ?? qrCode(address)
  drawn.set(publicOrigin, qr)
  return { address, qr }
}

/** Phones and computers get different answers at the one address. */
export const appDownloadHeaders = () => ({ 'cache-control': 'no-store', vary: 'User-Agent' })
