import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import { APP, BRAND } from '#app/brand.ts'
import { ExternalIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { phoneStore } from './phone-store.ts'
import { qrCode } from './qr-code.ts'

const STORES = [
  { href: APP.stores.ios, label: 'App Store에서 받기' },
  { href: APP.stores.android, label: 'Google Play에서 받기' },
]

/** Where to get the app: on a phone its own store, elsewhere a QR code and both stores. */
export function AppDownloadPanel() {
  const own = phoneStore(navigator.userAgent)
  const stores = own ? STORES.filter(({ href }) => href === own) : STORES
  return (
    <PanelBody title="앱 다운로드">
      <p className="text-base text-ink-2">
        {BRAND.name} 앱에서는 채팅과 가격 인하 알림을 바로 받고, 찍은 사진을 그 자리에서 올릴 수
        있어요.
      </p>
      {!own && <Code />}
      <ul className="mt-5 flex flex-col gap-2">
        {stores.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-13 items-center justify-center gap-1.5 rounded-md bg-inverse px-5 font-semibold text-on-inverse hover:opacity-90"
            >
              {label}
              <ExternalIcon size={16} />
              <span className="sr-only">새 창</span>
            </a>
          </li>
        ))}
      </ul>
      {!own && (
        <Link
          to={paths.appDownload()}
          className="mt-2 flex min-h-11 items-center justify-center rounded-sm text-sm font-semibold text-link hover:underline"
        >
          앱 소개 자세히 보기
        </Link>
      )}
    </PanelBody>
  )
}

function Code() {
  const address = `${window.location.origin}${paths.appDownload()}`
  const { size, path } = useMemo(() => qrCode(address), [address])
  return (
    <figure className="mt-5 flex flex-col items-center gap-3 rounded-lg bg-surface-2 p-5">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`앱을 받는 주소의 QR 코드: ${address}`}
        shapeRendering="crispEdges"
        className="size-40 rounded-md bg-paper"
      >
        <path d={path} className="fill-on-paper" />
      </svg>
      <figcaption className="text-sm text-ink-2">휴대폰 카메라로 비춰 보세요.</figcaption>
    </figure>
  )
}
